import { readLanguage } from "#lib/content/language/language.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { isStopWord } from "./known-words.ts";
import { isSameWord } from "./same-word.ts";

let generic: ReadonlySet<string> | undefined;

/** A folded word of themes of every trade. */
export const isGeneric = (token: string): boolean =>
  (generic ??= new Set(LANGUAGES.flatMap((language) => [...readLanguage(language).genericWords]))).has(token);

/** The folded words that tell what a text is about: neither small words nor those of themes of every trade. */
export function tellingWords(text: string): string[] {
  const told: string[] = [];
  for (const token of tokensOf(text)) {
    if (token.length < 3 || !/\p{L}/u.test(token) || isStopWord(token) || isGeneric(token)) continue;
    if (!told.some((other) => isSameWord(other, token))) told.push(token);
  }
  return told;
}

/** Whether one of the words has a form of it among the others. */
export const standsIn = (word: string, others: readonly string[]): boolean =>
  others.some((other) => isSameWord(word, other));
