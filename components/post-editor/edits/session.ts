import { CallError } from "#lib/client/call.ts";
import { History, type Place } from "./history.ts";
import {
  aimKey,
  type Conflict,
  type Edits,
  findConflicts,
  isSame,
  merge,
  type UnsentShelf,
  without,
} from "./unsent.ts";

const SETTLE_MS = 700;
const AGAIN_MS = 3000;

export type SaveState = "saved" | "saving" | "incomplete" | "offline" | "error" | "conflict";

export interface EditState {
  save: SaveState;
  /** what is shown in place of what the server said last */
  local: Edits;
  conflicts: readonly Conflict[];
  canUndo: boolean;
  canRedo: boolean;
  /** an act that is no field's edit is under way */
  isActing: boolean;
  place: Place;
  /** what was taken back or done again last, and how many times anything was */
  again: { what: "undone" | "redone"; count: number } | null;
}

type Values = Readonly<Record<string, unknown>>;

/** Something done to the post at once; it is told the version that this window has seen. */
type Act = (version: number) => Promise<unknown>;

/** What a session needs of the page that it runs in. */
export interface Ground {
  /** a value as the server said it last */
  read: (kind: string, id: string) => Values;
  write: (kind: string, id: string, values: Values, version: number) => Promise<unknown>;
  isWhole: (kind: string, values: Values) => boolean;
  /** reads all of it again and says its version */
  refresh: () => Promise<number>;
  onError: (error: CallError) => void;
  onMerged: () => void;
  shelf: UnsentShelf;
  /** of what is shown at first */
  version: number;
  now: () => number;
}

const START: EditState = {
  save: "saved",
  local: {},
  conflicts: [],
  canUndo: false,
  canRedo: false,
  isActing: false,
  place: { page: null, panel: null, scene: 0, view: "adjust" },
  again: null,
};

const RETRIED: readonly string[] = ["offline", "upstream_failure", "rate_limited"];

/** One post being edited in one window: what was typed, what of it is saved, what can be undone. */
export class EditSession {
  readonly #ground: Ground;
  readonly #history = new History();
  readonly #listeners = new Set<() => void>();
  #state = START;
  #unsent: Edits = {};
  #bases: Edits = {};
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flushing: Promise<void> | null = null;
  /** of what acts, undoes and does again */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#version = ground.version;
    const kept = ground.shelf.read();
    if (!kept) return;
    this.#unsent = kept.unsent;
    this.#bases = kept.bases;
    this.#version = kept.version;
    this.#state = { ...START, local: kept.unsent, save: "saving" };
    this.#schedule(SETTLE_MS);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): EditState => this.#state;

