import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { withoutBrackets } from "#lib/writing/embedded/shorten.ts";
import { sentencesIn } from "./cuts.ts";
import { byColon, namedBefore } from "./fit-told.ts";
import { hasMark, marksOf } from "./marks.ts";
import { type Label, labelOf, type Teller } from "./teller.ts";
import { isJob, linesOf, type Part, type Topic } from "./told.ts";
import { beginsWithPrice, isPlace, pointsBack, saysPrice, sends, tellsPrice } from "./topic.ts";
import { whenIn, whenRuns } from "./when.ts";
import { addressIn } from "./where.ts";

/** Where a page's story happens and what it cost is no heading, as it is in an invitation. */
const INCIDENTAL: readonly Label[] = ["when", "where", "whenWhere", "content", "price", "conditions"];

/** Over sentences without a heading: a word of ours where it says what they are, or else their own subject; null: they stand for themselves. */
export function headingFor(body: string, wanted: Label, teller: Teller): string | null {
  const { told } = teller;
  const dated = wanted === "when" && isClosed(body) ? "conditions" : wanted;
  // "Rua XV de Novembro 88" is no day.
  const isAddress =
    addressIn(body) !== null && !hasMark(body.replace(addressIn(body) ?? "", ""), teller.language, "date", "time");
  const placed =
    dated === "when" && isAddress ? "where" : dated === "when" && isPlace(body, teller.language) ? "whenWhere" : dated;
  const label = placed === "price" && isJob(told.title) ? "job" : placed;
  // "Under 16s with an adult" says more than that something is important.
  if (label === "conditions") return null;
  const named = isTelling(body, label, teller) ? teller.named(label) : null;
  if (named !== null) return named;
  // A brief's sentence begins with its subject, and would say it twice.
  const own = told.site === null ? null : subjectOf(body, teller);
  return own !== null && teller.isFree(own) ? own : null;
}

/** What stands first in a sentence it is about: "on Saturday", "at our workshop". */
const LEADING_MAX = 12;

/** "On", "no dia", and no "hosepipes only". */
const SMALL = /^(?:\p{L}{1,3}\s){0,2}$/u;

/** When nobody is there is to be noted, and no date of what is told. */
const CLOSED =
  /^(?:closed|fechad[oa]s?|cerrad[oa]s?|fechamos|cerramos|we(?:'|’)?re closed|we close|nao abrimos|no abrimos)\b/;
export const isClosed = (text: string): boolean => CLOSED.test(fold(text));

/** "Eat in only 5pm-9.30pm" is not when it is, where the title has said that already. */
function tellsWhenFirst(body: string, { language, told }: Teller): boolean {
  const [first] = [told.title, ...told.parts.flatMap(linesOf)].flatMap((line) =>
    whenRuns(line, language).filter(({ text }) => /\d/.test(text)),
  );
  return first === undefined || body.includes(first.text);
}

/** What a brief's own lines are all of: nothing else may stand under the heading. */
const ALL_OF: { [Of in Label]?: (line: string, language: Language) => boolean } = {
  price: (line, language) => isPriced(line, language) && !hasMark(line, language, "percent", "time"),
  when: (line, language) => hasMark(line, language, "date", "time") && !hasMark(line, language, "price", "percent"),
  where: (line, language) =>
    !hasMark(line.replace(addressIn(line) ?? "", ""), language, "date", "time", "price") && !sends(line),
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

function isTelling(body: string, label: Label, teller: Teller): boolean {
  const { language, told, words } = teller;
  if (label === "more" || label === "what" || (told.site !== null && INCIDENTAL.includes(label))) return false;
  if (told.site === null && !areAll(label, sentencesIn(body, language), teller)) return false;
  const isCondition = words.clauseBegins.has(fold(body.split(" ")[0] ?? ""));
  if (label === "price")
    return (
      !isCondition &&
      !saysPrice(body) &&
      !sends(body) &&
      !words.unpriced.test(fold(body)) &&
      isPriced(body, language) &&
      (tellsPrice(body) || beginsWithPrice(body, language) || areAllPriced(body, language))
    );
  // "What is inside" stands over several things.
  if (label === "content") return told.site !== null && (body.match(/[,;:\n]/g)?.length ?? 0) > 1;
  if (label === "whenWhere" && !hasMark(body.replace(addressIn(body) ?? "", ""), language, "date", "time"))
    return false;
  if (label === "where") return (words.places.exec(fold(body))?.index ?? body.length) <= LEADING_MAX;
  const [first] = whenRuns(body, language);
  if (label !== "when") return true;
  return (
    first !== undefined &&
    SMALL.test(body.slice(0, first.from)) &&
    /\d/.test(first.text) &&
    tellsWhenFirst(body, teller)
  );
}

/** What is free tells no price, nor does what is free above one. */
const isPriced = (body: string, language: Language): boolean =>
  /\d/.test(marksOf(body, language).find(({ kind }) => kind === "price")?.text ?? "");

/** "A kitchen, a balcony and a garage for £9,000" is not what the kitchen costs. */
function areAllPriced(text: string, language: Language): boolean {
  const body = withoutBrackets(text);
  const pieces = body.split(/[;,](?=\s)|\.(?=\s|$)/u).filter((piece) => /\p{L}/u.test(piece));
  const priced = pieces.map((piece) => hasMark(piece, language, "price"));
  const isShort = characters(body) <= PRICED_MAX && pieces.length < 2;
  return isShort || (priced[0] === true && priced.filter(Boolean).length * 2 >= priced.length && priced.length > 1);
}

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
