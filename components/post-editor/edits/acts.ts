import { CallError } from "#lib/client/call.ts";
import type { EditStore } from "./edit-state.ts";
import type { Act, SessionHost } from "./session-host.ts";
import type { History } from "./history.ts";
import type { Saving } from "./saving.ts";
import type { Waiting } from "./waiting.ts";

/** What acts, undoes and does again, one after the other. */
export class Acts {
  readonly #host: SessionHost;
  readonly #store: EditStore;
  readonly #history: History;
  readonly #waiting: Waiting;
  readonly #saving: Saving;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(host: SessionHost, parts: { store: EditStore; history: History; waiting: Waiting; saving: Saving }) {
    this.#host = host;
    this.#store = parts.store;
    this.#history = parts.history;
    this.#waiting = parts.waiting;
    this.#saving = parts.saving;
  }

  undo = () => this.#inTurn(() => this.#again("undone"));
  redo = () => this.#inTurn(() => this.#again("redone"));

  /** A key pressed while something is being done is about that: its result is seen before it has ended. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** What changes is brought into sight as it begins: who then looks elsewhere stays there. */
  async #again(what: "undone" | "redone"): Promise<void> {
    const step = what === "undone" ? this.#history.undo() : this.#history.redo();
    if (!step) return;
    const { place } = step;
    this.#store.tell({ place });
    try {
      await (what === "undone" ? step.undo() : step.redo());
      const now = this.#store.state();
      if (now.place === place) this.#store.tell({ again: { what, count: (now.again?.count ?? 0) + 1 } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#host.onError(error);
    }
    this.#store.tell({});
  }

  /** Does something that is no field's edit: what is typed goes first, and what is shown is read again after. */
  async act(does: Act, undoes?: Act): Promise<boolean> {
    if (this.#store.state().isActing) return false;
    this.#store.tell({ isActing: true });
    return this.#inTurn(async () => {
      const done = await this.#carryOut(does);
      if (done && undoes)
        this.#history.push({
          key: `act ${this.#host.now()}`,
          at: 0,
          place: this.#store.state().place,
          undo: async () => void (await this.#carryOut(undoes)),
          redo: async () => void (await this.#carryOut(does)),
        });
      this.#store.tell({});
      return done;
    });
  }

  async #carryOut(does: Act): Promise<boolean> {
    this.#store.tell({ isActing: true });
    try {
      await this.#saving.flush();
      await does(this.#waiting.version);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#host.onError(error);
      return false;
    } finally {
      await this.#saving.refresh();
      this.#store.tell({ isActing: false });
    }
  }
}
