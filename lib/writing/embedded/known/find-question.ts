import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isInfinitive, isVerbal } from "#lib/writing/words/verbs.ts";
import { placedIn } from "./asides.ts";
import type { Pair } from "./matter.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksMeasure, fits, isAsking, kindOf } from "./same-question.ts";

/** Two words at least are the same, or the one that is asked about: a single one that all of a trade has tells nothing. */
const LEAST = 2;
/** Of so many of a trade's questions a word is no evidence for one. */
const COMMON = 0.1;

/** By which a case is told, and which tell nothing of it: "the meat went dark", "there is no water". */
const PLAIN = new Set(
  "ficou fica fiquei ficando esta estao tao there must mucho mucha muito muita normal mal woke turned went became puso pone ponen quedo".split(
    " ",
  ),
);
/** Where it shows, which goes without saying. */
const SHOWN = new Set(["dentro", "adentro", "inside", "fora", "afuera", "outside"]);
const wordsOf = (said: string): string[] => tellingWords(said).filter((word) => !PLAIN.has(word));

interface Within {
  language: Language;
  /** all of the trade asks of it */
  everywhere: (word: string) => boolean;
  /** something else of the trade is on it and on one of the others */
  isMatter: (word: string, others: readonly string[]) => boolean;
}

/** What asks the same as a theme: it in more words, or else in fewer, where no other question does as well. */
export function findQuestion(asked: string, trade: Trade, language: Language): Pair | null {
  const texts = trade.topics.map((topic) => readText(trade, topic, language));
  const questions = texts.flatMap((text) => text.questions).map(([said, answer]): Pair => ({ said, answer }));
  const heads = questions.map(({ said }) => tokensOf(said));
  const others = texts.flatMap(({ myths, points }) => [
    ...points.map(([label, wrong]) => `${label} ${wrong}`),
    ...myths.map(([said]) => said),
  ]);
  const matter = [...heads, ...others.map(tokensOf)];
  const within: Within = {
    language,
    everywhere: (word) =>
      heads.filter((tokens) => standsIn(word, tokens)).length > Math.max(LEAST, heads.length * COMMON),
    isMatter: (word, beside) =>
      matter.some((tokens) => standsIn(word, tokens) && beside.some((other) => standsIn(other, tokens))),
  };
  const same = questions.find(({ said }) => isSaidAlike(said, asked));
  if (same) return { ...same, isAsked: true };
  const wider = questions.filter(({ said }) => asksMore(said, asked, within));
  const found = wider.length > 0 ? wider : questions.filter((pair) => asksLess(pair, asked, within));
  return nearest(
    found.filter(({ said }) => takesAsLong(said, asked)),
    asked,
  );
}

/** Word for word the same, small words aside: "how to tell if fish is fresh" tells nothing by any rarer word. */
function isSaidAlike(question: string, asked: string): boolean {
  const [own, theirs] = [question, asked].map((text) =>
    tokensOf(text).filter((word) => word.length > 2 && !isStopWord(word)),
  );
  if (!own || !theirs || own.length < LEAST || !fits(question, asked)) return false;
  return own.every((word) => standsIn(word, theirs)) && theirs.every((word) => standsIn(word, own));
}

const AND_HOW = /\s(?:y|e|and)\s(?:como|how|que|what)\s.*$/u;

/** How long it takes to heal is not how long it takes: what is waited for stands in both. */
function takesAsLong(question: string, asked: string): boolean {
  if (kindOf(askingOf(asked)) !== "long") return true;
  const waited = tellingWords(fold(askingOf(asked)).replace(AND_HOW, "")).filter(isInfinitive);
  return waited.every((word) => standsIn(word, tokensOf(question)));
}

/** The one that shares most with the theme and adds least; none where two are as near. */
function nearest(found: readonly Pair[], asked: string): Pair | null {
  const all = wordsOf(requestOf(asked).situation);
  const ranked = found
    .map((pair) => {
      const words = wordsOf(requestOf(pair.said).situation);
      const shared = words.filter((word) => standsIn(word, all)).length;
      return { pair, near: shared * 2 - words.length };
    })
    .toSorted((one, other) => other.near - one.near);
  const [first, second] = ranked;
  return first && first.near !== second?.near ? { ...first.pair, isAsked: true } : null;
}

/** Of all that tells what the theme is about nothing is missing in the question. */
function asksMore(question: string, asked: string, { everywhere }: Within): boolean {
  const all = wordsOf(requestOf(asked).situation);
  const things = all.filter((word) => !isInfinitive(word));
  // "How often to check one's eyes" may ask for an examination: of what is done often the thing tells.
  const telling = asksMeasure(askingOf(asked)) && things.length > 0 ? things : all;
  const isTelling = telling.length >= LEAST || (telling.length === 1 && !everywhere(telling[0] ?? ""));
  const tokens = tokensOf(question);
  const verbs = [asked, question].map(doneOften);
  return (
    isTelling &&
    fits(question, asked) &&
    telling.every((word) => standsIn(word, tokens) || (word === verbs[0] && isSameRoot(verbs))) &&
    wordsOf(question).filter((word) => !standsIn(word, all)).length <= telling.length + 1
  );
}

