import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { factsBetween } from "./commas.ts";
import { pricedTogether } from "./enumeration.ts";
import { sentencesIn } from "./cuts.ts";
import { isJob, linesOf, type Part, type Topic } from "./told.ts";
import { priceRow } from "./lines.ts";
import { marksOf } from "./marks.ts";
import { priceSentence } from "./prices-in-prose.ts";
import { bidIn } from "./read-call.ts";
import { titleApart } from "./title-apart.ts";
import { isCall, pointsBack, topicOf } from "./topic.ts";
import { unstopped } from "./fit-told.ts";
import { addressIn } from "./where.ts";

/** What an owner types between commas: what it is, and its facts by their kinds. */
export interface FactLine {
  title: string;
  parts: Part[];
  calls: string[];
}

/** With a call, fewer are a line of facts already. */
const FACTS = { least: 3, beforeCall: 2, telling: 2 } as const;
const WORDS_MAX = 14;
const TITLE_MAX = 70;

/** "Wheel course, Mondays 6.30pm, £165 with clay, max 8 people": each fact under its kind; null where it is a sentence. */
export function lineOfFacts(text: string, language: Language, about = ""): FactLine | null {
  const [line = "", ...calls] = sentencesIn(text, language);
  if (
    text.includes("\n") ||
    /[?“"]/u.test(line) ||
    !calls.every((sentence) => isCall(sentence, language) || bidIn(sentence, language))
  )
    return null;
  const read = headOf(unstopped(line), language);
  if (read === null || pointsBack(read.head, language)) return null;
  const named = titled(read.head, read.facts, about, language);
  const telling = named.facts.filter((fact) => tells(fact, language)).length;
  const least = calls.length > 0 ? FACTS.beforeCall : FACTS.least;
  const areTold = telling >= Math.min(FACTS.telling, least - 1) && telling * 2 >= named.facts.length;
  const isLine =
    characters(named.title) <= TITLE_MAX &&
    named.facts.length >= least &&
    (areTold || named.isDated) &&
    read.facts.every((fact) => standsAlone(fact, language)) &&
    pricedTogether(named.facts, language) === named.facts &&
    !named.facts.every((fact) => priceRow(fact, language) !== null);
  return isLine ? { title: begun(named.title), parts: byKind(named, language), calls } : null;
}

/** What the facts are of: what stands before the first comma, or before a colon where that says what it is. */
function headOf(line: string, language: Language): { head: string; facts: string[] } | null {
  const [, before = "", behind = ""] = /^([^:,]{3,70}):\s+(.+)$/u.exec(line) ?? [];
  if (before.includes(" ")) return { head: before, facts: factsBetween(behind, language) };
  if (before !== "" && !isUnnamed(before, language)) return null;
  const [head = "", ...facts] = factsBetween(line, language);
  return { head, facts };
}

interface Named {
  title: string;
  facts: string[];
  /** whether the title told the day, which then is the first fact */
  isDated: boolean;
}

/** A day within the title is a fact; a title that names no thing gets it from what costs so much, from who sells it or from the first fact. */
function titled(head: string, facts: readonly string[], about: string, language: Language): Named {
  const told = { title: head, facts: [...facts], isDated: false };
  if (isUnnamed(head, language)) {
    const [first = "", ...others] = facts;
    const rows = facts.map((fact) => priceRow(fact, language)).filter((row) => row !== null);
    const name =
      rows.length > 1 ? about.replace(PLACED, "") : (priceRow(first, language)?.name.replace(FROM, "") ?? first);
    const title = `${head}: ${lower(name)}`;
    if (name === "" || characters(title) > TITLE_MAX) return told;
    if (rows.length > 1) return { ...told, title };
    const rest = first.startsWith(name) ? first.slice(name.length).trim() : "";
    return { ...told, title, facts: rest === "" ? others : [rest, ...others] };
  }
  const apart = titleApart(head, language);
  const own = apart?.parts.flatMap(linesOf).map(unstopped) ?? [];
  if (apart === null || OF.test(own[0] ?? "")) return told;
  return { title: apart.title, facts: [...own, ...facts], isDated: true };
}

/** "A bakery in Lugo" */
const PLACED = /\s(?:em|in|en|near|na|no)\s\p{Lu}.*$|\.$/u;
const FROM = /\s(?:a partir de|desde|from|starting at|por|for)$/iu;
/** "The 12 October holiday" is no holiday without its day. */
const OF = /^(?:de|del|do|da|of)\s/iu;

function isUnnamed(head: string, language: Language): boolean {
  const { light, months, unnamed } = readToldWords(language);
  const dated = new RegExp(`^(?:${months}|\\d+)$`, "u");
  return fold(head)
    .split(/[\s/]+/u)
    .every((word) => unnamed.has(word) || light.has(word) || dated.test(word));
}

function standsAlone(fact: string, language: Language): boolean {
  const { clauseBegins, relatives } = readToldWords(language);
  const [first = ""] = fold(fact).split(" ");
  return countWords(fact) <= WORDS_MAX && !relatives.has(first) && !clauseBegins.has(first) && !/^we /iu.test(fact);
}

const tells = (fact: string, language: Language): boolean =>
  marksOf(fact, language).length > 0 || topicOf(fact, language) !== null;

const KINDS: Partial<Record<Topic, Topic>> = { when: "when", where: "where", price: "price" };

function kindOf(fact: string, language: Language): Topic {
  const { deadlines, unpriced } = readToldWords(language);
  if (unpriced.test(fold(fact)) || deadlines.test(fold(fact))) return "content";
  const topic = topicOf(fact, language);
  if (topic === null) return addressIn(fact) === null ? "content" : "where";
  return KINDS[topic] ?? "content";
}

/** In the order in which the first of each kind was typed; what is of none of them comes last. What a job pays is no price. */
function byKind({ facts, title }: { facts: readonly string[]; title: string }, language: Language): Part[] {
  const isPaid = isJob(title);
  const groups = Map.groupBy(facts, (fact) => {
    const kind = kindOf(fact, language);
    return kind === "price" && isPaid ? "content" : kind;
  });
  const order = [...groups.keys()].toSorted((a, b) => Number(a === "content") - Number(b === "content"));
  return order.map((topic) => partOf(topic, groups.get(topic) ?? [], language));
}

const TABLE_MIN = 3;

function partOf(topic: Topic, facts: readonly string[], language: Language): Part {
  const rows = facts.map((fact) => priceSentence(fact, language)).filter((row) => row !== null);
  if (topic === "price" && rows.length === facts.length && rows.length >= TABLE_MIN)
    return { kind: "prices", topic, title: null, rows };
  const areConditions = topic === "content" && facts.every((fact) => topicOf(fact, language) === "conditions");
  return { kind: "list", topic: areConditions ? "conditions" : topic, title: null, rows: facts.map(begun) };
}
