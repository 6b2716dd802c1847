import { readTrades } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { beginningsOf, formsListed, TRADE_STEM } from "./listed.ts";

let kept: ReadonlyMap<string, ReadonlySet<Trade>> | undefined;

/** Trades by each word that they list, or by its beginning. */
function index(): ReadonlyMap<string, ReadonlySet<Trade>> {
  const made = new Map<string, Set<Trade>>();
  for (const trade of readTrades())
    for (const beginning of beginningsOf(trade.words, TRADE_STEM))
      made.set(beginning, (made.get(beginning) ?? new Set()).add(trade));
  return made;
}

/** In their order, all that list one of some words; some that list only what begins as one does are among them. */
export function tradesNaming(words: readonly string[]): Trade[] {
  const known = (kept ??= index());
  const forms = words.flatMap(formsListed);
  const found = new Set(
    forms.flatMap((form) => [...(known.get(form) ?? []), ...(known.get(form.slice(0, TRADE_STEM)) ?? [])]),
  );
  return readTrades().filter((trade) => found.has(trade));
}
