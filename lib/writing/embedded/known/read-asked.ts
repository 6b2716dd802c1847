import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { rootOf } from "#lib/writing/words/root-of.ts";
import { isGeneric } from "#lib/writing/words/telling-words.ts";
import { placedIn } from "./asides.ts";
import { isAskingWord } from "./asked-words.ts";
import { isDenied, numbersIn, withoutCount } from "./denial.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksMeasure, asksWhether, kindOf, titledKind } from "./same-question.ts";
import { thingsIn } from "./things.ts";

/** What is looked at in a theme or a question to tell whether they ask the same. */
export interface ReadAsked {
  /** of its words, with what each tells */
  roots: ReadonlyMap<string, number>;
  /** of so many letters as stand next to each other */
  letters: ReadonlySet<string>;
  kind: string;
  isMeasure: boolean;
  isWhether: boolean;
  isDenied: boolean;
  numbers: readonly string[];
  /** what it names that can be drawn */
  things: readonly string[];
}

export const readAsked = (text: string, language: Language): ReadAsked => {
  const { isAdvice, situation } = requestOf(text);
  const roots = rootsOf(situation, language);
  return {
    roots,
    letters: lettersOf(text),
    kind: isAdvice ? "case" : (titledKind(text) ?? kindOf(askingOf(text))),
    isMeasure: asksMeasure(askingOf(text)),
    isWhether: asksWhether(text),
    isDenied: isDenied(text, language),
    numbers: numbersIn(withoutCount(text)),
    things: thingsIn(roots.keys(), language),
  };
};

/** In what anything is asked, and what is done with anything, tell less, and so does where it happens. */
const TELLS = { asking: 0.3, generic: 0.5, place: 0.6, own: 1 } as const;

const kindOfWord = (token: string, places: readonly string[]): keyof typeof TELLS =>
  isAskingWord(token) ? "asking" : isGeneric(token) ? "generic" : places.includes(token) ? "place" : "own";

/** The roots of a text's words, small words aside. */
export function rootsOf(text: string, language: Language): Map<string, number> {
  const roots = new Map<string, number>();
  const places = placedIn(text);
  for (const token of tokensOf(text)) {
    if (isStopWord(token) || (token.length === 1 && !/\d/u.test(token))) continue;
    const root = rootOf(token, language);
    roots.set(root, Math.max(roots.get(root) ?? 0, TELLS[kindOfWord(token, places)]));
  }
  return roots;
}

const LETTERS = 4;

function lettersOf(text: string): Set<string> {
  const joined = ` ${tokensOf(text).join(" ")} `;
  return new Set(Array.from(joined, (_, at) => joined.slice(at, at + LETTERS)).slice(0, 1 - LETTERS));
}
