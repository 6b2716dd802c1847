import { readSenses, SENSE_SIZE } from "#lib/content/senses/senses.ts";
import type { Language } from "#lib/domain/language.ts";

/** What is said, as a direction of length 1: what means the same points the same way, whatever its words. */
export type Sense = Float32Array;

type Roots = Iterable<readonly [root: string, tells: number]>;

/** How much each part of a question counts for what all of it means. */
export const SHARES = { said: 1, otherWords: 0.8, answer: 0.5 } as const;
export type Part = keyof typeof SHARES;

export function senseOf(parts: Partial<Record<Part, Roots>>, language: Language): Sense {
  const senses = readSenses(language);
  const sum = new Float32Array(SENSE_SIZE);
  for (const [part, roots] of Object.entries(parts) as [Part, Roots][])
    for (const [root, tells] of roots) {
      const sense = senses.get(root);
      if (sense) add(sum, sense, tells * SHARES[part]);
    }
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value) => value / length) : sum;
}

// Loops, since a trade's index adds up ten thousand words.
function add(sum: Sense, sense: Int8Array, share: number): void {
  for (let at = 0; at < SENSE_SIZE; at++) sum[at] = (sum[at] ?? 0) + (sense[at] ?? 0) * share;
}

/** From -1 to 1. */
export function likenessOf(one: Sense, other: Sense): number {
  let sum = 0;
  for (let at = 0; at < SENSE_SIZE; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
