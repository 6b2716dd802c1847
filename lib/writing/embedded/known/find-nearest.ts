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

/** So sure that it is told under its own title, where the theme is not surely asked; surer where that asks nothing plainly, and where the question speaks of what the theme does not name. */
const LEAST = {
  sought: { ofThis: 0.02, ofElse: 0.04 },
  unsought: { ofThis: 0.06, ofElse: 0.2 },
} as const;
/** Mistakes of another thing are the farther from it, the more of them there are. */
const OF_SEVERAL = 0.15;
/** Where the brand shows the trade less clearly than another. */
const OF_THE_SECOND = 0.2;

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
      LEAST[isSought ? "sought" : "unsought"][isOfThis(first) ? "ofThis" : "ofElse"],
      first.pair.list ? OF_SEVERAL : 0,
      at === 0 ? 0 : OF_THE_SECOND,
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
