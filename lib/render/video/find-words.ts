import type { SpokenWord } from "#lib/ports/voice.ts";

/** A text's words as they are compared: however they are written. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\[[^\]]*\]/gu, " ")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/u)
    .filter((word) => word !== "");

export interface Place {
  readonly first: number;
  readonly last: number;
}

/** Where a run of words is spoken, looked for from a word on. */
export function findWords(words: readonly SpokenWord[], run: readonly string[], from = 0): Place | null {
  if (run.length === 0) return null;
  const spoken = words.map(({ text }) => plainWords(text));
  for (let first = from; first < spoken.length; first++) {
    let told = 0;
    let last = first;
    while (last < spoken.length && told < run.length) {
      const parts = spoken[last] ?? [];
      if (!parts.every((part, index) => part === run[told + index])) break;
      told += parts.length;
      last++;
    }
    if (told === run.length && (spoken[first]?.length ?? 0) > 0) return { first, last: last - 1 };
  }
  return null;
}
