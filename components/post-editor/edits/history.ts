/** What of the editor is in sight. */
export interface Place {
  /** a page's id; null for the first */
  page: string | null;
  /** null for the first */
  panel: string | null;
  scene: number;
  view: "adjust" | "file";
}

/** One act that can be taken back and done again. */
export interface Step {
  /** acts on the same thing that follow closely are one */
  key: string;
  /** when; infinite for an act that is always one of its own */
  at: number;
  /** what was in sight as it was done */
  place: Place;
  undo: () => void | Promise<void>;
  redo: () => void | Promise<void>;
}

const TOGETHER_MS = 1200;
const KEPT = 200;

/** What was done and what was undone, in order. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  push(step: Step): void {
    const last = this.#done.at(-1);
    const isSame = last?.key === step.key && Math.abs(step.at - last.at) < TOGETHER_MS && this.#undone.length === 0;
    this.#undone = [];
    if (last && isSame) this.#done.splice(-1, 1, { ...step, undo: last.undo });
    else this.#done = [...this.#done, step].slice(-KEPT);
  }

  /** What is to be taken back now. */
  undo(): Step | null {
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
    return step ?? null;
  }

  /** What is to be done again now. */
  redo(): Step | null {
    const step = this.#undone.pop();
    // What is done again is not joined with what is typed next.
    if (step) this.#done.push({ ...step, at: 0 });
    return step ?? null;
  }
}
