export type Values = Readonly<Record<string, unknown>>;
/** by aim, such as "text slide_1" */
export type Edits = Readonly<Record<string, Values>>;

export const aimKey = (kind: string, id: string): string => `${kind} ${id}`;

export function aimOfKey(key: string): { kind: string; id: string } {
  const [kind = "", id = ""] = key.split(" ");
  return { kind, id };
}

export const merge = (edits: Edits, key: string, values: Values): Edits => ({
  ...edits,
  [key]: { ...edits[key], ...values },
});

/** Without these names; an aim of which nothing is left goes too. */
export function without(edits: Edits, key: string, names: readonly string[]): Edits {
  const left = Object.entries(edits[key] ?? {}).filter(([name]) => !names.includes(name));
  const { [key]: _, ...others } = edits;
  return left.length === 0 ? others : { ...edits, [key]: Object.fromEntries(left) };
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Values of one field: what it was when it was changed here, what it is here and what it is there. */
export interface Conflict {
  key: string;
  name: string;
  mine: unknown;
  theirs: unknown;
}

/** Fields that both sides changed, each in its own way. What only one side changed, or both alike, is no conflict. */
export function findConflicts(unsent: Edits, bases: Edits, there: (key: string) => Values): Conflict[] {
  return Object.entries(unsent).flatMap(([key, values]) => {
    const theirs = there(key);
    return Object.entries(values).flatMap(([name, mine]) => {
      const untouched = isSame(theirs[name], bases[key]?.[name]);
      return untouched || isSame(theirs[name], mine) ? [] : [{ key, name, mine, theirs: theirs[name] }];
    });
  });
}

/** What was not yet written when the page went away. */
export interface Kept {
  version: number;
  unsent: Edits;
  bases: Edits;
}

interface Shelf {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** Kept in the browser until it is on the server: a crash or a closed tab loses nothing that was typed. */
export class UnsentShelf {
  readonly #shelf: Shelf | null;
  readonly #key: string;

  constructor(shelf: Shelf | null, postId: string) {
    this.#shelf = shelf;
    this.#key = `pauta:unsent:${postId}`;
  }

  read(): Kept | null {
    try {
      const text = this.#shelf?.getItem(this.#key);
      // Written below alone.
      return text ? (JSON.parse(text) as Kept) : null;
    } catch {
      return null;
    }
  }

  write(kept: Kept): void {
    try {
      if (Object.keys(kept.unsent).length === 0) this.#shelf?.removeItem(this.#key);
      else this.#shelf?.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage: the page itself still holds it.
    }
  }
}
