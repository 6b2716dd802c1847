/** Work that waits until what asks for it is still, and is done once at a time. */
export class Settling {
  readonly #work: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> | null = null;
  #isAsked = false;

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

  /** Asked for while it works, it is done once more: what is being done may have missed what asks. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAsked = true;
    this.#working ??= this.#workOff().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  async #workOff(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      await this.#work();
    }
  }
}
