import { Settling } from "./settling.ts";

export type SaveState = "saved" | "saving" | "failed";

interface Server<Edit> {
  write: (edit: Edit) => Promise<unknown>;
  onFailed: (error: unknown) => void;
}

/** Writes what is typed once it settles, all of it in one call; what failed goes out with the next. */
export class Autosave<Edit extends object> {
  readonly #tell: (state: SaveState) => void;
  readonly #settling = new Settling(() => this.#writeAll());
  #server: Server<Edit> | null = null;
  #waiting: Edit | null = null;

  constructor(tell: (state: SaveState) => void) {
    this.#tell = tell;
  }

  /** Where what is saved from here on goes. */
  toward(server: Server<Edit>): void {
    this.#server = server;
  }

  get hasUnsent(): boolean {
    return this.#waiting !== null || this.#settling.isWorking;
  }

  save(edit: Edit, settleMs: number): void {
    this.#waiting = this.#waiting ? { ...this.#waiting, ...edit } : edit;
    this.#tell("saving");
    this.#settling.soon(settleMs);
  }

  flush = (): Promise<void> => this.#settling.now();

  async #writeAll(): Promise<void> {
    for (let edit = this.#waiting; edit; edit = this.#waiting) {
      this.#waiting = null;
      try {
        await this.#server?.write(edit);
      } catch (error) {
        this.#giveBack(edit);
        this.#tell("failed");
        this.#server?.onFailed(error);
        return;
      }
    }
    this.#tell("saved");
  }

  /** What was typed meanwhile is newer. */
  #giveBack(edit: Edit): void {
    this.#waiting = this.#waiting ? { ...edit, ...this.#waiting } : edit;
  }
}