  get hasUnsent(): boolean {
    return Object.keys(this.#unsent).length > 0 || this.#flushing !== null;
  }

  /** What a field shows: what was typed, else what the server said. */
  value(kind: string, id: string, name: string): unknown {
    const local = this.#state.local[aimKey(kind, id)];
    return local && name in local ? local[name] : this.#ground.read(kind, id)[name];
  }

  /** Changes fields of one or more things as one act. */
  set(changes: readonly { kind: string; id: string; values: Values }[], isApart = false): void {
    const before = changes.map(({ id, kind, values }) => ({
      kind,
      id,
      values: Object.fromEntries(Object.keys(values).map((name) => [name, this.value(kind, id, name)])),
    }));
    if (isSame(before, changes)) return;
    const key = changes.map(({ id, kind, values }) => `${kind} ${id} ${Object.keys(values).join()}`).join();
    const undo = () => this.#apply(before);
    const redo = () => this.#apply(changes);
    const at = isApart ? Infinity : this.#ground.now();
    this.#history.push({ key, at, place: this.#state.place, undo, redo });
    redo();
  }

  #apply(changes: readonly { kind: string; id: string; values: Values }[]): void {
    let { local } = this.#state;
    for (const { id, kind, values } of changes) {
      const key = aimKey(kind, id);
      const there = this.#ground.read(kind, id);
      for (const name of Object.keys(values))
        if (!(name in (this.#bases[key] ?? {}))) this.#bases = merge(this.#bases, key, { [name]: there[name] });
      local = merge(local, key, values);
      this.#unsent = merge(this.#unsent, key, values);
    }
    this.#keep();
    this.#tell({ local, save: this.#state.save === "conflict" ? "conflict" : "saving" });
    if (this.#state.conflicts.length === 0) this.#schedule(SETTLE_MS);
  }

  /** Looks elsewhere. */
  goTo(place: Partial<Place>): void {
    this.#tell({ place: { ...this.#state.place, ...place }, again: null });
  }

  undo = () => this.#inTurn(() => this.#again("undone", () => this.#history.undo()));
  redo = () => this.#inTurn(() => this.#again("redone", () => this.#history.redo()));

  /** A key pressed while something is being done is about that: its result is seen before it has ended. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** What changes is brought into sight. */
  async #again(what: "undone" | "redone", step: () => Promise<Place | null>): Promise<void> {
    try {
      const place = await step();
      if (place) this.#tell({ place, again: { what, count: (this.#state.again?.count ?? 0) + 1 } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#ground.onError(error);
    }
    this.#tell({});
  }

  /** Does something that is no field's edit: what is typed goes first, and what is shown is read again after. */
  async act(does: Act, undoes?: Act): Promise<boolean> {
    if (this.#state.isActing) return false;
    this.#tell({ isActing: true });
    return this.#inTurn(async () => {
      const done = await this.#carryOut(does);
      if (done && undoes)
        this.#history.push({
          key: `act ${this.#ground.now()}`,
          at: 0,
          place: this.#state.place,
          undo: async () => void (await this.#carryOut(undoes)),
          redo: async () => void (await this.#carryOut(does)),
        });
      this.#tell({});
      return done;
    });
  }

  async #carryOut(does: Act): Promise<boolean> {
    this.#tell({ isActing: true });
    try {
      await this.flush();
      await does(this.#version);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#ground.onError(error);
      return false;
    } finally {
      await this.#refresh();
      this.#tell({ isActing: false });
    }
  }

  /** Writes all that waits; at once, and once at a time. */
  flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#flushing ??= this.#writeAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  };

  async #writeAll(): Promise<void> {
    let wrote = false;
    let failed = false;
    for (let next = this.#next(); next; next = this.#next()) {
      const [key, values] = next;
      const [kind = "", id = ""] = key.split(" ");
      this.#unsent = without(this.#unsent, key, Object.keys(values));
      try {
        await this.#ground.write(kind, id, values, this.#version);
        wrote = true;
        this.#settle(key, values);
        this.#keep();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (RETRIED.includes(error.code) || error.reason === "post_changed") {
          this.#unsent = { ...merge({ [key]: values }, key, this.#unsent[key] ?? {}), ...omit(this.#unsent, key) };
        }
        if (RETRIED.includes(error.code)) {
          this.#tell({ save: error.code === "offline" ? "offline" : "error" });
          this.#schedule(AGAIN_MS);
          return;
        }
        if (error.reason === "post_changed") {
          if (await this.#meet()) continue;
          return;
        }
        failed = true;
        this.#settle(key, values);
        this.#keep();
        this.#ground.onError(error);
      }
    }
    if (wrote || failed) await this.#refresh();
    const isDone = Object.keys(this.#unsent).length === 0;
    this.#tell({ save: failed ? "error" : isDone ? "saved" : "incomplete" });
  }

  /** The next thing to write whose value is whole. */
  #next(): [string, Values] | undefined {
    return Object.entries(this.#unsent).find(([key, values]) => this.#ground.isWhole(key.split(" ")[0] ?? "", values));
  }

  /** What is written is the base of what is typed next. */
  #settle(key: string, values: Values): void {
    const again = Object.keys(this.#unsent[key] ?? {});
    const names = Object.keys(values);
    this.#bases = without(this.#bases, key, names);
    for (const name of names) if (again.includes(name)) this.#bases = merge(this.#bases, key, { [name]: values[name] });
  }

  /** Others changed the post: what both changed is asked; the rest goes together. */
  async #meet(): Promise<boolean> {
    try {
      this.#version = await this.#ground.refresh();
    } catch {
      this.#tell({ save: "offline" });
      this.#schedule(AGAIN_MS);
      return false;
    }
    const conflicts = findConflicts(this.#unsent, this.#bases, this.#there);
    this.#tell({ conflicts, save: conflicts.length > 0 ? "conflict" : "saving" });
    if (conflicts.length === 0) this.#ground.onMerged();
    return conflicts.length === 0;
  }

  readonly #there = (key: string): Values => {
    const [kind = "", id = ""] = key.split(" ");
    return this.#ground.read(kind, id);
  };

  /** The answer to a conflict, for all its fields. */
  resolve(keep: "mine" | "theirs"): void {
    for (const { key, name, theirs } of this.#state.conflicts) {
      if (keep === "mine") this.#bases = merge(this.#bases, key, { [name]: theirs });
      else {
        this.#unsent = without(this.#unsent, key, [name]);
        this.#bases = without(this.#bases, key, [name]);
        this.#tell({ local: without(this.#state.local, key, [name]) });
      }
    }
    this.#keep();
    this.#tell({ conflicts: [], save: "saving" });
    void this.flush();
  }

  /** The server says a version: another than the one seen is read, unless something newer waits here. */
  async sync(version: number): Promise<void> {
    if (version === this.#version || this.hasUnsent || this.#state.isActing) return;
    await this.#refresh();
  }

  /** What the server has now, except where something newer waits here. */
  async #refresh(): Promise<void> {
    try {
      const version = await this.#ground.refresh();
      if (Object.keys(this.#unsent).length > 0) return;
      this.#version = version;
      this.#bases = {};
      this.#tell({ local: {} });
    } catch {
      // Shown as it was typed until the server can be asked again.
    }
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #keep(): void {
    this.#ground.shelf.write({ version: this.#version, unsent: this.#unsent, bases: this.#bases });
  }

  #tell(change: Partial<EditState>): void {
    const { canRedo, canUndo } = this.#history;
    this.#state = { ...this.#state, ...change, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}

const omit = (edits: Edits, key: string): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key));
