import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { factsBetween } from "./commas.ts";
import { isPricedLast, pricedTogether } from "./enumeration.ts";
import { byKind, kindOf, tells } from "./fact-kinds.ts";
import { unstopped } from "./fit-told.ts";
import { priceRow, programmeRow } from "./lines.ts";
import { pricedApart, sellerIn, soldAs } from "./priced-head.ts";
import { linesOf, type Part } from "./told.ts";
import { titleApart } from "./title-apart.ts";
import { pointsBack } from "./topic.ts";
import { typedUnits } from "./typed-units.ts";

/** What an owner types in a line or two: what it is, and its facts by their kinds. */
export interface FactLine {
  title: string;
  parts: Part[];
  calls: string[];
}

/** With a call, fewer are a line of facts already. */
const FACTS = { least: 3, beforeCall: 2, telling: 2, amongTelling: 3 } as const;
/** A fact has hardly more; less where a stop or a line's end stands for the comma, as it does between sentences. */
const WORDS_MAX = { betweenCommas: 14, ofUnits: 9 } as const;
const TITLE_MAX = 70;

/** "Wheel course, Mondays 6.30pm, £165 with clay, max 8 people": each fact under its kind; null where it is a sentence. */
export function lineOfFacts(text: string, language: Language, about = ""): FactLine | null {
  const { calls, units } = typedUnits(text, language);
  const [first = "", ...others] = units;
  if (
    /[?“"]/u.test(units.join(" ")) ||
    others.some((unit) => LABELLED.test(unit)) ||
    (others.length > 0 && LABELLED.test(first))
  )
    return null;
  const read = headOf(unstopped(first), language);
  if (read === null || pointsBack(read.head, language)) return null;
  const own = [...read.facts, ...others.flatMap((unit) => factsBetween(unstopped(unit), language))];
  const { facts, isDated, title } = titled(read.head, own, about, language);
  const telling = facts.filter((fact) => tells(fact, language)).length;
  const least = calls.length > 0 ? FACTS.beforeCall : FACTS.least;
  const areTold = telling >= Math.min(FACTS.telling, least - 1) && telling * FACTS.amongTelling >= facts.length;
  const isLine =
    characters(title) <= TITLE_MAX &&
    facts.length >= (isDated ? FACTS.beforeCall : least) &&
    (areTold || isDated) &&
    own.every((fact) => standsAlone(fact, others.length > 0, language)) &&
    pricedTogether(facts, language) === facts &&
    !(JOINED.test(facts.at(-1) ?? "") && isPricedLast(facts, language)) &&
    ![priceRow, programmeRow].some((rowOf) => facts.every((fact) => rowOf(fact, language) !== null));
  return isLine ? { title: begun(title), parts: byKind({ facts, title }, language), calls } : null;
}

/** "Cleaning and a first treatment" end what was begun before the comma. */
const JOINED = /\s(?:y|e|and)\s/iu;

/** Several lines of which one has a label of its own are rows of another kind, as are numbered ones. */
const LABELLED = /:\s|:$|(?:^|\s)\d{1,2}[.)]\s/u;

/** What the facts are of: what stands before the first comma, or before a colon where that says what it is. */
function headOf(line: string, language: Language): { head: string; facts: string[] } | null {
  const [, before = "", behind = ""] = /^([^:,]{3,70}):\s+(.+)$/u.exec(line) ?? [];
  if (before.includes(" ")) {
    const [first = "", ...facts] = factsBetween(behind, language);
    // "Book club: Pedro Páramo, Thursday at seven"
    return NAME.test(first) ? { head: `${before}: ${first}`, facts } : { head: before, facts: [first, ...facts] };
  }
  if (before !== "" && !isUnnamed(before, language)) return null;
  const [head = "", ...facts] = factsBetween(line, language);
  return { head, facts };
}

const NAME = /^\p{Lu}[\p{L}'’]+(?:\s(?:(?:d[aeo]s?|del|las?|el|los|of|the)\s)*\p{Lu}[\p{L}'’]+)+$/u;

interface Named {
  title: string;
  facts: string[];
  /** whether the title told the day, which then is the first fact */
  isDated: boolean;
}

/** A day within the title is a fact; a title that names no thing is named by another. */
function titled(head: string, facts: string[], about: string, language: Language): Named {
  const { clauseEnds } = readToldWords(language);
  const apart = titleApart(head, language);
  const own = apart?.parts.flatMap(linesOf).map(unstopped) ?? [];
  const isDated =
    apart !== null && !OF.test(own[0] ?? "") && !clauseEnds.has(own[0]?.split(" ")[0]?.toLowerCase() ?? "");
  const told = isDated ? { title: apart.title, facts: [...own, ...facts], isDated } : { title: head, facts, isDated };
  if (isUnnamed(told.title, language)) return named(told, about, language);
  return { ...told, ...pricedApart(told, about, language, TITLE_MAX) };
}

/** By what costs so much, by who sells it where several things do, or else by the first fact that is of no kind. */
function named(told: Named, about: string, language: Language): Named {
  const rows = told.facts.map((fact) => priceRow(fact, language));
  const { unpriced } = readToldWords(language);
  const priced = rows.filter((row) => row !== null && !unpriced.test(fold(row.name)));
  const at =
    priced.length > 0
      ? rows.findIndex((row) => row !== null && row === priced[0])
      : told.facts.findIndex((fact) => kindOf(fact, language) === "content");
  const fact = told.facts[at] ?? "";
  const sold = priced[0] ? soldAs(priced[0].name) : fact;
  // "Twice a week £30" is how often, and names nothing.
  const isUnsaid = priced.length === 0 && told.facts.some((one) => kindOf(one, language) === "price");
  const isSeller = priced.length > 1 || (about !== "" && (isUnsaid || COUNTED.test(sold)));
  const name = isSeller ? sellerIn(about, TITLE_MAX - characters(told.title) - 2) : sold;
  const title = `${told.title}: ${lower(name)}`;
  if (name === "" || characters(title) > TITLE_MAX) return told;
  if (isSeller) return { ...told, title };
  const rest = fact.startsWith(name) ? fact.slice(name.length).trim() : "";
  return { ...told, title, facts: told.facts.flatMap((one, index) => (index !== at ? one : rest === "" ? [] : rest)) };
}

/** "2x na semana", "3 days a week" */
const COUNTED = /^\d+\s?(?:x|times|vezes|veces|days|dias|días)(?!\p{L})/iu;
/** "The 12 October holiday" is no holiday without its day. */
const OF = /^(?:de|del|do|da|of)\s/iu;

function isUnnamed(head: string, language: Language): boolean {
  const { light, months, unnamed } = readToldWords(language);
  const dated = new RegExp(`^(?:${months}|\\d+)$`, "u");
  return fold(head)
    .split(/[\s/]+/u)
    .every((word) => unnamed.has(word) || light.has(word) || dated.test(word));
}

/** "1) a visit, 2) a drawing" has an order. */
const STEP = /^\d{1,2}[.)]\s/u;

function standsAlone(fact: string, isUnit: boolean, language: Language): boolean {
  const { clauseBegins, clauseEnds, relatives } = readToldWords(language);
  const [first = "", ...others] = fact.toLowerCase().split(" ");
  const begins = fold(first);
  const isClause = relatives.has(begins) || clauseBegins.has(begins) || begins === "we";
  const isSentence = isUnit && others.some((word) => clauseEnds.has(word));
  return (
    !isClause &&
    !isSentence &&
    !STEP.test(fact) &&
    countWords(fact) <= (isUnit ? WORDS_MAX.ofUnits : WORDS_MAX.betweenCommas)
  );
}
