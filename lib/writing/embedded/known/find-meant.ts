import type { Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { isVerbal } from "#lib/writing/words/verbs.ts";
import { wordsOf } from "./asked-words.ts";
import { comparedIn } from "./comparing.ts";
import { numbersIn } from "./denial.ts";
import type { Pair } from "./matter.ts";
import { isOfAnother, ofIn } from "./other-thing.ts";
import { questionsOf } from "./questions-of.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksMeasure, isAsking, kindOf } from "./same-question.ts";

/** One word alone tells no question from another. */
const LEAST = 2;
/** Of what a theme tells a question speaks of so much, each word counted by how rare it is in the trade. */
const SHARE = 0.6;
/** It is nearer than any other by so much. */
const AHEAD = 0.1;
/** So much less for each word of its own that the theme has not, and for each that it only has by other words. */
const OTHER = 0.03;
/** What only its answer names counts less, and so does what is done. */
const [IN_ANSWER, DONE] = [0.8, 0.8];

interface Question {
  pair: Pair;
  /** of the question, and of how people ask for the same */
  words: ReadonlySet<string>;
  answer: ReadonlySet<string>;
}

type IsIn = (word: string, words: ReadonlySet<string>) => boolean;

/** The question that a theme means, though it asks in other words: "white crust on the terminals", "sore after training". */
export function findMeant(asked: string, trade: Trade, language: Language): Pair | null {
  const telling = [...new Set(wordsOf(requestOf(asked).situation))];
  const all = questionsOf(trade, language).map(({ answer, otherWords, said }): Question => ({
    pair: { said, answer },
    words: new Set(tokensOf(`${said} ${otherWords}`)),
    answer: new Set(tokensOf(answer)),
  }));
  const isIn = readerOf(all);
  const fits = fittingFor(asked, telling, language, all, isIn);
  const rare = rarityIn(all, telling, isIn);
  const small = tokensOf(asked).filter((word) => word.length > 3 && !telling.includes(word));
  const [first, second] = all
    .filter(fits)
    .map(({ answer, pair, words }) => {
      const spoken = telling.filter((word) => isIn(word, words));
      const named = telling.filter((word) => !spoken.includes(word) && isIn(word, answer));
      const shareOf = (inAnswer: number) => (rare(spoken) + rare(named) * inAnswer) / rare(telling);
      const others = wordsOf(pair.said).filter((word) => !standsIn(word, telling));
      const borrowed = spoken.filter((word) => !standsIn(word, tokensOf(pair.said)));
      // "For the first time" tells nothing by itself, and of two questions the one that was meant.
      const alike = small.filter((word) => standsIn(word, tokensOf(pair.said)));
      const near = shareOf(IN_ANSWER / 2) - (others.length + borrowed.length - alike.length) * OTHER;
      // Where advice may do harm one pain is no help with another.
      return { pair, near, share: trade.isPrivate && others.length > 1 ? 0 : shareOf(IN_ANSWER) };
    })
    .toSorted((one, other) => other.near - one.near);
  const isClear = first && first.share >= SHARE && first.near - (second?.near ?? 0) >= AHEAD;
  return isClear ? { ...first.pair, isAsked: true } : null;
}

/** Looks a word up by the forms of it that the trade uses: to compare every word with every other takes too long. */
function readerOf(all: readonly Question[]): IsIn {
  const used = [...new Set(all.flatMap(({ answer, words }) => [...words, ...answer]))];
  const known = new Map<string, string[]>();
  return (word, words) => {
    const forms = known.get(word) ?? used.filter((one) => isSameWord(word, one));
    known.set(word, forms);
    return forms.some((form) => words.has(form));
  };
}

/** How much some of a theme's words tell together: the fewer questions have one, the more. */
function rarityIn(
  all: readonly Question[],
  telling: readonly string[],
  isIn: IsIn,
): (words: readonly string[]) => number {
  const rarityOf = (word: string): number => {
    const having = all.filter(({ words }) => isIn(word, words)).length;
    return Math.log((all.length + 1) / (having + 0.5)) * (isVerbal(word) ? DONE : 1);
  };
  const known = new Map(telling.map((word) => [word, rarityOf(word)]));
  return (words) => words.reduce((sum, word) => sum + (known.get(word) ?? 0), 0);
}

const HEAD = /^[^:,]+(?=[:,]\s)/u;

/** Whether a question can be what a theme means: of the same kind, number and thing, and of both that it weighs. */
function fittingFor(
  asked: string,
  telling: readonly string[],
  language: Language,
  all: readonly Question[],
  isIn: IsIn,
): (question: Question) => boolean {
  const weighed = comparedIn(asked, language);
  const of = ofIn(asked);
  // "Sciatica: rest or keep moving?" is of its head.
  const head = wordsOf(HEAD.exec(asked)?.[0] ?? "");
  // How often piano strings are changed is not told by a guitar's, nor how often they are tuned; what only names a thing
  // may say it in any words.
  const exact = weighed !== null && head.length > 0 ? head : telling;
  const things = isAsking(asked)
    ? exact.filter((word) => !isVerbal(word) && all.some(({ words }) => isIn(word, words)))
    : [];
  return ({ answer, pair, words }) => {
    const isTold = (word: string) => isIn(word, words) || isIn(word, answer);
    const isElse = isOfAnother(pair.said, asked) && !(of !== undefined && isTold(of));
    const isOnBoth =
      weighed === null ||
      (weighed.sides?.every((side) => side.some(isTold)) ?? false) ||
      (weighed.sides !== null && head.length > 0 && head.every(isTold));
    return (
      telling.filter((word) => isIn(word, words)).length >= LEAST &&
      asksTheSame(pair.said, asked) &&
      isOnBoth &&
      !isElse &&
      (asksMeasure(askingOf(asked)) ? telling : things).every(isTold)
    );
  };
}

const OF_A_THING: ReadonlySet<string> = new Set(["what", "whether", "may"]);

/** How often, how long and how much want a number, which of several a thing, and what holds at 70 is not what holds at 7. */
function asksTheSame(question: string, asked: string): boolean {
  const [own, theirs] = [numbersIn(question), numbersIn(asked)];
  const isOfAge = theirs.every((number) => own.includes(number));
  const [kind, wanted] = [kindOf(askingOf(question)), kindOf(askingOf(asked))];
  const isOfThing = wanted !== "what" || OF_A_THING.has(kind);
  return isOfAge && isOfThing && ((wanted !== "when" && !asksMeasure(askingOf(asked))) || kind === wanted);
}
