import { tokensOf } from "#lib/domain/fold.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { isAgain } from "./besides.ts";
import { certaintyOf, isOfThis, type Ranked, rankedFor, SAME_LEAST, withoutWays } from "./find-answer.ts";
import type { Pair } from "./matter.ts";
import { SURER } from "./find-matter.ts";
import { tradesOf } from "./trade-of.ts";

/** What is asked nearest to a theme, and what stands beside it. */
export interface Nearest {
  said: string;
  beside: Pair[];
}

/** So sure that it is told under its own title, where the theme is not surely asked. */
const LEAST = {
  sought: 0.02,
  /** where the theme is no plain question */
  unsought: 0.06,
  /** where it speaks of something that the theme does not name */
  ofElse: 0.04,
  /** mistakes of another thing are the farther from it, the more of them there are */
  ofSeveral: 0.15,
  /** where the brand shows the trade less clearly than another */
  ofTheSecond: 0.2,
} as const;

/** What stands beside it: the less sure it is, the more likely is it one of these that was meant. */
const BESIDE = { most: 2, least: -2.5, unsure: 0.2 } as const;

/** The question that is nearest to what nobody surely asks: a post of it is titled by what it answers, and promises nothing else. */
export function findNearest(asked: string, isSought: boolean, { brand, language }: Brief): Nearest | null {
  let nearest: { certainty: number; ranked: readonly Ranked[]; trade: Trade } | null = null;
  for (const [at, { trade }] of tradesOf(brand).entries()) {
    const ranked = withoutWays(asked, rankedFor(asked, trade, language));
    const [first, second] = ranked;
    if (!first) continue;
    const certainty = certaintyOf(asked, first, second);
    const least = Math.max(
      isSought ? LEAST.sought : LEAST.unsought,
      isOfThis(first) ? 0 : LEAST.ofElse,
      first.pair.list ? LEAST.ofSeveral : 0,
      at === 0 ? 0 : LEAST.ofTheSecond,
    );
    if (certainty >= least && certainty > (nearest ? nearest.certainty + SURER : 0))
      nearest = { certainty, ranked, trade };
  }
  return nearest && told(nearest.ranked, nearest.trade, nearest.certainty < BESIDE.unsure ? BESIDE.least : SAME_LEAST);
}

function told([first, ...others]: readonly Ranked[], { isPrivate }: Trade, least: number): Nearest | null {
  if (!first) return null;
  const { pair } = first;
  const { list, said } = pair;
  const beside: Pair[] = [];
  const known = tokensOf(`${said} ${pair.answer}`);
  for (const other of list || isPrivate ? [] : others) {
    if (beside.length === BESIDE.most || other.score < least) break;
    if (other.pair.list || !isOfThis(other) || isAgain(other.pair.answer, known)) continue;
    beside.push({ said: other.pair.said, answer: other.pair.answer, isAsked: false });
    known.push(...tokensOf(`${other.pair.said} ${other.pair.answer}`));
  }
  return { said, beside };
}
