import type { Change, SessionHost } from "./session-host.ts";
import { aimKey, aimOfKey, type Conflict, type Edits, findConflicts, merge, type Values, without } from "./unsent.ts";

type Write = [key: string, values: Values];

/** What was typed and waits to be written, and what each of its fields was when it was changed here. */
export class Waiting {
  readonly #host: SessionHost;
  #unsent: Edits = {};
  #bases: Edits = {};
  /** the last that this window has seen */
  #version: number;

  constructor(host: SessionHost) {
    this.#host = host;
    this.#version = host.version;
    const kept = host.shelf.read();
    if (!kept) return;
    this.#unsent = kept.unsent;
    this.#bases = kept.bases;
    this.#version = kept.version;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#unsent).length === 0;
  }

  get version(): number {
    return this.#version;
  }

  get unsent(): Edits {
    return this.#unsent;
  }

  put(changes: readonly Change[]): void {
    for (const { id, kind, values } of changes) {
      const key = aimKey(kind, id);
      const there = this.#host.read(kind, id);
      for (const name of Object.keys(values))
        if (!(name in (this.#bases[key] ?? {}))) this.#bases = merge(this.#bases, key, { [name]: there[name] });
      this.#unsent = merge(this.#unsent, key, values);
    }
    this.#keep();
  }

  /** The next thing to write whose value is whole. */
  next(): Write | undefined {
    return Object.entries(this.#unsent).find(([key, values]) => this.#host.isWhole(aimOfKey(key).kind, values));
  }

  take([key, values]: Write): void {
    this.#unsent = without(this.#unsent, key, Object.keys(values));
  }

  /** It was not written: it waits again, before the others, and under what was typed meanwhile. */
  giveBack([key, values]: Write): void {
    const { [key]: since, ...others } = this.#unsent;
    this.#unsent = { [key]: { ...values, ...since }, ...others };
  }

  /** What is written is the base of what is typed next. */
  settle([key, values]: Write): void {
    const again = Object.keys(this.#unsent[key] ?? {});
    const names = Object.keys(values);
    this.#bases = without(this.#bases, key, names);
    for (const name of names) if (again.includes(name)) this.#bases = merge(this.#bases, key, { [name]: values[name] });
    this.#keep();
  }

  /** Others changed the post: which fields both changed. */
  meet(version: number): Conflict[] {
    this.#version = version;
    return findConflicts(this.#unsent, this.#bases, (key) => {
      const { id, kind } = aimOfKey(key);
      return this.#host.read(kind, id);
    });
  }

  resolve(conflicts: readonly Conflict[], keep: "mine" | "theirs"): void {
    for (const { key, name, theirs } of conflicts) {
      if (keep === "mine") this.#bases = merge(this.#bases, key, { [name]: theirs });
      else {
        this.#unsent = without(this.#unsent, key, [name]);
        this.#bases = without(this.#bases, key, [name]);
      }
    }
    this.#keep();
  }

  /** Nothing waits, and this version is what is shown. */
  begin(version: number): void {
    this.#version = version;
    this.#bases = {};
  }

  #keep(): void {
    this.#host.shelf.write({ version: this.#version, unsent: this.#unsent, bases: this.#bases });
  }
}
