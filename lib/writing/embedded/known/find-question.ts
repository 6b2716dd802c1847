import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isDone, isInfinitive, isVerbal } from "#lib/writing/words/verbs.ts";
import { placedIn } from "./asides.ts";
import { commonIn } from "./common-in.ts";
import { isDenied, numbersIn } from "./denial.ts";
import { doneOften, isDoneIn, isSameRoot } from "./done-often.ts";
import type { Pair } from "./matter.ts";
import { alternativesIn, genericIn, isAskingWord, partsOf, wordsOf } from "./asked-words.ts";
import { ofIn } from "./other-thing.ts";
import { type Asked, questionsOf } from "./questions-of.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksAs, asksMeasure, asksWhether, isAsking, kindOf, titledKind } from "./same-question.ts";

/** Two words at least are the same, or the one that is asked about: a single one that all of a trade has tells nothing. */
const LEAST = 2;
/** Where it shows and whose it is, which goes without saying. */
const SHOWN = new Set(
  "dentro adentro inside fora afuera outside filho filha filhos hijo hija hijos child children kid son daughter".split(
    " ",
  ),
);

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
  const questions = questionsOf(trade, language);
  const heads = questions.map(({ said }) => tokensOf(said));
  const others = texts.flatMap(({ myths, points }) => [
    ...points.map(([label, wrong]) => `${label} ${wrong}`),
    ...myths.map(([said]) => said),
  ]);
  const matter = [...heads, ...others.map(tokensOf)];
  const within: Within = {
    language,
    everywhere: commonIn(trade, language),
    isMatter: (word, beside) =>
      matter.some((tokens) => standsIn(word, tokens) && beside.some((other) => standsIn(other, tokens))),
  };
  return partsOf(asked).reduce<Pair | null>((found, part) => found ?? questionFor(part, questions, within), null);
}

function questionFor(asked: string, all: readonly Asked[], within: Within): Pair | null {
  const questions = all.filter(({ said }) => isOfSameCase(said, asked, within));
  const same = questions.find(({ said }) => isSaidAlike(said, asked) || isOnSame(said, asked));
  if (same) return { ...same, isAsked: true };
  const wider = questions.filter((pair) => asksMore(pair, asked, within));
  const found = wider.length > 0 ? wider : questions.filter((pair) => asksLess(pair, asked, within));
  return nearest(
    found.filter(({ said }) => takesAsLong(said, asked)),
    asked,
  );
}

/** What is not so is not what is so, and what holds at 70 not what holds at any age. */
function isOfSameCase(said: string, asked: string, { everywhere, language }: Within): boolean {
  const { isAdvice } = requestOf(asked);
  const told = isAdvice ? withoutAbsent(asked, tokensOf(said)) : asked;
  const numbers = numbersIn(said);
  // Keys that are lost are none of a car, where nobody spoke of one.
  const of = ofIn(said);
  const isOfElse = isAdvice && of !== undefined && !standsIn(of, tokensOf(asked)) && !everywhere(of);
  return (
    !isOfElse &&
    isDenied(said, language) === isDenied(told, language) &&
    numbersIn(asked.replace(/^\d+\s/, "")).every((number) => numbers.includes(number))
  );
}

/** Word for word the same, small words aside: "how to tell if fish is fresh" tells nothing by any rarer word. */
function isSaidAlike(question: string, asked: string): boolean {
  const [own, theirs] = [question, asked].map((text) =>
    tokensOf(text).filter((word) => word.length > 2 && !isStopWord(word) && !isAskingWord(word)),
  );
  if (!own || !theirs || own.length < LEAST || !asksAs(question, asked)) return false;
  return own.every((word) => standsIn(word, theirs)) && theirs.every((word) => standsIn(word, own));
}

const AND_HOW = /\s(?:y|e|and)\s(?:como|how|que|what)\s.*$/u;

/** The same is asked of the same things, and nothing else is done with them: "what does a horse cost", "how much is it to have a horse". */
function isOnSame(question: string, asked: string): boolean {
  const [own, theirs] = [wordsOf(question), wordsOf(asked)];
  return (
    asksAs(question, asked) &&
    OF_ONE_THING.has(kindOf(askingOf(question))) &&
    own.length > 0 &&
    isWithin(own, theirs) &&
    isWithin(theirs, own) &&
    isWithin(genericIn(asked), genericIn(question)) &&
    numbersIn(question).join() === numbersIn(asked).join()
  );
}

/** Of a single thing anything else may be asked. */
const OF_ONE_THING = new Set(["often", "long", "cost", "many", "how", "why", "when"]);

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => standsIn(word, others));

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
function asksMore(pair: Asked, asked: string, { everywhere }: Within): boolean {
  const question = pair.said;
  const all = wordsOf(requestOf(asked).situation);
  const things = all.filter((word) => !isInfinitive(word));
  // "How often to check one's eyes" may ask for an examination: of what is done often the thing tells.
  const verbs = [asked, question].map(doneOften);
  const isOfThings = asksMeasure(askingOf(asked)) && things.length > 0 && !isSameRoot(verbs) && isDoneIn(pair, asked);
  const telling = isOfThings ? things : all;
  const isTelling = telling.length >= LEAST || (telling.length === 1 && !everywhere(telling[0] ?? ""));
  const tokens = tokensOf(question);
  const more = wordsOf(question).filter((word) => !standsIn(word, all)).length;
  return (
    isTelling &&
    asksAs(question, asked) &&
    telling.every((word) => standsIn(word, tokens) || (word === verbs[0] && isSameRoot(verbs))) &&
    // Of what is asked whether it is so, each word more asks something else.
    more <= (asksWhether(asked) ? 1 : telling.length + 1)
  );
}

