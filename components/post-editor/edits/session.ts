import { Acts } from "./acts.ts";
import { EditStore } from "./edit-state.ts";
import type { Change, SessionHost } from "./session-host.ts";
import { History, type Place } from "./history.ts";
import { Saving } from "./saving.ts";
import { aimKey, isSame, merge } from "./unsent.ts";
import { Waiting } from "./waiting.ts";

/** One post being edited in one window: what was typed, what of it is saved, what can be undone. */
export class EditSession {
  readonly #host: SessionHost;
  readonly #history = new History();
  readonly #store = new EditStore(this.#history);
  readonly #waiting: Waiting;
  readonly #saving: Saving;
  readonly #acts: Acts;

  constructor(host: SessionHost) {
    this.#host = host;
    this.#waiting = new Waiting(host);
    this.#saving = new Saving(host, this.#store, this.#waiting);
    this.#acts = new Acts(host, {
      store: this.#store,
      history: this.#history,
      waiting: this.#waiting,
      saving: this.#saving,
    });
    if (this.#waiting.isEmpty) return;
    this.#store.tell({ local: this.#waiting.unsent, save: "saving" });
    this.#saving.soon();
  }

  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);
  readonly state = () => this.#store.state();
  readonly flush = () => this.#saving.flush();
  readonly undo = () => this.#acts.undo();
  readonly redo = () => this.#acts.redo();
  readonly act: Acts["act"] = (does, undoes) => this.#acts.act(does, undoes);

  get hasUnsent(): boolean {
    return this.#saving.hasUnsent;
  }

  /** What a field shows: what was typed, else what the server said. */
  value(kind: string, id: string, name: string): unknown {
    const local = this.state().local[aimKey(kind, id)];
    return local && name in local ? local[name] : this.#host.read(kind, id)[name];
  }

  /** Changes fields of one or more things as one act. */
  set(changes: readonly Change[], isApart = false): void {
    const before = changes.map(({ id, kind, values }) => ({
      kind,
      id,
      values: Object.fromEntries(Object.keys(values).map((name) => [name, this.value(kind, id, name)])),
    }));
    if (isSame(before, changes)) return;
    const key = changes.map(({ id, kind, values }) => `${kind} ${id} ${Object.keys(values).join()}`).join();
    const undo = () => this.#apply(before);
    const redo = () => this.#apply(changes);
    const at = isApart ? Infinity : this.#host.now();
    this.#history.push({ key, at, place: this.state().place, undo, redo });
    redo();
  }

  #apply(changes: readonly Change[]): void {
    this.#waiting.put(changes);
    const { conflicts, local, save } = this.state();
    const shown = changes.reduce((edits, { id, kind, values }) => merge(edits, aimKey(kind, id), values), local);
    this.#store.tell({ local: shown, save: save === "conflict" ? "conflict" : "saving" });
    if (conflicts.length === 0) this.#saving.soon();
  }

  /** Looks elsewhere. */
  goTo(place: Partial<Place>): void {
    this.#store.tell({ place: { ...this.state().place, ...place }, again: null });
  }

  /** The answer to a conflict, for all its fields. */
  resolve(keep: "mine" | "theirs"): void {
    this.#saving.resolve(keep);
  }

  /** The server says a version: another than the one seen is read, unless something newer waits here. */
  async sync(version: number): Promise<void> {
    if (version === this.#waiting.version || this.hasUnsent || this.state().isActing) return;
    await this.#saving.refresh();
  }
}
