import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { enumeration } from "./enumeration.ts";
import { isContact, marksOf } from "./marks.ts";
import { pricesOf, priceSentence } from "./prices-in-prose.ts";
import { programmeOf, programmeSentence } from "./programme-in-prose.ts";
import type { Part, Row } from "./told.ts";
import { beginsWithPrice, topicOf } from "./topic.ts";

const LABELLED = /^(\p{L}[^:.!?]{1,44}):\s+(\S.*?)\.?$/u;
const RUN_MIN = 3;
const PAIR_MAX = 24;

interface Run {
  from: number;
  to: number;
  part: Part;
}

/** Sentences that are rows of a table: facts with their names, hours or days, prices; none of them of two tables. */
export function runsIn(sentences: readonly string[], language: Language, asks: (sentence: string) => boolean): Run[] {
  const found = [
    labelledRun(sentences, language, asks),
    runOf(sentences, asks, (sentence) => programmeSentence(sentence, language), "programme"),
    runOf(sentences, asks, (sentence) => priceSentence(sentence, language), "prices"),
  ];
  return found.reduce<Run[]>((runs, run) => {
    const isFree = run !== null && runs.every(({ from, to }) => run.to <= from || run.from >= to);
    return isFree ? [...runs, run] : runs;
  }, []);
}

function runOf(
  sentences: readonly string[],
  asks: (sentence: string) => boolean,
  rowOf: (sentence: string) => Row | null,
  kind: "programme" | "prices",
): Run | null {
  const read = sentences.map((sentence) => (asks(sentence) ? null : rowOf(sentence)));
  const span = spanOf(read, () => RUN_MIN);
  if (!span) return null;
  const rows = rowsIn(read, span);
  return { ...span, part: { kind, topic: kind === "prices" ? "price" : "content", title: null, rows } };
}

/** The first rows that follow one another, where they are enough. */
function spanOf(read: readonly (Row | null)[], least: (rows: Row[]) => number): { from: number; to: number } | null {
  for (let from = 0; from < read.length; from++) {
    const end = read.findIndex((row, index) => index >= from && row === null);
    const to = end === -1 ? read.length : end;
    if (to > from && to - from >= least(rowsIn(read, { from, to }))) return { from, to };
    from = to;
  }
  return null;
}

const rowsIn = (read: readonly (Row | null)[], { from, to }: { from: number; to: number }): Row[] =>
  read.slice(from, to).filter((row) => row !== null);

/** "Bebês: sábados, 9h. Crianças: terças, 10h. …"; of two, both are short: "Parking: in the field. Dogs: on leads." */
function labelledRun(
  sentences: readonly string[],
  language: Language,
  asks: (sentence: string) => boolean,
): Run | null {
  const read = sentences.map((sentence) => rowOf(sentence, language));
  const isAsked = sentences.map((sentence, index) => {
    // "Third prize: visit for four" among its like is no order.
    const isOne =
      [read[index - 1], read[index - 2]].every((row) => row) && !marksOf(sentence, language).some(isContact);
    return asks(sentence) && !isOne;
  });
  const kept = read.map((row, index) => (isAsked[index] ? null : row));
  // Prices end where rows of another kind begin: "Two days: £950. Hall needed: 6 m by 6 m."
  const priced = kept.map((row) => (row && beginsWithPrice(row.value, language) ? row : null));
  const prices = spanOf(priced, () => RUN_MIN);
  if (prices) return { ...prices, part: { kind: "prices", topic: "price", title: null, rows: rowsIn(priced, prices) } };
  const span = spanOf(kept, (rows) => (rows.every(({ value }) => characters(value) <= PAIR_MAX) ? 2 : RUN_MIN));
  if (!span) return null;
  const rows = rowsIn(kept, span);
  const topic = topicOf(sentences[span.from] ?? "", language) ?? "content";
  return { ...span, part: { kind: "details", topic, title: null, rows } };
}

function rowOf(sentence: string, language: Language): Row | null {
  const [, name, value] = LABELLED.exec(sentence) ?? [];
  return name && value && enumeration(sentence, language) === null ? { name, value } : null;
}

/** "£5 for a child, £9 for two and £12 for a family" has no names, "a cup £5, a pot £9, a cake £12" has. */
export function tableIn(sentence: string, language: Language): Part | null {
  const hours = programmeOf(sentence, language);
  if (hours) return { kind: "programme", topic: "content", title: null, rows: hours };
  const prices = pricesOf(sentence, language);
  return prices && { kind: "prices", topic: "price", title: null, rows: prices };
}