/** The verb of "cada cuánto se baña", "cada cuánto baño". */
const doneOften = (asked: string): string =>
  /^¿?(?:cada cuanto|con que frecuencia|com que frequencia|de quanto em quanto tempo)\s(?:se\s|me\s)?(\p{L}+)/u.exec(
    fold(asked),
  )?.[1] ?? "";

const isSameRoot = ([one = "", other = ""]: string[]): boolean =>
  one.length > 3 && one.replace(/[aeo]n?$/u, "") === other.replace(/[aeo]n?$/u, "");

/** All that the question tells stands in the theme, and the rest of the theme only narrows it: "stew" in "a slow cooked stew". */
function asksLess({ answer, said }: Pair, asked: string, { everywhere, isMatter, language }: Within): boolean {
  const asks = isAsking(asked);
  const { isAdvice, situation } = requestOf(asked);
  const [all, tokens] = [wordsOf(situation), tokensOf(said)];
  if (asks ? !fits(said, asked) : asksMeasure(said) || kindOf(said) === "when") return false;
  const [isDenied, isAskedDenied] = [said, isAdvice ? withoutAbsent(asked, tokens) : asked].map((text) =>
    DENIED[language].test(fold(text)),
  );
  if (isDenied !== isAskedDenied || numbersIn(asked).some((number) => !tokens.includes(number))) return false;
  // Who says what happened wants what is asked of it: "a pen stain" how to remove it.
  const wanted = wordsOf(caseOf(said)).filter((word) => asks || !isVerbal(word));
  const missing = wanted.filter((word) => !standsIn(word, all) && !SHOWN.has(word));
  if (missing.length > 1 || missing.some((word) => !everywhere(word))) return false;
  const matched = all.filter((word) => standsIn(word, wanted));
  const [placed, where] = [placedIn(asked), whereIn(asked)];
  const things = matched.filter((word) => (isAdvice || !isInfinitive(word)) && !placed.includes(word));
  const told = tokensOf(`${said} ${answer}`);
  const rest = all.filter((word) => !standsIn(word, told));
  // "I was fired" is a case by its one word, where it is all that the question tells.
  const isCase = isAdvice && missing.length === 0 && (requestOf(said).isAdvice || rest.every(everywhere));
  // "The roof leaks" is all that the trade is about, and a case by both words.
  const isCommon = things.every(everywhere) && !(isCase && matched.length >= LEAST);
  if (matched.length < (isCase ? 1 : LEAST) || things.length <= missing.length || isCommon) return false;
  // One thing is not another: a piano's strings are no guitar's, and a sofa no shirt.
  const isSwapped = missing.length > 0 && rest.some((word) => !isVerbal(word) && !where.includes(word));
  if (isSwapped) return false;
  const turns = (word: string) =>
    !isVerbal(word) && !where.includes(word) && !everywhere(word) && isMatter(word, matched);
  return rest.length <= matched.length + Number(isCase) && !rest.some(turns);
}

/** "My key broke in the lock. What now?" is asked by who has a broken key. */
function caseOf(question: string): string {
  const { isAdvice, situation } = requestOf(question);
  if (isAdvice) return situation;
  const [said = ""] = /^.{8,}?[.:](?=\s)/u.exec(question) ?? [];
  return tellingWords(said).length >= LEAST ? said : question;
}

const DENIED: Record<Language, RegExp> = {
  pt: /(?<!\p{L})(?:nao|nunca|sem|nem)(?!\p{L})/u,
  en: /(?<!\p{L})(?:no|not|never|without)(?!\p{L})|(?<!\p{L})(?:do|does|did|wo|ca|is|are|was)n['’]?t(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|sin|ni)(?!\p{L})/u,
};

/** "Fired without cause" is fired: what a case is without denies nothing of it, unless the question speaks of that. */
const withoutAbsent = (asked: string, tokens: readonly string[]): string =>
  fold(asked).replace(/(?<!\p{L})(?:sem|sin|without)\s(\p{L}+)/gu, (all, absent: string) =>
    standsIn(absent, tokens) ? all : "",
  );

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** From where it says where: "on the pocket of a shirt". */
function whereIn(asked: string): string[] {
  const tokens = tokensOf(asked);
  const [first] = placedIn(asked);
  return first === undefined ? [] : tokens.slice(tokens.indexOf(first));
}
