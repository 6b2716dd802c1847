import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { hasMark } from "./marks.ts";
import { isPlace } from "./topic.ts";

const SIGNS = ["date", "time", "price", "percent", "phone", "link", "mail", "name"] as const;
/** A name of several words, or one of letters and numbers, that does not begin its sentence. */
const NAME = /(?<=[\p{Ll},:] )\p{Lu}[\p{Ll}\d]+(?:\s\p{Lu}\p{Ll}+)+|(?<=\s)\p{Lu}+\d+|“[^”]{3,40}”/u;
/** Of two that tell as much, the shorter leaves more room. */
const LENGTH_OF_ONE = 80;

/** So much a sentence tells: its dates, prices, places and ways to reach someone first, then what to do and by how much. */
export function weightOf(sentence: string, language: Language): number {
  const { conditions, deadlines, ifs, numbers, orders } = readToldWords(language);
  const folded = fold(sentence);
  const signs: [boolean, number][] = [
    ...SIGNS.map((kind): [boolean, number] => [hasMark(sentence, language, kind), 10]),
    [isPlace(sentence, language), 10],
    [deadlines.test(folded), 10],
    [hasMark(sentence, language, "number"), 7],
    [numbers.test(folded), 5],
    [orders.test(folded), 5],
    [conditions.test(folded) || ifs.test(folded), 3],
    [NAME.test(sentence), 4],
  ];
  return signs.reduce((sum, [isSaid, weight]) => sum + (isSaid ? weight : 0), 0) - characters(sentence) / LENGTH_OF_ONE;
}
