import type { Brief } from "#lib/domain/draft.ts";
import { besideOf, certaintyOf, isOfThis, rankedFor, SAME_LEAST, withoutWays } from "./find-answer.ts";
import type { Pair } from "./matter.ts";
import { surestOf } from "./surest-of.ts";
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

/** So near is what stands beside what is hardly sure, since it may be one of these that was meant. */
const UNSURE = { below: 0.2, least: -2.5 } as const;

/** The question that is nearest to what nobody surely asks: a post of it is titled by what it answers, and promises nothing else. */
export function findNearest(asked: string, isSought: boolean, { brand, language }: Brief): Nearest | null {
  const trades = tradesOf(brand).map(({ trade }) => trade);
  const nearest = surestOf(
    trades,
    () => 0,
    (trade, at) => {
      const [first, ...others] = withoutWays(asked, rankedFor(asked, trade, language));
      if (!first) return null;
      const certainty = certaintyOf(asked, first, others[0]);
      const least = Math.max(
        LEAST[isSought ? "sought" : "unsought"][isOfThis(first) ? "ofThis" : "ofElse"],
        first.pair.list ? OF_SEVERAL : 0,
        at === 0 ? 0 : OF_THE_SECOND,
      );
      return certainty >= least ? { certainty, first, others } : null;
    },
  );
  if (nearest === null) return null;
  const { certainty, first, others } = nearest.sure;
  const isAlone = first.pair.list !== undefined || nearest.trade.isPrivate;
  const least = certainty < UNSURE.below ? UNSURE.least : SAME_LEAST;
  const near = others.filter((one) => one.score >= least && !one.pair.list && isOfThis(one));
  return { said: first.pair.said, beside: isAlone ? [] : besideOf(first.pair, near) };
}
