import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { byColon, namedBefore } from "./fit-told.ts";
import { hasMark, type Mark, marksOf } from "./marks.ts";
import { type Label, labelOf, type Teller } from "./teller.ts";
import { isJob, linesOf, type Part, type Topic } from "./told.ts";
import { pointsBack, sends } from "./topic.ts";
import { whenIn } from "./when.ts";
import { addressIn } from "./where.ts";

/** Where a page's story happens and what it cost is no heading, as it is in an invitation. */
const INCIDENTAL: readonly Label[] = ["what", "when", "where", "whenWhere", "content", "price", "conditions", "more"];

/** Over sentences without a heading: a word of ours where it says what they are, or else their own subject; null: they stand for themselves. */
export function headingFor(body: string, wanted: Label, teller: Teller): string | null {
  const { told } = teller;
  // A brief's sentence says by itself what it is; an address hardly does.
  if (told.site === null) return isBareAddress(body, teller) ? teller.named("where") : null;
  const named = INCIDENTAL.includes(wanted) ? null : teller.named(wanted);
  if (named !== null) return named;
  const own = subjectOf(body, teller);
  return own !== null && teller.isFree(own) ? own : null;
}

/** More words say what is there. */
const ADDRESS_WORDS = 9;

const isBareAddress = (body: string, { language }: Teller): boolean =>
  isAddress(body, language, "date", "time") && countWords(body) <= ADDRESS_WORDS;

/** Whether it tells where, and beside that nothing of the others. */
function isAddress(text: string, language: Language, ...others: Mark["kind"][]): boolean {
  const address = addressIn(text);
  return address !== null && !hasMark(text.replace(address, ""), language, ...others);
}

/** When nobody is there is to be noted, and no date of what is told. */
const CLOSED =
  /^(?:closed|fechad[oa]s?|cerrad[oa]s?|fechamos|cerramos|we(?:'|’)?re closed|we close|nao abrimos|no abrimos)\b/;
export const isClosed = (text: string): boolean => CLOSED.test(fold(text));

/** What a brief's own lines are all of: nothing else may stand under the heading. */
const ALL_OF: { [Of in Label]?: (line: string, language: Language) => boolean } = {
  price: (line, language) => isPriced(line, language) && !hasMark(line, language, "percent", "time"),
  when: (line, language) => hasMark(line, language, "date", "time") && !hasMark(line, language, "price", "percent"),
  where: (line, language) => isAddress(line, language, "date", "time", "price"),
  whenWhere: (line, language) => !hasMark(line, language, "price", "percent"),
};

/** A heading of ours over several lines of a brief; null where it would say nothing of them, or of some of them alone. */
export function headingOver(part: Part, teller: Teller): string | null {
  const { language, told } = teller;
  const wanted = labelOf(part);
  if (told.site !== null) return teller.label(wanted);
  const label = isJob(told.title) && JOB.has(wanted) ? "job" : wanted;
  if (EMPTY.has(label)) return null;
  const lines = linesOf(part);
  const isBoth = label !== "whenWhere" || lines.some((line) => hasMark(line, language, "date", "time"));
  return areAll(label, lines, teller) && isBoth ? teller.named(label) : null;
}

const areAll = (label: Label, lines: readonly string[], { language, told }: Teller): boolean =>
  lines.every((line) => ALL_OF[label]?.(line, language) ?? true) && (label !== "where" || !sends(told.title));

/** They would fit over anything. */
const EMPTY: ReadonlySet<Label> = new Set(["content", "more", "what", "conditions"]);
/** What is paid and given is what the job is. */
const JOB: ReadonlySet<Label> = new Set(["content", "price", "conditions", "what"]);

/** What is free tells no price, nor does what is free above one. */
const isPriced = (body: string, language: Language): boolean =>
  /\d/.test(marksOf(body, language).find(({ kind }) => kind === "price")?.text ?? "");

/** What a number is, in the text's own word where it has one. */
export function numberHeaded(
  sentence: string,
  number: string,
  topic: Topic,
  teller: Teller,
): { title: string | null; body: string } {
  const named = byColon(sentence);
  if (named) return named;
  const when = topic === "when" ? whenIn(sentence, teller.language) : null;
  const own = namedBefore(sentence, number, teller.language) ?? (when === null ? null : begun(when));
  const label = TOLD_BY_NUMBER.has(topic) ? topic : "more";
  // "We do / We do yours for £80" heads nothing, and "Day hire / Day hire from £140" says it twice.
  const rest = own?.includes(" ") && fold(sentence).startsWith(fold(own)) ? sentence.slice(own.length) : "";
  const goes = rest.replace(/^[\s,;:–—-]+/u, "");
  return own !== null && GOES_ON.test(goes)
    ? { title: own, body: begun(goes) }
    : { title: headingFor(sentence, label, teller), body: sentence };
}

/** Over a number stands what it is; that it is important says nothing of it. */
const TOLD_BY_NUMBER: ReadonlySet<Topic> = new Set(["price", "when", "where"]);

const GOES_ON = /^(?:from|for|at|por|desde|a partir|[\p{Sc}\d]|R\$)/iu;

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
