import { readText } from "#lib/content/trades/trades.ts";
import type { TopicText, Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { textsOf } from "#lib/writing/words/texts-of.ts";

const wordsOfText = new WeakMap<TopicText, string[]>();

/** The words of all that the library says of a topic. */
export function wordsOf(text: TopicText): string[] {
  let words = wordsOfText.get(text);
  if (!words) {
    words = [...new Set(tokensOf(textsOf(text).join(" ")).filter((token) => token.length > 2))];
    wordsOfText.set(text, words);
  }
  return words;
}

/** Whether no topic of a trade has a word, whatever the language. */
export const standsNowhere = (word: string, trade: Trade): boolean =>
  !trade.topics.some((topic) => LANGUAGES.some((one) => wordsOf(readText(trade, topic, one)).includes(word)));

/** Whether all that the library has of a trade speaks of it. */
export const standsEverywhere = (word: string, trade: Trade, language: Language): boolean =>
  trade.topics.every((topic) => standsIn(word, wordsOf(readText(trade, topic, language))));
