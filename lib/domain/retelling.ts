/** How a text of a post is read: on a picture, below it, aloud, or as its hashtags. */
export type ToldKind = "line" | "caption" | "spoken" | "tags";

/** A text of a post as it stands, by a name that a writer can answer with: "caption", "slide3_title". */
export interface ToldText {
  readonly name: string;
  readonly kind: ToldKind;
  readonly text: string;
  /** in characters */
  readonly max: number;
}

/** Texts of a post that are to be told again. */
export interface Retelling {
  /** all of them, in the order in which they are read */
  readonly told: readonly ToldText[];
  /** the one that is told again; null: all that say something */
  readonly only: string | null;
  /** what a person wishes otherwise; null: the same in another way */
  readonly wish: string | null;
}

/** A month of working days would not need as many; who presses without end pays for nothing more. */
export const RETELLINGS_PER_HOUR = 60;
export const WISH_MAX = 300;

export const isWanted =
  ({ only }: Pick<Retelling, "only">) =>
  ({ name, text }: ToldText): boolean =>
    only === null ? text.trim() !== "" : name === only;
