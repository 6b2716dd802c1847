/** Work that waits until what asks for it is still, and is done once at a time. */
export class Settling {
  readonly #work: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> | null = null;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  get isWorking(): boolean {
    return this.#working !== null;
  }

  soon(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), delayMs);
  }

  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }
}
