import type { Trade } from "#lib/content/trades/trade.ts";
import { CERTAIN } from "./find-answer.ts";

/** So much surer is a trade that a brand shows less clearly, where it answers instead of the first. */
const SURER = 0.15;

/** What the first trade that has something has, or one that is surer: an oyster farm is asked of oysters, and not of eggs. Until something is found, a trade's must be so sure as is needed at its place. */
export function surestOf<Sure extends { certainty: number }>(
  trades: readonly Trade[],
  needed: (at: number) => number,
  find: (trade: Trade, at: number) => Sure | null,
): { trade: Trade; sure: Sure } | null {
  let surest: { trade: Trade; sure: Sure } | null = null;
  for (const [at, trade] of trades.entries()) {
    const toBeat = surest && surest.sure.certainty + SURER;
    // None can be surer than that, and what a trade is asked takes a while to read.
    if (toBeat !== null && toBeat >= CERTAIN) break;
    const sure = find(trade, at);
    if (sure && (toBeat === null ? sure.certainty >= needed(at) : sure.certainty > toBeat)) surest = { trade, sure };
  }
  return surest;
}
