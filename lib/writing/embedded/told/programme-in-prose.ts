import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { marksOf } from "./marks.ts";
import type { Row } from "./told.ts";
import { whenRuns } from "./when.ts";

const ROWS_MIN = 3;
const VALUE_MAX = 110;
const AFTER_ROW = /(?:[;,]\s+|[;,]?\s+(?:and|e|y)\s+)$/u;
const EDGES = /^[\s,;:–—-]+|[\s,;.:–—-]+$/gu;

/** "21:00 arrival; 21:30 talk; 22:15 Saturn", "Monday mole, Tuesday tinga and Friday fish": what begins with its hour or its day is a row. */
export function programmeOf(text: string, language: Language): Row[] | null {
  const runs = whenRuns(text, language);
  const starts = runs.filter(({ from }) => from === 0 || AFTER_ROW.test(text.slice(0, from)));
  if (starts[0]?.from !== 0 || starts.length < ROWS_MIN) return null;
  const rows = starts.map((run, index): Row => {
    const end = starts[index + 1]?.from ?? text.length;
    const value = text.slice(run.to, end).replace(AFTER_ROW, "");
    return { name: run.text.replace(EDGES, ""), value: value.replace(EDGES, "") };
  });
  return rows.every((row) => isRow(row, language)) ? dayed(rows, language) : null;
}

/** A sentence that is a row: "10 am coffee and welcome", "Tuesday to Friday 10 to 6". */
export function programmeSentence(sentence: string, language: Language): Row | null {
  const [run] = whenRuns(sentence, language);
  if (run?.from !== 0 || /^\s*,\s/u.test(sentence.slice(run.to))) return null;
  const row = { name: run.text.replace(EDGES, ""), value: sentence.slice(run.to).replace(EDGES, "") };
  return isRow(row, language) ? row : null;
}

/** What goes on as a sentence does is no row: "9 am to 2 pm or until sold out", "from Friday you find us there". */
export function isRow({ name, value }: Row, language: Language): boolean {
  const { and, clauseEnds } = readToldWords(language);
  const first = (value.split(/\s/)[0] ?? "").toLowerCase();
  return hasShape({ name, value }) && !and.has(fold(first)) && !clauseEnds.has(first);
}

const hasShape = ({ name, value }: Row): boolean =>
  name !== "" && /[\p{L}\p{N}]{2}/u.test(value) && characters(value) <= VALUE_MAX && !/[.!?]\s/u.test(value);

/** "Saturday 4 pm auction, 8 pm concert": an hour without a day has the day before it. */
function dayed(rows: readonly Row[], language: Language): Row[] {
  const dayOf = ({ name }: Row) => marksOf(name, language).find(({ kind }) => kind === "date")?.text;
  const isMixed = rows.some(dayOf);
  let day: string | undefined;
  return rows.map((row) => {
    const own = dayOf(row);
    day = own ?? day;
    return own !== undefined || !isMixed || day === undefined
      ? { ...row, name: begun(row.name) }
      : { ...row, name: `${begun(day)} ${row.name}` };
  });
}
