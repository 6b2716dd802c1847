import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { isClosed } from "./heading.ts";
import { marksOf } from "./marks.ts";
import { priceSentence } from "./prices-in-prose.ts";
import { bidden } from "./read-call.ts";
import { isJob, type Part, type Topic } from "./told.ts";
import { topicOf } from "./topic.ts";
import { whenRuns } from "./when.ts";
import { addressIn } from "./where.ts";

type Kind = Extract<Topic, "when" | "where" | "price" | "content">;

export function tells(fact: string, language: Language): boolean {
  const { deadlines, includes, until } = readToldWords(language);
  const isSaid = [deadlines, includes, until].some((sign) => sign.test(fold(fact)));
  return isSaid || marksOf(fact, language).length > 0 || topicOf(fact, language) !== null;
}

/** "1h30" says how long. */
const LASTS = /^[1-4]\s?h(?:\s?\d{2})?$/u;

const THING_WORDS = 3;

export function kindOf(fact: string, language: Language): Kind {
  const { deadlines, unpriced } = readToldWords(language);
  const folded = fold(fact);
  if (isClosed(folded) || [unpriced, deadlines, LASTS].some((sign) => sign.test(folded))) return "content";
  // "Only Tuesdays and Wednesdays" is when, whatever it limits.
  const topic = topicOf(fact, language);
  if (topic === "conditions" && whenRuns(fact, language)[0]?.from === 0) return "when";
  // "A free trial class on Saturday" is a thing, and no day of the rest.
  const [run] = whenRuns(fact, language);
  const isFree =
    topic === "price" && !marksOf(fact, language).some(({ kind, text }) => kind === "price" && /\d/.test(text));
  const isDated = topic === "when" || isFree;
  if (isDated && run && countWords(fact.slice(0, run.from)) >= THING_WORDS) return "content";
  if (topic === null) return addressIn(fact) === null ? "content" : "where";
  return topic === "when" || topic === "where" || topic === "price" ? topic : "content";
}

/** In the order in which the first of each kind was typed; what is of none of them comes last. What a job pays is no price. */
export function byKind({ facts, title }: { facts: readonly string[]; title: string }, language: Language): Part[] {
  const isPaid = isJob(title);
  const groups = Map.groupBy(facts, (fact) => {
    const kind = kindOf(fact, language);
    return kind === "price" && isPaid ? "content" : kind;
  });
  const order = [...groups.keys()].toSorted((a, b) => Number(a === "content") - Number(b === "content"));
  return order.map((kind) => partOf(kind, groups.get(kind) ?? [], language));
}

const TABLE_MIN = 3;

function partOf(topic: Kind, facts: readonly string[], language: Language): Part {
  const rows = facts.map((fact) => priceSentence(fact, language)).filter((row) => row !== null);
  if (topic === "price" && rows.length === facts.length && rows.length >= TABLE_MIN)
    return { kind: "prices", topic, title: null, rows };
  const areConditions = topic === "content" && facts.every((fact) => topicOf(fact, language) === "conditions");
  return {
    kind: "list",
    topic: areConditions ? "conditions" : topic,
    title: null,
    rows: facts.map((fact) => begun(bidden(fact, language))),
  };
}
