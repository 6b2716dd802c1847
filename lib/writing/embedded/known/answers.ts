import { readPhrases } from "#lib/content/phrases/phrases.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { isAgain } from "./besides.ts";
import { type Matter, type Pair, standing } from "./matter.ts";

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

/** A fact that a question and a myth both tell is told once. */
export const distinct = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    ({ answer }, at) => !pairs.slice(0, at).some((told) => isAgain(answer, tokensOf(`${told.said} ${told.answer}`))),
  );
