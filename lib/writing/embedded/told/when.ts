import { readToldWords } from "#lib/content/told/told.ts";
import type { Language } from "#lib/domain/language.ts";
import { marksOf } from "./marks.ts";

interface Run {
  text: string;
  from: number;
  to: number;
}

const DAY_ENDS =
  /^(?:[,;:)]|\.(?!\d)|$|\s(?:e|y|and)\s\d{1,2}(?![\d.:]|\s?[hap])|\s(?:al?|at|às|das|de|del|from|on|na|no|en|em|in)\s(?!\d{1,2}(?!\d)))/u;

/** "10 to 4pm", "10 a 14h" */
const OPENS_HOURS = /^\s?(?:to|a|às|as|–|-)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:h|[ap]\.?\s?m)(?!\p{L}{2})/iu;

/** "Sábado das 10 às 14.", at the end of what is said. */
const LAST_HOURS = /^\s?(?:to|a|às|as|–|-)\s?\d{1,2}(?=[.,;)]|$)/iu;

const OPENED = /\s(?:d[aeo]s?|from|entre|between)\s$/iu;

/** Dates and hours as they stand together: "sábado, 12 de maio, das 9h às 13h". */
export function whenRuns(text: string, language: Language): Run[] {
  const { dateJoints, dateLeads, weekdays } = readToldWords(language);
  // A bare number is a part of a date only between its parts: "dias 12, 13 e 14 de maio", "sábado 14 y domingo 15 de junio".
  const next = String.raw`\s*(?:,|e|y|and|a|al|to|–|-)\s*(?:(?:${weekdays}),?\s)?\d{1,2}`;
  const goesOn = new RegExp(String.raw`^(?:${next})*${next}(?:\s?(?:de|of)?\s)`, "iu");
  const gap = new RegExp(String.raw`^[\s,()&–-]*(?:(?:${dateJoints})(?!\p{L})[\s,()&–-]*)*$`, "iu");
  const lead = new RegExp(String.raw`(?<!\p{L})((?:(?:${dateLeads})\s+)+)$`, "iu");
  const dayBefore = new RegExp(String.raw`(?:^|\s)(?:${weekdays})(?:\s\d{1,2})?\s(?:(?:e|y|and)\s)?$`, "iu");
  const runs: Run[] = [];
  for (const { from, kind, to } of marksOf(text, language)) {
    if (kind !== "date" && kind !== "time" && kind !== "number") continue;
    const last = runs.at(-1);
    // "Friday 3 and 10, 8 pm", not "Saturday 9 to 4".
    const isDay =
      kind === "number" &&
      last !== undefined &&
      dayBefore.test(text.slice(last.from, from)) &&
      /^\d{1,2}$/.test(text.slice(from, to)) &&
      DAY_ENDS.test(text.slice(to));
    if (isDay && last) {
      runs[runs.length - 1] = { ...last, to };
      continue;
    }
    const joins = last !== undefined && gap.test(text.slice(last.to, from));
    const ranges =
      kind === "number" &&
      last !== undefined &&
      /^\s*(?:to|a|al|at[eé]|through|–|-)\s*$/iu.test(text.slice(last.to, from));
    if (ranges && last) {
      runs[runs.length - 1] = { ...last, to };
      continue;
    }
    const rest = text.slice(to);
    if (
      kind === "number" &&
      !goesOn.test(rest) &&
      !OPENS_HOURS.test(rest) &&
      !(joins && LAST_HOURS.test(rest) && OPENED.test(text.slice(0, from)))
    )
      continue;
    if (joins) runs[runs.length - 1] = { ...last, to };
    else {
      const before = lead.exec(text.slice(0, from))?.[1] ?? "";
      runs.push({ text: "", from: from - before.length, to });
    }
  }
  return runs
    .map(({ from, to }) => ({ from, to, text: text.slice(from, to).trim() }))
    .filter(({ text: run }) => marksOf(run, language).some(({ kind }) => kind === "date" || kind === "time"));
}

/** The longest of them, without the small words that led up to it. */
export function whenIn(text: string, language: Language): string | null {
  const [longest] = whenRuns(text, language).toSorted((a, b) => b.text.length - a.text.length);
  if (!longest) return null;
  const bare = longest.text.replace(/^(?:no|na|nos|nas|al|el|los|on|in|dia|día)\s+/iu, "");
  return bare === "" ? null : bare.replace(/(?<=\p{L}{4})[.,]$/u, "");
}
