import * as z from "zod";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { content } from "#lib/content/content.ts";
import { type Topic, type TopicText, type Trade, tradeRow, tradeTexts, tradeWords } from "./trade.ts";

/** Of trades that a theme or a brand fits equally, the earlier one is chosen. */
export const readOrder = content("trades/trades.json", z.array(z.string()).readonly());
export const readRow = content("trades/{trade}/trade.json", tradeRow);
export const readTexts = content("trades/{trade}/{language}.json", tradeTexts);
export const readWords = content("trades/words/{language}.json", tradeWords);

let kept: readonly Trade[] | undefined;

/** What the library knows of: the words that choose among it, and no text. */
export const readTrades = (): readonly Trade[] => (kept ??= readOrder().map(tradeOf));

function tradeOf(key: string): Trade {
  const row = readRow(key);
  const told = LANGUAGES.flatMap((language) => readWords(language)[key] ?? []);
  const topicOf = (topic: Topic): Topic => ({
    ...topic,
    words: joined(topic.words, ...told.map(({ topics }) => topics[topic.key] ?? "")),
  });
  const [first, ...others] = row.topics;
  return {
    ...row,
    key,
    words: joined(row.words, ...told.map(({ words }) => words)),
    topics: [topicOf(first), ...others.map(topicOf)],
  };
}

const joined = (...lists: readonly string[]): string => lists.filter((list) => list !== "").join(" ");

export const readTags = ({ key }: Trade, language: Language): readonly string[] =>
  readTexts(key, language).tags.split(" ");

export function readText({ key }: Trade, topic: Topic, language: Language): TopicText {
  const text = readTexts(key, language).topics[topic.key];
  if (!text) throw new Error(`lib/content/trades/${key}/${language}.json has no ${topic.key}`);
  return text;
}
