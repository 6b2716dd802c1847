import { readToldWords } from "#lib/content/told/told.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { languageOf } from "#lib/writing/words/known-words.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { firstWords, saysWe } from "#lib/writing/embedded/brand-words.ts";
import { daysNamed } from "#lib/writing/embedded/headline-of.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { withoutHolidays } from "#lib/writing/embedded/spelt.ts";
import { compared, isPair, joined, numbered } from "./arrange.ts";
import { DATE, piecesOf, sentencesIn } from "./cuts.ts";
import { headed, leadOf, unstopped } from "./fit-told.ts";
import { type Line, readLines, readQuote } from "./lines.ts";
import { lineOfFacts } from "./line-of-facts.ts";
import { hasMark, marksOf } from "./marks.ts";
import { withBareContact } from "./bare-contact.ts";
import { callApart } from "./call-apart.ts";
import { callOf } from "./read-call.ts";
import { hostOf, readPage } from "./read-page.ts";
import { readParts } from "./read-parts.ts";
import { enumeration } from "./enumeration.ts";
import { isTaleOf } from "./tale.ts";
import { withTinyFacts } from "./tiny.ts";
import { linesOf, type Part, type Told } from "./told.ts";
import { isCall, topicOf } from "./topic.ts";

/** A short text that is full of facts tells as much as a longer one. */
const TEXT_MIN = { usual: 60, full: 40, facts: 4 } as const;
const FACTS_MIN = 2;
/** So many sentences and words tell of themselves, whatever they say. */
const WHOLE = { sentences: 3, words: 24 } as const;
const TITLE_MAX = 200;
const HEADING_MAX = 70;
const LEAD_MAX = 48;

/** What a theme says itself, or the page behind its link; null where there is nothing to tell. */
export function readTold(brief: Brief, theme: Theme): Told | null {
  const { article, language } = brief;
  const own = callApart(ownText(language === "en" ? daysNamed(brief.theme) : brief.theme, language), language);
  // A page's title alone says less than the page.
  const isTitle = article !== null && fold(article.title).includes(fold(own).replace(/[.\s]+$/, ""));
  const isOwn = !isTitle && speaks(own, language) && isMaterial(own, theme, language);
  if (isOwn) {
    const told = readOwn(own, language, firstWords(brief.brand, TITLE_MAX));
    if (told && article) return { ...told, site: article.siteName ?? hostOf(article.url), url: article.url };
    if (told) return withBareContact(told, language);
  }
  return article && speaks(article.text, language) ? readPage(article, theme, language) : null;
}

const speaks = (text: string, language: Language): boolean => {
  const spoken = languageOf(text.slice(0, 3000));
  return spoken === null || spoken === language;
};

/** Without the words that are for the writer alone, "Faça um post avisando que…", or that only lead up to the news. */
function ownText(text: string, language: Language): string {
  const { announces, asksFor, directs } = readToldWords(language);
  const without = (told: string, sign: RegExp) => told.slice(sign.exec(fold(told))?.[0].length ?? 0);
  return begun(without(without(text.trim(), asksFor), announces))
    .split("\n")
    .map((line) =>
      sentencesIn(line, language)
        .filter((sentence) => !directs.test(fold(sentence)))
        .join(" "),
    )
    .join("\n");
}

/** A question to the library holds facts too, but fewer: "10 dicas para o dia 12 de junho". */
function isMaterial(text: string, { howTo, kind, number }: Theme, language: Language): boolean {
  if (tellsHow(text) || lists(text, language) || lineOfFacts(text, language)) return true;
  const lines = readLines(text, language);
  const sentences = lines.flatMap((line) => sentencesIn(line.text, language));
  const asks = kind !== "open" || number !== null || howTo;
  const facts =
    lines.filter(({ isMarked }) => isMarked).length + sentences.reduce((sum, said) => sum + factsIn(said, language), 0);
  const isWhole = sentences.length >= WHOLE.sentences && countWords(text) >= WHOLE.words;
  if (characters(text) < (facts >= TEXT_MIN.facts ? TEXT_MIN.full : TEXT_MIN.usual)) return false;
  const wanted = asks ? FACTS_MIN + Math.max(0, 3 - sentences.length) : FACTS_MIN;
  return isWhole || (facts >= wanted && sentences.some((said) => countWords(said) > 3));
}

