import { readLanguage } from "#lib/content/language/language.ts";
import { stemOf, tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";

let stops: ReadonlySet<string> | undefined;

const readStops = (): ReadonlySet<string> =>
  (stops ??= new Set(LANGUAGES.flatMap((language) => [...readLanguage(language).stopWords])));

/** A folded word that carries no matter, in any of our languages. */
export const isStopWord = (token: string): boolean => readStops().has(token);

/** The words that carry the matter, shortened so that "guardar" meets "guardado". */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    tokensOf(text)
      .filter((token) => token.length > 2 && !isStopWord(token))
      .map(stemOf),
  ),
];

const TELLING = { word: 1, letters: 2, endings: 1, marks: 2 } as const;

/** The language that a text shows by its small words; null when it shows none. */
export function languageOf(text: string): Language | null {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scored = LANGUAGES.map((language) => ({ language, score: scoreOf(language, tokens, text) }));
  const [first, second] = scored.toSorted((a, b) => b.score - a.score);
  return first && first.score > (second?.score ?? 0) ? first.language : null;
}

/** What it is the less likely to be has to show more than by chance. */
const CERTAIN = 2;

/** The language that is expected, unless a text shows another clearly. */
export function spokenIn(text: string, expected: Language): Language {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const shown = languageOf(text) ?? expected;
  return scoreOf(shown, tokens, text) - scoreOf(expected, tokens, text) < CERTAIN ? expected : shown;
}

function scoreOf(language: Language, tokens: readonly string[], text: string): number {
  const { signs, tellingWords } = readLanguage(language);
  let score = signs.marks?.test(text) ? TELLING.marks : 0;
  for (const token of tokens) {
    if (tellingWords.has(token)) score += TELLING.word;
    if (signs.letters?.test(token)) score += TELLING.letters;
    if (signs.endings?.test(token)) score += TELLING.endings;
  }
  return score;
}
