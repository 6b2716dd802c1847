import { fold } from "#lib/domain/fold.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";

const UNITS = "h|min|km|kg|mm|cm|ml|g|m|am|pm|%|€";
const SPACED_UNIT = new RegExp(String.raw`(?<=\d)\s+(?=(?:${UNITS})(?!\p{L}))`, "gu");

/** A text as it is compared: folded, with even spaces, and none within "14 h" or "R$ 3". */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(SPACED_UNIT, "")
    .replace(/(?<=[$€£]|s\/)\s+(?=\d)/g, "")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Whether a plain text has the words as they are, not within a longer word or number; a plural counts. */
export function says(told: string, words: string): boolean {
  const sought = plain(words);
  const before = /^[\p{L}\p{N}]/u.test(sought) ? String.raw`(?<![\p{L}\p{N}]|\d[.,:])` : "";
  const after = /\p{L}$/u.test(sought) ? String.raw`(?:s|es)?(?!\p{L})` : String.raw`(?!\p{N}|[.,:]\d)`;
  return new RegExp(`${before}${escaped(sought)}${after}`, "u").test(told);
}

/** The sentences of a text, a line ending one too, without what lists begin with. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?…]["”»)]?)\s+(?=[\p{Lu}\p{N}¿¡"“«•])/u)
    .map((sentence) => sentence.replace(/^\s*(?:[•\-–*✓]|\d+[.)])\s+/u, "").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** A sentence by its words alone. */
export const wordsOf = (sentence: string): string[] => fold(sentence).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A sentence by its words with one mark for the theme's, and how many are left: what a phrase says of any theme. */
export function withoutTheme(sentence: string, theme: string): { key: string; own: number } {
  const stems = stemsOf(theme);
  const small = new Set(wordsOf(theme));
  const words = wordsOf(sentence);
  const isTheme = words.map((word) => stems.some((stem) => word.startsWith(stem)));
  // "at the" belongs to the theme where it stands beside its telling words: to the right of one, then to the left.
  for (const at of words.keys()) isTheme[at] ||= small.has(words[at] ?? "") && isTheme[at - 1] === true;
  for (const at of [...words.keys()].toReversed())
    isTheme[at] ||= small.has(words[at] ?? "") && isTheme[at + 1] === true;
  const masked = words.map((word, at) => (isTheme[at] ? "_" : word));
  const key = masked.filter((word, at) => word !== "_" || masked[at - 1] !== "_").join(" ");
  return { key, own: masked.filter((word) => word !== "_").length };
}
