import { readPhrases } from "#lib/content/phrases/phrases.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { isInfinitive } from "#lib/writing/words/verbs.ts";
import { absentIn, placedIn } from "./asides.ts";
import { isAgain } from "./besides.ts";
import type { Place } from "./place.ts";
import { type Matter, type Pair, standing } from "./matter.ts";
import { tellsAll } from "./on-theme.ts";

/** "One product at a time, with the window open" is not about windows. */
const ASIDE = /,\s(?:com|con|with|sem|sin|without)\s[^,.;]*/gu;

/** "After 60", "aos 40": what holds at any age does not answer it. */
const AGE = /(?<=(?<!\p{L})(?:after|over|at|past|aos|apos|após|depois dos|los|mas de|más de)\s)\d{2}(?!\d|\s?%|:)/giu;

/** All that the theme tells is the library's, or two words of it stand together there. */
export function isExact({ covered, telling }: Place, narrow: readonly string[], asked: string): boolean {
  const absent = absentIn(asked);
  return narrow.length > 1 || telling.every((word) => covered.includes(word) || word === absent);
}

/** Each thing as what is said and what answers it; what is false says so. */
export function pairsOf(
  { myths, points, questions }: Pick<Matter, "myths" | "points" | "questions">,
  language: Language,
) {
  const [myth] = readPhrases(language).mythTruth;
  return [
    ...points.map((point): Pair => ({ said: point.right, answer: standing(point) })),
    ...questions,
    ...myths.map(({ answer, said }): Pair => ({ said: `${myth}: ${lower(said)}`, answer })),
  ];
}

/** What answers a theme, the most fitting first. */
export function answersIn(
  { fits, myths, points, questions }: Matter,
  { named, telling }: Place,
  asked: string,
  language: Language,
): Pair[] {
  const all = pairsOf({ myths, points, questions }, language);
  // Its trade's own words are understood.
  const told = telling.filter((word) => !named.includes(word) && word !== absentIn(asked));
  const placed = placedIn(asked);
  const wanted = named.length > 0 ? told.filter((word) => !placed.includes(word)) : told;
  const doing = wanted.filter((word) => isInfinitive(word));
  const years = asked.match(AGE) ?? [];
  const least = wanted.length - Number(wanted.length > 2);
  const isAbout = ({ answer, said }: Pair) => {
    const [head, tokens] = [tokensOf(said.replace(ASIDE, "")), tokensOf(`${said} ${answer}`)];
    // What only its explanation mentions is beside the point.
    const isHeaded =
      wanted.length === 0 || wanted.some((word) => standsIn(word, head)) || tellsAll(wanted, tokensOf(answer));
    const isDone = doing.every((word) => standsIn(word, tokens)) && years.every((year) => tokens.includes(year));
    return isHeaded && isDone && wanted.filter((word) => standsIn(word, tokens)).length >= least;
  };
  return distinct(all.filter(isAbout).toSorted((a, b) => fits(b.said) - fits(a.said)));
}

/** A fact that a question and a myth both tell is told once. */
export const distinct = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    ({ answer }, at) => !pairs.slice(0, at).some((told) => isAgain(answer, tokensOf(`${told.said} ${told.answer}`))),
  );