/** All that the question tells stands in the theme, and the rest of the theme only narrows it: "stew" in "a slow cooked stew". */
function asksLess(pair: Asked, asked: string, { everywhere, isMatter }: Within): boolean {
  const { answer, said } = pair;
  if (!isDoneIn(pair, asked)) return false;
  const asks = isAsking(asked) || titledKind(asked) !== null;
  const { isAdvice, situation } = requestOf(asked);
  const all = wordsOf(situation);
  if (asks ? !asksAs(said, asked) : asksMeasure(said) || kindOf(said) === "when") return false;
  // Who says what happened wants what is asked of it: "a pen stain" how to remove it.
  const wanted = wordsOf(caseOf(said)).filter((word) => asks || !isVerbal(word));
  const others = alternativesIn(said);
  const isSpared = (word: string) =>
    SHOWN.has(word) || (others.get(word)?.some((other) => standsIn(other, all)) ?? false);
  const missing = wanted.filter((word) => !standsIn(word, all) && !isSpared(word));
  const matched = all.filter((word) => standsIn(word, wanted));
  // Three things of a case tell it, and how it was put in a word does not.
  const isMost =
    matched.length > LEAST && all.every((word) => standsIn(word, wanted) || isVerbal(word) || isDone(word));
  if (missing.length > 1 || missing.some((word) => !everywhere(word) && !isMost)) return false;
  // "Choosing a sweet melon", "cake for 50": what is done, and how many, tells with the one thing that it is of.
  const isCounted = numbersIn(asked).length > 0;
  const isTold = isCounted || genericIn(said).some((word) => standsIn(word, genericIn(asked)));
  const [placed, where] = [placedIn(asked), whereIn(asked)];
  const things = matched.filter((word) => (isAdvice || !isInfinitive(word)) && !placed.includes(word));
  const told = tokensOf(`${said} ${answer}`);
  const rest = all.filter((word) => !standsIn(word, told));
  // "I was fired" is a case by its one word, where it is all that the question tells.
  const isCase = isAdvice && missing.length === 0 && (requestOf(said).isAdvice || rest.every(everywhere));
  // "The roof leaks" is all that the trade is about, and a case by both words.
  const isAll = missing.length === 0 && matched.length >= LEAST && rest.every(everywhere);
  const isCommon = things.every(everywhere) && !isCounted && !isAll && !(isCase && matched.length >= LEAST);
  if (matched.length + Number(isTold && asks) < (isCase ? 1 : LEAST) || things.length <= missing.length || isCommon)
    return false;
  // One thing is not another: a piano's strings are no guitar's, and a sofa no shirt.
  const isSwapped = missing.length > 0 && rest.some((word) => !isVerbal(word) && !where.includes(word));
  if (isSwapped) return false;
  // "Coloured hair" is no hair of any kind: a participle beside its thing says which one it is.
  const turns = (word: string) =>
    isKindOf(word, things, asked) ||
    (!isVerbal(word) && !where.includes(word) && !everywhere(word) && isMatter(word, matched));
  // What is of five years is told apart from the rest by its number.
  const isOfNumber = isCounted && numbersIn(said).join() === numbersIn(asked).join();
  return rest.length <= matched.length + Number(isCase) && (isOfNumber || !rest.some(turns));
}

const PARTICIPLE = /(?:ed|[ai]d[ao]s?)$/u;
function isKindOf(word: string, things: readonly string[], asked: string): boolean {
  const folded = ` ${tokensOf(asked).join(" ")} `;
  const beside = (thing: string) => (word.endsWith("ed") ? ` ${word} ${thing} ` : ` ${thing} ${word} `);
  return PARTICIPLE.test(word) && things.some((thing) => folded.includes(beside(thing)));
}

/** "My key broke in the lock. What now?" is asked by who has a broken key. */
function caseOf(question: string): string {
  const { isAdvice, situation } = requestOf(question);
  if (isAdvice) return situation;
  const [said = ""] = /^.{8,}?[.:](?=\s)/u.exec(question) ?? [];
  return tellingWords(said).length >= LEAST ? said : question;
}

/** "Fired without cause" is fired: what a case is without denies nothing of it, unless the question speaks of that. */
const withoutAbsent = (asked: string, tokens: readonly string[]): string =>
  fold(asked).replace(/(?<!\p{L})(?:sem|sin|without)\s(\p{L}+)/gu, (all, absent: string) =>
    standsIn(absent, tokens) ? all : "",
  );

/** From where it says where: "on the pocket of a shirt". */
function whereIn(asked: string): string[] {
  const tokens = tokensOf(asked);
  const [first] = placedIn(asked);
  return first === undefined ? [] : tokens.slice(tokens.indexOf(first));
}
