import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { hasMark } from "./marks.ts";
import type { Part } from "./told.ts";
import { whenRuns } from "./when.ts";
import { whereIn } from "./where.ts";

const WORDS_MIN = 2;
const EDGES = /^[\s,;:–—-]+|[\s,;:–—-]+$/gu;

/** A title without the day and the place that it names, and these as parts of their own: said once, each where it is looked for. */
export function titleApart(title: string, language: Language): { title: string; parts: Part[] } | null {
  const { begins, light, staysAway } = readToldWords(language);
  if (staysAway.test(fold(title))) return null;
  const [run, ...others] = whenRuns(title, language);
  if (!run || others.length > 0 || !/\d/.test(run.text)) return null;
  const after = title.slice(run.to);
  if (run.from === 0) {
    const news = after.replace(EDGES, "");
    return /^\s*[:,–—-]\s/u.test(after) && isWhole(news)
      ? { title: begun(news), parts: [partOf("when", run.text)] }
      : null;
  }
  const words = title.slice(0, run.from).replace(EDGES, "").split(/\s+/);
  while (words.length > 0 && light.has(fold(words.at(-1) ?? ""))) words.pop();
  const lead = words.join(" ").replace(EDGES, "");
  // "Two places opening 2 May", "starting 2 May"
  const opensOn = [lead, `${lead} ${run.text.split(" ")[0] ?? ""}`];
  if (!isWhole(lead) || opensOn.some((sign) => begins.test(fold(sign)))) return null;
  // "£80 by day and 120 after 10pm": the hours go with the price.
  if (hasMark(lead, language, "price") && !hasMark(run.text, language, "date")) return null;
  const rest = title.slice(title.indexOf(lead) + lead.length).replace(EDGES, "");
  const where = whereIn(rest);
  // "Out 5 September, 4 scents" says more than when.
  const goesOn = where === null && /^\s*,\s+\S*\s*\p{L}/u.test(after);
  if (goesOn) return null;
  if (where === null || !rest.endsWith(where)) return { title: lead, parts: [partOf("when", rest)] };
  const when = rest.slice(0, rest.length - where.length).replace(EDGES, "");
  return { title: lead, parts: [partOf("when", when), partOf("where", where)] };
}

const isWhole = (text: string): boolean => text.split(/\s+/).length >= WORDS_MIN && !/[.!?]\s/u.test(text);

const partOf = (topic: "when" | "where", text: string): Part => ({
  kind: "statement",
  topic,
  title: null,
  sentences: [stopped(begun(text))],
});
