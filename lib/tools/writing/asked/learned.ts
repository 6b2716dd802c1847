import type { Trade } from "#lib/content/trades/trade.ts";
import { readTrades } from "#lib/content/trades/trades.ts";
import { nearnessOf, SIGN_NAMES } from "#lib/writing/embedded/known/nearness.ts";
import { sureBy } from "#lib/writing/embedded/known/find-answer.ts";
import { likelihood, scoreOf, type Weights } from "#lib/writing/embedded/known/weights.ts";
import { type Example, learn } from "./logistic.ts";
import { type Asked, readThemes } from "./themes.ts";

const PARTS = 5;

type Verdict = "right" | "part" | "wrong";

interface Question {
  readonly said: string;
  readonly signs: readonly number[];
  readonly verdict: Verdict;
}

interface Judged {
  readonly trade: string;
  readonly asked: Asked;
  readonly questions: readonly Question[];
  /** what another trade is asked, by which it must not be answered */
  readonly elsewhere: readonly Question[];
}

/** What was learned of how near a question is, and of how sure the nearest is. */
interface Learned {
  readonly near: Weights;
  readonly sure: Weights;
}

export interface Tried {
  readonly judged: Judged;
  readonly nearest: Question;
  readonly certainty: number;
}

export function judgedThemes(): Judged[] {
  const themes = readThemes();
  const trades = readTrades();
  return trades.flatMap((trade, at) => {
    const other = trades[(at + 1) % trades.length] ?? trade;
    // One language after the other and one trade after the other: what a trade is asked is read once for each.
    const typed = (themes[trade.key] ?? []).toSorted((one, next) => one.language.localeCompare(next.language));
    const questions = typed.map((asked) => questionsFor(asked, trade));
    const elsewhere = typed.map((asked) => questionsFor({ ...asked, best: [], also: [] }, other));
    return typed.map((asked, place) => ({
      trade: trade.key,
      asked,
      questions: questions[place] ?? [],
      elsewhere: elsewhere[place] ?? [],
    }));
  });
}

const questionsFor = ({ also, best, language, theme }: Asked, trade: Trade): Question[] =>
  nearnessOf(theme, trade, language).map(({ pair: { said }, signs }) => ({
    said,
    signs,
    verdict: best.includes(said) ? "right" : also.includes(said) ? "part" : "wrong",
  }));

export function learnFrom(all: readonly Judged[]): Learned {
  // What answers a part of it is an example of neither.
  const questions = all.flatMap((judged) => judged.questions).filter(({ verdict }) => verdict !== "part");
  const near = learn(questions.map(({ signs, verdict }) => ({ inputs: signs, isTrue: verdict === "right" })));
  const unanswered = [forgotten, strange].flatMap((made, shift) => all.filter(everySecond(shift)).map(made));
  const firsts = [...all, ...unanswered].flatMap((judged): Example[] => {
    const { first, inputs } = nearestOf(judged, near);
    return first ? [{ inputs, isTrue: first.verdict === "right" }] : [];
  });
  return { near, sure: learn(firsts) };
}

const everySecond =
  (shift: number) =>
  (_: Judged, at: number): boolean =>
    at % 2 === shift;

/** As if the library had no answer to it. */
const forgotten = (judged: Judged): Judged => ({
  ...judged,
  questions: judged.questions.filter(({ verdict }) => verdict !== "right"),
});

/** As if a brand of another trade had typed it. */
const strange = (judged: Judged): Judged => ({ ...judged, questions: judged.elsewhere });

function nearestOf({ questions }: Judged, near: Weights) {
  const [first, second] = questions
    .map((question) => ({ ...question, score: scoreOf(near, question.signs) }))
    .toSorted((one, other) => other.score - one.score);
  return { first, inputs: first ? sureBy(first, second) : [] };
}

/** A theme as it was typed, as if its answer were not there, and as if a brand of another trade had typed it. */
const AS = { typed: (judged: Judged) => judged, unanswered: forgotten, strange } as const;

/** Each theme tried by what was learned of other trades alone. */
export function triedApart(all: readonly Judged[]): Record<keyof typeof AS, Tried[]> {
  const trades = [...new Set(all.map(({ trade }) => trade))];
  const isOf = (part: number) => (judged: Judged) => trades.indexOf(judged.trade) % PARTS === part;
  const tried = Array.from({ length: PARTS }, (_, part) => {
    const learned = learnFrom(all.filter((judged) => !isOf(part)(judged)));
    return { learned, own: all.filter(isOf(part)) };
  });
  const by = (as: keyof typeof AS): Tried[] =>
    tried.flatMap(({ learned: { near, sure }, own }) =>
      own.map(AS[as]).flatMap((judged) => {
        const { first, inputs } = nearestOf(judged, near);
        return first ? [{ judged, nearest: first, certainty: likelihood(scoreOf(sure, inputs)) }] : [];
      }),
    );
  return { typed: by("typed"), unanswered: by("unanswered"), strange: by("strange") };
}

const short = (value: number): number => Number(value.toFixed(3));

const named = (each: readonly number[]) =>
  Object.fromEntries(SIGN_NAMES.map((name, at) => [name, short(each[at] ?? 0)]));

/** As lib/content/asking/nearness.json keeps it. */
export function kept({ near, sure }: Learned) {
  const [score = 0, ahead = 0, ...signs] = sure.each;
  return {
    near: { base: short(near.base), signs: named(near.each) },
    sure: { base: short(sure.base), score: short(score), ahead: short(ahead), signs: named(signs) },
  };
}
