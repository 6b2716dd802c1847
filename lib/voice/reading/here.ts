import type { Tongue } from "#lib/content/tongues/tongues.ts";

/** A word of the script where it stands. */
export interface Here {
  /** without the signs around it */
  readonly word: string;
  /** the signs at its end, as they are written */
  readonly ending: string;
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
  /** the two words behind the next one */
  readonly further: readonly [string, string];
  readonly tongue: Tongue;
}

/** What is said for a word; null where the rule does not know it, "" where its neighbour says it. */
export type Rule = (here: Here) => string | null;
