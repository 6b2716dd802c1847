import type { History, Place } from "./history.ts";
import type { Conflict, Edits } from "./unsent.ts";

export type SaveState = "saved" | "saving" | "incomplete" | "offline" | "error" | "conflict";

export interface EditState {
  save: SaveState;
  /** what is shown in place of what the server said last */
  local: Edits;
  /** what is being told, shown over the rest until it is an edit */
  incoming: Edits;
  conflicts: readonly Conflict[];
  canUndo: boolean;
  canRedo: boolean;
  /** an act that is no field's edit is under way */
  isActing: boolean;
  place: Place;
  /** what was taken back or done again last, and how many times anything was */
  again: { what: "undone" | "redone"; count: number } | null;
}

const START: EditState = {
  save: "saved",
  local: {},
  incoming: {},
  conflicts: [],
  canUndo: false,
  canRedo: false,
  isActing: false,
  place: { page: null, panel: null, scene: 0, view: "adjust" },
  again: null,
};

/** What a session shows, and who is told when it changes. */
export class EditStore {
  readonly #history: History;
  readonly #listeners = new Set<() => void>();
  #state = START;

  constructor(history: History) {
    this.#history = history;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): EditState => this.#state;

  tell(change: Partial<EditState>): void {
    const { canRedo, canUndo } = this.#history;
    this.#state = { ...this.#state, ...change, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}
