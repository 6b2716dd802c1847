import { fold } from "#lib/domain/fold.ts";

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text without case, accents and marks, each with its place. */
export const wordsIn = (text: string): Word[] =>
  Array.from(fold(text).matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

/** A shorter beginning stands in too many places. */
const ALIKE_MIN = 3;

/** Where a run of words begins among others, whole or at least by its beginning; -1 where it does not. */
export function findRun(words: readonly Word[], run: readonly Word[], from: number): number {
  for (let length = run.length; length >= Math.min(ALIKE_MIN, run.length) && length > 0; length--) {
    for (let at = from; at + length <= words.length; at++) {
      if (run.slice(0, length).every(({ text }, index) => words[at + index]?.text === text)) return at;
    }
  }
  return -1;
}
