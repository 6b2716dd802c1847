import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";

/** A word of so few questions tells one from another, in however small a trade. */
const FEW = 2;
/** Of so many of a trade's questions a word is no evidence for one. */
const COMMON = 0.1;

/** Whether all of a trade asks of a word. */
export function commonIn(trade: Trade, language: Language): (word: string) => boolean {
  const heads = trade.topics
    .flatMap((topic) => readText(trade, topic, language).questions)
    .map(([said]) => tokensOf(said));
  return (word) => heads.filter((tokens) => standsIn(word, tokens)).length > Math.max(FEW, heads.length * COMMON);
}
