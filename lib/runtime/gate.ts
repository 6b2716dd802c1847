import { ENTRIES, type Entry, type EntryName } from "#lib/domain/entries.ts";
import { Refusal } from "#lib/domain/refusal.ts";

/** For whom a place is taken; who is not known is not counted. */
interface From {
  readonly workspaceId?: string;
  readonly address?: string | null;
}

/** Gives the place back; once more, it does nothing. */
export type Leave = () => void;

/** A workspace or an address, and how many places it may have. */
type Holder = readonly [name: string, most: number];

interface Waiting {
  readonly holders: readonly Holder[];
  readonly enter: () => void;
}

/** Lets some in at once and few of one caller; of who waits, whoever was let in longest ago is next. */
export class Gate {
  readonly #entry: Entry;
  readonly #inside = new Map<string, number>();
  readonly #lastIn = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #count = 0;
  #turn = 0;

  constructor(entry: Entry) {
    this.#entry = entry;
  }

  /** A place, where there is one now. */
  tryEnter(from: From): Leave | null {
    const holders = this.#holdersOf(from);
    return this.#hasRoom(holders) ? this.#letIn(holders) : null;
  }

  /** A place, now or soon; refuses otherwise. */
  async enter(from: From): Promise<Leave> {
    return this.tryEnter(from) ?? this.#wait(this.#holdersOf(from));
  }

  async run<T>(from: From, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(from);
    return work().finally(leave);
  }

  #holdersOf({ address, workspaceId }: From): Holder[] {
    const entry = this.#entry;
    return [
      ...(workspaceId ? [[`workspace ${workspaceId}`, entry.workspace] as const] : []),
      ...(address ? [[`address ${address}`, entry.address] as const] : []),
    ];
  }

  #hasRoom(holders: readonly Holder[]): boolean {
    return this.#count < this.#entry.atOnce && holders.every(([name, most]) => (this.#inside.get(name) ?? 0) < most);
  }

  #letIn(holders: readonly Holder[]): Leave {
    this.#count++;
    this.#turn++;
    for (const [name] of holders) {
      this.#inside.set(name, (this.#inside.get(name) ?? 0) + 1);
      if (this.#entry.waiting > 0) this.#lastIn.set(name, this.#turn);
    }
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#count--;
      for (const [name] of holders) this.#leave(name);
      this.#next();
    };
  }

  #leave(name: string): void {
    const left = (this.#inside.get(name) ?? 0) - 1;
    if (left > 0) this.#inside.set(name, left);
    else this.#inside.delete(name);
  }

  #wait(holders: readonly Holder[]): Promise<Leave> {
    const { waiting, waitMs } = this.#entry;
    const ofHolder = (name: string) =>
      [...this.#waiting].filter((one) => one.holders.some(([other]) => other === name)).length;
    const isFull = this.#waiting.size >= waiting || holders.some(([name]) => ofHolder(name) >= waiting / 2);
    if (isFull) throw new Refusal("too_many_at_once");
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(one);
        reject(new Refusal("too_many_at_once"));
      }, waitMs);
      const enter = () => {
        clearTimeout(late);
        resolve(this.#letIn(holders));
      };
      const one: Waiting = { holders, enter };
      this.#waiting.add(one);
    });
  }

  #next(): void {
    if (this.#waiting.size === 0) return this.#lastIn.clear();
    const lastOf = ({ holders }: Waiting) => Math.max(0, ...holders.map(([name]) => this.#lastIn.get(name) ?? 0));
    let next: Waiting | undefined;
    for (const one of this.#waiting) {
      if (this.#hasRoom(one.holders) && (!next || lastOf(one) < lastOf(next))) next = one;
    }
    if (!next) return;
    this.#waiting.delete(next);
    next.enter();
  }
}

// Next loads modules a second time; a process has one set of places all the same.
const kept = globalThis as { pautaGates?: Map<EntryName, Gate> };

/** The gate of a way in. */
export function gateOf(name: EntryName): Gate {
  const gates = (kept.pautaGates ??= new Map<EntryName, Gate>());
  const gate = gates.get(name) ?? new Gate(ENTRIES[name]);
  gates.set(name, gate);
  return gate;
}