/** "How our rye bread began: Ada brought the starter from Vigo in 1994" tells what it names, and asks nothing. */
const TELLS_HOW =
  /^(?:como|cómo|how|por que|por qué|why|(?:a|la|the) (?:história|historia|story) [^:]{3,}) [^:?]{4,70}:\s+(?!(?:como|cómo|o que|qué|que|what|how|why|por)(?!\p{L}))[^?]{36,}$/iu;
const HAPPENED =
  /(?<!\p{L})(?:\p{L}{2,}(?:ou|eu|iu|aram|eram|iram|ó|ió|aron|ieron)|foi|fez|veio|fue|hizo|vino|trajo|was|were|had|came|made|took|gave|found|brought|bought|taught|left|went|began|wrote|kept|told|met|\p{L}{3,}ed)(?!\p{L})/iu;
const tellsHow = (text: string): boolean => TELLS_HOW.test(text) && HAPPENED.test(text.slice(text.indexOf(":")));

const LISTED_MIN = 3;
const ASKS = /^(?:como|cómo|o que|qué|qual|quais|cuál|what|how|why|which|when|quando|cuándo|por qu[eê])(?!\p{L})/iu;
const WHO = /^(?:quem|quién(?:es)?|who)(?!\p{L})/iu;
/** "What is in the box this week: leeks, rhubarb and eggs" answers itself. */
function lists(text: string, language: Language): boolean {
  const [, head = "", behind = ""] = /^([^:?]{4,70}):\s+([^?:]{16,})$/u.exec(text) ?? [];
  // "Who pays what: …" is answered by none of what follows.
  return head !== "" && !WHO.test(head) && piecesOf(behind, language).length >= LISTED_MIN && !ASKS.test(behind);
}

function factsIn(sentence: string, language: Language): number {
  const marks = marksOf(sentence, language).filter(({ kind, text }) => kind !== "number" && !/^https?:/.test(text));
  const topic = topicOf(sentence, language);
  const names =
    withoutHolidays(sentence, language).match(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}+(?:\s(?:d[aoe]s?\s)?\p{Lu}\p{Ll}+)*/gu)
      ?.length ?? 0;
  const signs = [topic === "where", topic === "conditions", isCall(sentence, language)].filter(Boolean).length;
  return marks.length + signs + Math.min(names, 1);
}

function readOwn(text: string, language: Language, about: string): Told | null {
  const typed = lineOfFacts(text, language, saysWe(about) ? "" : about);
  if (typed)
    return { title: typed.title, site: null, url: "", parts: typed.parts, call: callOf(typed.calls, language) };
  const lines = readLines(text, language);
  const { rest, title } = titled(lines, language);
  const { calls, parts: read } = readParts(rest, language);
  const [first, ...others] = read;
  const isBare = rest.length === lines.length - 1 && !/[.!?]$/.test(lines[0]?.text ?? "");
  const isOver = first?.title === title;
  const parts = first ? [isOver ? opened(first) : begins(first, isBare ? title : null), ...others] : read;
  const call = callOf(calls, language);
  const isTale = call === null && isTaleOf([title, ...parts.flatMap(linesOf)], language);
  const ordered = isTale ? parts : withTinyFacts(joined(parts), language);
  if (parts.length > 0) return { title, site: null, url: "", parts: numbered(compared(ordered), language), call };
  // A single sentence is told under its own beginning: what goes on from it by itself, or the whole of it.
  const two = characters(title) > LEAD_MAX ? headed(title, language, LEAD_MAX, TITLE_MAX, DATE) : null;
  if (two) {
    return { title: two.title, site: null, url: "", parts: [statementOf(two.body, language)], call };
  }
  const whole = statementOf(title, language);
  const lead = characters(title) > LEAD_MAX ? leadOf(title, language, LEAD_MAX) : null;
  return { title: lead ?? title, site: null, url: "", parts: lead === null ? [] : [whole], call };
}

