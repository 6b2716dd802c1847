import type { Topic, Trade } from "#lib/content/trades/trade.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { TOPIC_STEM } from "./listed.ts";

/** Where the library speaks of a theme. */
export interface Place {
  trade: Trade;
  topic: Topic;
  /** the brand's own trade, or the brand shows none */
  isOwn: boolean;
  /** the theme's words that tell what it is about */
  telling: string[];
  /** of these, what the library has */
  covered: string[];
  /** of these, by what the trade is called */
  named: string[];
}

/** Whether words speak of one of the theme's: a trade's own words are known by their beginning, "entupido" in "entupimento". */
export const speaksOf = (word: string, tokens: readonly string[], { named }: Pick<Place, "named">): boolean =>
  standsIn(word, tokens) ||
  (named.includes(word) &&
    word.length > TOPIC_STEM &&
    tokens.some((token) => token.startsWith(word.slice(0, TOPIC_STEM))));
