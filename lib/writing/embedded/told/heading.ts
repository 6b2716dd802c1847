import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { withinPair } from "./cuts.ts";
import { byColon, namedBefore } from "./fit-told.ts";
import { hasMark, type Mark, marksOf } from "./marks.ts";
import type { Label, Teller } from "./teller.ts";
import type { Topic } from "./told.ts";
import { beginsWithPrice, pointsBack, tellsPrice } from "./topic.ts";
import { whenIn } from "./when.ts";

/** Where a page's story happens and what it cost is no heading, as it is in an invitation. */
const INCIDENTAL: readonly Label[] = ["when", "where", "whenWhere", "content", "price", "conditions"];

/** Over sentences without a heading: a word of ours where it says what they are, or else words of their own. */
export function headingFor(body: string, label: Label, teller: Teller): string {
  if (isTelling(body, label, teller)) return teller.label(label);
  return (
    [subjectOf(body, teller), figureIn(body, teller)].find((own) => own !== null && teller.isFree(own)) ??
    teller.label("more")
  );
}

function isTelling(body: string, label: Label, { language, told, words }: Teller): boolean {
  if (label === "more" || label === "what" || (told.site !== null && INCIDENTAL.includes(label))) return false;
  const isCondition = words.clauseBegins.has(fold(body.split(" ")[0] ?? ""));
  // What is free tells no price.
  if (label === "price" && !marksOf(body, language).some(({ kind, text }) => kind === "price" && /\d/.test(text)))
    return false;
  if (label === "price")
    return (
      !isCondition &&
      (tellsPrice(body) ||
        characters(body) <= PRICED_MAX ||
        pricesIn(body, language) > 1 ||
        beginsWithPrice(body, language))
    );
  return label !== "when" || hasMark(body, language, "time") || /\d/.test(whenIn(body, language) ?? "");
}

const pricesIn = (body: string, language: Language): number =>
  marksOf(body, language).filter(({ kind }) => kind === "price").length;

/** What a number is, in the text's own word where it has one. */
export function numberHeaded(
  sentence: string,
  number: string,
  topic: Topic,
  teller: Teller,
): { title: string; body: string } {
  const named = byColon(sentence);
  if (named) return named;
  const when = topic === "when" ? whenIn(sentence, teller.language) : null;
  const own = namedBefore(sentence, number, teller.language) ?? (when === null ? null : begun(when));
  return { title: own ?? headingFor(sentence, topic, teller), body: sentence };
}

/** A longer sentence in which a price stands is about something else. */
const PRICED_MAX = 60;

const SUBJECT = { min: 2, max: 6 } as const;
const ARTICLE = /^(?:the|an?|os?|as?|uma?|el|l[ao]s?|una?)$/i;
/** "Fechamos", "cerramos": what we do ends a subject too. */
const WE_DO = /^\p{L}{3,}(?:amos|emos|imos)$/u;

/** "A próxima etapa começa em maio" speaks of the "próxima etapa". */
function subjectOf(text: string, { language, words }: Teller): string | null {
  const [clause = ""] = text.split(/[,:;.!?“(]/);
  const all = clause.split(" ");
  const verb = all.findIndex((word) => words.clauseEnds.has(word.toLowerCase()) || WE_DO.test(word.toLowerCase()));
  const end = verb === -1 && text[clause.length] === "," ? all.length : verb;
  const said = all.slice(0, Math.max(end, 0));
  const [article = "", ...own] = said;
  // "Window" and "Harness and the brake" want their article.
  const subject = own.length > 1 && !own.some((word) => ARTICLE.test(word)) ? own : said;
  const last = fold(subject.at(-1) ?? "");
  const isWhole = ARTICLE.test(article) && end >= SUBJECT.min && end <= SUBJECT.max;
  const isTorn = words.light.has(last) || words.joints.has(last) || pointsBack(text, language);
  const name = begun(subject.join(" "));
  const isName = isWhole && !isTorn && own.some((word) => word.length > 3) && name.length <= TITLE_MAX;
  return isName ? name : null;
}

const TITLE_MAX = 44;
const TITLE_MIN = 6;
const WORDS_MORE = 3;

/** "30 litros por día", "£250 to £400", "19 April": the figure that a text tells, as it is written. */
function figureIn(text: string, { language }: Teller): string | null {
  const within = withinPair(text);
  const marks = marksOf(text, language).filter(({ from }) => within[from] !== true);
  // One of two prices is no heading of both.
  if (pricesIn(text, language) > 2) return null;
  const figures = ["price", "percent", "number"].flatMap((kind) =>
    marks.flatMap((mark, at) => (mark.kind === kind ? (figureAt(text, mark, marks[at - 1], language) ?? []) : [])),
  );
  const when = whenIn(text, language);
  const isDate = when !== null && /\d/.test(when) && hasMark(when, language, "date");
  // Over hardly more than itself a figure says nothing.
  const isShort = (figure: string) => countWords(text) < countWords(figure) + WORDS_MORE;
  const tried = [...figures, ...(isDate ? [begun(when)] : [])].filter(
    (figure) => /\d/.test(figure) && !text.startsWith(figure) && !isShort(figure),
  );
  return tried.find(({ length }) => length >= TITLE_MIN && length <= TITLE_MAX) ?? null;
}

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const RANGE = /^\s?(?:to|a|al|e|y|and|or|o|ou|–|-)\s?$/i;
const RATE = /^\s(?:per|por|al|a|cada)\s\p{L}{2,}/u;
const BETWEEN = /(?:entre|between)\s$/i;
const UNIT = /^[\s-]?(?![ap]m(?!\p{L}))(?:(?:per cent|por (?:cento|ciento))(?!\p{L})|°C?|\p{L}+\/\p{L}+|\p{L}{2,})/u;

function figureAt(text: string, { from, kind, text: own, to }: Mark, before: Mark | undefined, language: Language) {
  const after = text.slice(to);
  const unit = kind === "number" ? UNIT.exec(after)?.[0] : "";
  const { and, clauseEnds, joints, light } = readToldWords(language);
  const isSmall = [and, clauseEnds, joints, light].some((words) => words.has(fold(unit ?? "").trim()));
  if (unit === undefined || isSmall || (kind === "number" && YEAR.test(own))) return null;
  const isRange = before?.kind === kind && RANGE.test(text.slice(before.to, from));
  const end = to + unit.length;
  const rate = RATE.exec(text.slice(end))?.[0] ?? "";
  const begin = isRange ? before.from : from;
  const lead = isRange ? (BETWEEN.exec(text.slice(0, begin))?.[0] ?? "") : "";
  return begun(lead + text.slice(begin, end + rate.length));
}