const statementOf = (text: string, language: Language): Part => ({
  kind: "statement",
  topic: topicOf(text, language) ?? "what",
  title: null,
  sentences: [stopped(text)],
});

/** A table that a text begins with comes first, below the title that is its own. */
const opened = (part: Part): Part => (part.kind === "quote" ? part : { ...part, title: null, topic: "what" });

/** What somebody said at a text's beginning is what it is about; a list below the title alone has it as its heading. */
function begins(part: Part, title: string | null): Part {
  if (part.kind === "quote") return { ...part, topic: "what" };
  const isBelow = part.title === null && "rows" in part && part.rows.length > 1;
  if (isBelow && title === null) return { ...part, topic: "what" };
  const isHeaded =
    title !== null && part.title === null && "rows" in part && part.kind !== "details" && part.rows.length > 1;
  return isHeaded && characters(title) <= HEADING_MAX ? { ...part, topic: "what", title } : part;
}

/** The first line, or its first sentence. */
function titled([first, ...others]: Line[], language: Language): { title: string; rest: Line[] } {
  if (!first) return { title: "", rest: [] };
  const [sentence = first.text, ...more] = sentencesIn(first.text, language);
  const pair = others.find(({ shape, text }) => shape === "heading" && isPair(first.text, text));
  if (first.shape === "heading" && pair) {
    const [and = ""] = readToldWords(language).and;
    return { title: `${first.text} ${and} ${pair.text}`, rest: [first, ...others] };
  }
  const said = readQuote(sentence, language);
  if (said) return { title: quotedTitle(said.text, language), rest: [first, ...others] };
  // "New rates from 1 April: wash £10, polish £40" is a table below its title.
  const listed = others.length === 0 ? enumeration(sentence, language) : null;
  // "Premiere: “The house”, Friday 13 at nine" is one piece of news, and no list of three.
  const isNews = listed !== null && !listed.title?.includes(" ") && hasMark(sentence, language, "date");
  if (listed?.title && !isNews) return { title: listed.title, rest: [{ ...first, shape: "prose", row: null }] };
  // "Membership from May: basic £25" tells its prices below what they are of.
  const [, named = "", priced = ""] = /^(\p{L}[^:.!?]{8,66}):\s+(.+)$/su.exec(sentence) ?? [];
  if (
    listed === null &&
    namesThing(named, language) &&
    hasMark(priced, language, "price") &&
    !hasMark(named, language, "price")
  ) {
    const left: Line = { ...first, shape: "prose", row: null, text: [stopped(begun(priced)), ...more].join(" ") };
    return { title: named, rest: [left, ...others] };
  }
  const isRow = first.row !== null && first.isMarked;
  if (isRow || characters(sentence) > TITLE_MAX) return { title: sentence, rest: [first, ...others] };
  const left: Line[] = more.length > 0 ? [{ ...first, shape: "prose", row: null, text: more.join(" ") }] : [];
  return { title: unstopped(sentence).replace(/:$/, ""), rest: [...left, ...others] };
}

/** "Only in July" names nothing, "Membership from July" does. */
function namesThing(text: string, language: Language): boolean {
  const { months, weekdays } = readToldWords(language);
  const dated = new RegExp(`^(?:${months}|${weekdays})$`, "u");
  return text.includes(" ") && tellingWords(text).some((word) => word.length > 4 && !dated.test(word));
}

/** The first thing that somebody said, in quotes. */
function quotedTitle(text: string, language: Language): string {
  const [first = text] = sentencesIn(text, language);
  return `“${first.replace(/\.$/, "")}”`;
}
