import { readNearness } from "#lib/content/asking/asking.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { absentIn } from "./asides.ts";
import { partsOf } from "./asked-words.ts";
import type { Pair } from "./matter.ts";
import { nearnessOf, SIGN_NAMES } from "./nearness.ts";
import { likelihood, scoreOf } from "./weights.ts";

/** So sure that it is asked, of 1: what is told of health, of law or of grief only when surer. */
export const SURE = { open: 0.35, private: 0.45 } as const;

/** The question of a trade that asks what a theme does, in whatever words, or one of the things that it asks; none where no question surely does. */
export function findAnswer(asked: string, trade: Trade, language: Language): Pair | null {
  for (const part of partsOf(asked)) {
    const [first, second] = rankedFor(part, trade, language);
    if (!first || certaintyOf(first, second) < SURE[trade.isPrivate ? "private" : "open"]) continue;
    const { answer, said } = first.pair;
    // Wine without dye is not told by what is said of wine without alcohol.
    const absent = absentIn(part);
    if (absent !== undefined && !standsIn(absent, tokensOf(`${said} ${answer}`))) continue;
    return { said, answer, isAsked: true };
  }
  return null;
}

interface Ranked {
  pair: Pair;
  signs: readonly number[];
  score: number;
}

/** All that the trade is asked, the nearest first. */
function rankedFor(asked: string, trade: Trade, language: Language): Ranked[] {
  const { near } = readNearness();
  const weights = { base: near.base, each: SIGN_NAMES.map((name) => near.signs[name] ?? 0) };
  return nearnessOf(asked, trade, language)
    .map(({ pair, signs }) => ({ pair, signs, score: scoreOf(weights, signs) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Further ahead tells no more: of a strange theme all the others are far. */
const AHEAD_MOST = 2;

/** By what the nearest is sure: how near it is, how far the next is behind, and what signs it shows. */
export const sureBy = ({ score, signs }: Omit<Ranked, "pair">, next?: { score: number }): number[] => [
  score,
  Math.min(AHEAD_MOST, score - (next?.score ?? score)),
  ...signs,
];

function certaintyOf(first: Ranked, next?: Ranked): number {
  const { ahead, base, score, signs } = readNearness().sure;
  const each = [score, ahead, ...SIGN_NAMES.map((name) => signs[name] ?? 0)];
  return likelihood(scoreOf({ base, each }, sureBy(first, next)));
}
