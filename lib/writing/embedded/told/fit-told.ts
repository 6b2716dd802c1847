import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { CLAUSE, COMMA, type Cut, cutsOf, OR, sentencesIn } from "./cuts.ts";
import { inRuns } from "./in-runs.ts";
import { whenRuns } from "./when.ts";

interface Headed {
  title: string;
  body: string;
}

const LEAD_MIN = 14;
const CLAUSE_MIN = 8;
const QUOTED = /^“([^”]+)”$/u;

/** Without its full stop, which an abbreviation keeps: "1 p.m." */
export const unstopped = (text: string): string => (/\.\p{L}\.$|\.\.$/u.test(text) ? text : text.replace(/\.$/, ""));

/** "Investimento: R$ 280." has a heading of its own. */
export function byColon(sentence: string): Headed | null {
  const found = /^(\p{L}[^:.!?"“(]{3,50}):\s+(.+)$/su.exec(sentence);
  return found?.[1] && found[2] ? { title: found[1], body: begun(found[2]) } : null;
}

/** "Salário de R$ 2.100": what a number is. */
export function namedBefore(sentence: string, number: string, language: Language): string | null {
  const { light } = readToldWords(language);
  const before = sentence
    .slice(0, sentence.indexOf(number))
    .replace(/[:–—-]\s*$/u, "")
    .trim()
    .split(/\s+/);
  const all = before.length;
  while (before.length > 0 && light.has(fold(before.at(-1) ?? ""))) before.pop();
  const name = before.join(" ");
  // "Cuesta $480" names nothing.
  const isNamed = before.length < all || /:\s*$/.test(sentence.slice(0, sentence.indexOf(number)));
  return isNamed && before.length > 0 && before.length <= 2 && /\p{L}$/u.test(name) ? name : null;
}

/** A sentence in two, of which the second goes on where the first ends; null where it has no such place. */
export function headed(
  sentence: string,
  language: Language,
  titleMax: number,
  bodyMax: number,
  least = 0,
): Headed | null {
  const said = QUOTED.exec(sentence)?.[1];
  if (said !== undefined) {
    const parts = headed(said, language, titleMax - 2, bodyMax - 2, least);
    return parts && { title: `“${parts.title}”`, body: `“${unstopped(parts.body)}”` };
  }
  const { and, turns } = readToldWords(language);
  // What begins with "and" or "but" reads as torn off.
  const isTorn = (rest: string) =>
    and.has(fold(rest.split(" ")[0] ?? "")) || turns.test(fold(rest.split(" ")[0] ?? ""));
  const cuts = cutsOf(sentence, language).filter(
    ({ lead, rest, weight }) =>
      weight >= least &&
      characters(lead) <= titleMax &&
      characters(lead) >= (weight < CLAUSE ? LEAD_MIN : CLAUSE_MIN) &&
      characters(rest) <= bodyMax &&
      (weight === CLAUSE || !isTorn(rest)),
  );
  const [best] = cuts.toSorted((a, b) => rankOf(b) - rankOf(a));
  return best ? { title: best.lead, body: begun(best.rest) } : null;
}

const rankOf = ({ lead, weight }: Cut): number => weight * 14 + Math.min(characters(lead), 60);

/** A title and the rest of its sentence; one that begins with a date has what happens as its title. */
export function opened(sentence: string, language: Language, titleMax: number, bodyMax: number): Headed | null {
  const parts = headed(sentence, language, titleMax, bodyMax);
  return parts && dayBelow(sentence, parts, language, titleMax, bodyMax);
}

function dayBelow(sentence: string, parts: Headed, language: Language, titleMax: number, bodyMax: number): Headed {
  const [run] = whenRuns(parts.title, language);
  if (!run || run.text.length < parts.title.length - 4) return parts;
  const title = leadOf(parts.body, language, titleMax);
  return title !== null && characters(sentence) <= bodyMax ? { title, body: sentence } : parts;
}

/** The same at a clause or a comma; a title that has none of them stands whole, where it can. */
export function openedWhole(sentence: string, language: Language, titleMax: number, bodyMax: number): Headed | null {
  const natural = headed(sentence, language, titleMax, bodyMax, COMMA);
  if (natural) return dayBelow(sentence, natural, language, titleMax, bodyMax);
  return characters(sentence) <= LIMITS.wholeTitle
    ? { title: sentence, body: "" }
    : opened(sentence, language, titleMax, bodyMax);
}

/** Its beginning alone, where what is left out turns nothing round; null where there is no such beginning. */
export function leadOf(sentence: string, language: Language, max: number): string | null {
  const said = QUOTED.exec(sentence)?.[1];
  if (said !== undefined) {
    const lead = leadOf(said, language, max - 2);
    return lead === null ? null : `“${lead}”`;
  }
  const plain = unstopped(sentence).replace(/[:;]$/, "");
  if (characters(plain) <= max) return plain;
  const { turns } = readToldWords(language);
  const cuts = cutsOf(sentence, language).filter(
    ({ lead, rest }) =>
      characters(lead) <= max &&
      characters(lead) >= LEAD_MIN &&
      !turns.test(fold(rest.slice(0, 12))) &&
      !OR.test(rest.split(" ")[0] ?? ""),
  );
  return cuts.toSorted((a, b) => rankOf(b) - rankOf(a))[0]?.lead ?? null;
}

/** A line that stands for a text at most so long; the last resort is a word that can end a line. */
export const titleOf = (text: string, language: Language, max: number): string =>
  leadOf(text, language, max) ?? shorten(text, max).replace(/[\s(“"]+$/, "");

/** Whole where it fits, else parted at the clauses nearest to its middle. */
export function inPieces(sentence: string, language: Language, max: number): string[] {
  if (characters(sentence) <= max) return [sentence];
  const several = sentencesIn(sentence, language);
  if (several.length > 1) return packed(several, language, max);
  const middle = characters(sentence) / 2;
  const near = ({ lead, weight }: Cut) => weight * 25 - Math.abs(characters(lead) - middle);
  const { and } = readToldWords(language);
  const cuts = cutsOf(sentence, language).toSorted((a, b) => near(b) - near(a));
  const best = cuts.find(({ rest }) => !and.has(fold(rest.split(" ")[0] ?? ""))) ?? atComma(sentence) ?? cuts[0];
  if (!best) return byWords(sentence, max);
  return [...inPieces(stopped(best.lead), language, max), ...inPieces(begun(best.rest), language, max)];
}

/** Of a list that has no room the comma nearest to its middle. */
function atComma(sentence: string): Pick<Cut, "lead" | "rest"> | undefined {
  const places = Array.from(sentence.matchAll(/(?<!\d),\s/gu), ({ index }) => index);
  const [at] = places.toSorted((a, b) => Math.abs(a - sentence.length / 2) - Math.abs(b - sentence.length / 2));
  return at === undefined ? undefined : { lead: sentence.slice(0, at), rest: sentence.slice(at + 2) };
}

/** What has no clause to part at; no word is lost. */
function byWords(text: string, max: number): string[] {
  const lead = shorten(text, max).slice(0, max);
  const rest = text.slice(lead.length).trim();
  return rest === "" || lead === "" ? [lead] : [lead, ...byWords(rest, max)];
}

/** Each sentence that is too long by itself, the others together. */
export const runsOf = (sentences: readonly string[], max: number): string[][] =>
  inRuns(sentences, (run, sentence) => [...run, sentence].every((text) => characters(text) <= max));

/** Sentences together as long as they fit. */
export function packed(sentences: readonly string[], language: Language, max: number, joint = " "): string[] {
  const whole = sentences.flatMap((sentence) => inPieces(sentence, language, max));
  return whole.reduce<string[]>((told, sentence) => {
    const last = told.at(-1);
    // Lines that end in nothing would run into one another.
    const joined = last === undefined ? "" : `${joint === " " ? stopped(last) : last}${joint}${sentence}`;
    return last !== undefined && characters(joined) <= max ? [...told.slice(0, -1), joined] : [...told, sentence];
  }, []);
}
