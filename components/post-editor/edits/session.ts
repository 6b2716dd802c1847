import { Acts } from "./acts.ts";
import { EditStore } from "./edit-state.ts";
import type { Change, SessionHost } from "./session-host.ts";
import { History, type Place } from "./history.ts";
import { Saving } from "./saving.ts";
import { aimKey, type Edits, isSame, merge, without } from "./unsent.ts";
import { Waiting } from "./waiting.ts";

/** One post being edited in one window: what was typed, what of it is saved, what can be undone. */
export class EditSession {
  readonly #host: SessionHost;
  readonly #history = new History();
  readonly #store = new EditStore(this.#history);
  readonly #waiting: Waiting;
  readonly #saving: Saving;
  readonly #acts: Acts;
  /** the names that a person changed while something was told, by aim */
  #touched: Edits = {};

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
  }

  /** What the last visit left unsent is shown again and saved. Apart, since the page first shows what the server drew. */
  resume(): void {
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

  /** What a field shows: what is being told, what was typed, else what the server said. */
  value(kind: string, id: string, name: string): unknown {
    const told = this.state().incoming[aimKey(kind, id)];
    return told && name in told ? told[name] : this.own(kind, id, name);
  }

  /** The same without what is being told, which is nobody's edit yet. */
  own(kind: string, id: string, name: string): unknown {
    const local = this.state().local[aimKey(kind, id)];
    return local && name in local ? local[name] : this.#host.read(kind, id)[name];
  }

  /** Changes fields of one or more things as one act. */
  set(changes: readonly Change[], isApart = false): void {
    const before = changes.map(({ id, kind, values }) => ({
      kind,
      id,
      values: Object.fromEntries(Object.keys(values).map((name) => [name, this.own(kind, id, name)])),
    }));
    if (isSame(before, changes)) return;
    this.#touch(changes);
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

  /** Shows what is being told from now on; what a person changes meanwhile stays theirs. */
  beginHearing(): void {
    this.#touched = {};
  }

  hear(changes: readonly Change[]): void {
    const told = this.#untouched(changes);
    const incoming = told.reduce<Edits>((edits, { id, kind, values }) => merge(edits, aimKey(kind, id), values), {});
    this.#store.tell({ incoming });
  }

  /** What was told becomes one act, that is saved and undone like any; null: nothing came of it. */
  endHearing(changes: readonly Change[] | null): void {
    this.#store.tell({ incoming: {} });
    const told = this.#untouched(changes ?? []);
    if (told.length > 0) this.set(told, true);
  }

  #untouched(changes: readonly Change[]): Change[] {
    return changes.flatMap((change) => {
      const touched = Object.keys(this.#touched[aimKey(change.kind, change.id)] ?? {});
      const values = Object.fromEntries(Object.entries(change.values).filter(([name]) => !touched.includes(name)));
      return Object.keys(values).length > 0 ? [{ ...change, values }] : [];
    });
  }

  #touch(changes: readonly Change[]): void {
    let { incoming } = this.state();
    for (const { id, kind, values } of changes) {
      const key = aimKey(kind, id);
      this.#touched = merge(this.#touched, key, values);
      incoming = without(incoming, key, Object.keys(values));
    }
    this.#store.tell({ incoming });
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
