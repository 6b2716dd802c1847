import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { CLAUSE, COMMA, type Cut, cutsOf, sentencesIn } from "./cuts.ts";
import { whenRuns } from "./when.ts";
import { whereIn } from "./where.ts";

/** More than this is not said in one breath. */
export const BREATH = 22;
const PIECE_MIN = 3;

/** Sentences that are too long to be said, in two or three: parted at commas, where each piece still stands by itself. */
export const inBreaths = (text: string, language: Language): string =>
  sentencesIn(text, language)
    .flatMap((sentence) => parted(sentence, language))
    .join(" ");

function parted(sentence: string, language: Language): string[] {
  if (countWords(sentence) <= BREATH) return [sentence];
  const cuts = cutsOf(sentence, language).filter((cut) => stands(cut, sentence, language));
  const middle = countWords(sentence) / 2;
  const near = ({ lead, weight }: Cut) => weight - Math.abs(countWords(lead) - middle) / 2;
  const [best] = cuts.toSorted((a, b) => near(b) - near(a));
  if (!best) return [sentence];
  return [...parted(stopped(best.lead), language), ...parted(begun(best.rest), language)];
}

/** Each a clause, a day, a place or a thing: nothing hangs on what was said before. */
function stands({ lead, rest, weight }: Cut, sentence: string, language: Language): boolean {
  const { and, clauseBegins, clauseEnds, joints, light, turns } = readToldWords(language);
  const isCut = weight >= COMMA || sentence.charAt(lead.length) === ",";
  if (!isCut || countWords(lead) < PIECE_MIN || countWords(rest) < PIECE_MIN) return false;
  const first = (text: string) => fold(text.split(/\s/)[0] ?? "");
  if (clauseBegins.has(first(lead)) || (joints.has(first(lead)) && weight < CLAUSE)) return false;
  if (and.has(first(rest)) || turns.test(first(rest)) || clauseEnds.has((rest.split(/\s/)[0] ?? "").toLowerCase()))
    return false;
  const [run] = whenRuns(rest, language);
  const isFact = run?.from === 0 || (whereIn(rest) !== null && rest.startsWith(whereIn(rest) ?? " "));
  return isFact || !(light.has(first(rest)) || joints.has(first(rest)) || clauseBegins.has(first(rest)));
}
