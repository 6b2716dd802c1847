import { readText } from "#lib/content/trades/trades.ts";
import type { List, Trade } from "#lib/content/trades/trade.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Pair } from "./matter.ts";

/** What is asked, and what it is answered by. */
export interface Asked extends Pair {
  /** what it is answered by, where that is several things */
  list?: List;
}

/** All that is asked of a trade. */
export const questionsOf = (trade: Trade, language: Language): Asked[] =>
  trade.topics
    .map((topic) => readText(trade, topic, language))
    .flatMap(({ lists, otherWords, questions }) => [
      ...questions.map(([said, answer], at) => ({ said, answer, otherWords: otherWords[at] ?? "" })),
      ...lists.map((list) => ({
        said: list.title,
        answer: list.items.flat().join(" "),
        otherWords: list.otherWords,
        list,
      })),
    ]);
