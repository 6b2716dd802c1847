import type { Brief } from "#lib/domain/draft.ts";
import { hits } from "#lib/domain/fold.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import { readText, readTrades } from "#lib/content/trades/trades.ts";
import type { Topic, TopicText, Trade } from "#lib/content/trades/trade.ts";
import type { Random } from "./random.ts";

interface Place {
  trade: Trade;
  topic: Topic;
  /** the theme chose the topic, not chance */
  focused: boolean;
  score: number;
}

/** A trade's own words are whole below this length: "flor" is not in "Florianópolis". */
const SHORTEST = 5;

const FOR_WHOM = /\s(?:para|pra|for)\s/i;

/** Where the library speaks of what is asked; null where it does not. */
export function findPlace(brief: Brief, said: string, brandTrade: Trade | null, random: Random): Place | null {
  const { brand, language } = brief;
  // "Marketing for cafés" is about marketing: for whom it is counts where nothing else is named.
  const [head = said] = said.split(FOR_WHOM);
  const asked = readTrades().some(({ words }) => hits(words, head, SHORTEST) > 0) ? head : said;
  const places = readTrades().flatMap((trade) => {
    const named = hits(trade.words, asked, SHORTEST);
    const ours = trade === brandTrade;
    return random.shuffle(trade.topics).flatMap((topic) => {
      const chosen = hits(topic.words, asked);
      if (named === 0 && !(ours && chosen > 0)) return [];
      const wished = ours ? Math.min(hits(topic.words, brand.contentPreferences), 3) * 0.2 : 0;
      const shared = Math.min(overlap(asked, readText(trade, topic, language)), 4);
      const score = named * 2 + chosen * 3 + shared + (ours ? 2.5 : 0) + wished;
      return [{ trade, topic, focused: chosen > 0, score }];
    });
  });
  return places.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** The trade that a brand shows, above all by its name and description. */
export function tradeOf({ audience, contentPreferences, description, profileName }: Brief["brand"]): Trade | null {
  const own = `${profileName} ${description}`;
  const scored = readTrades().map((trade) => ({
    trade,
    score: 2 * hits(trade.words, own, SHORTEST) + hits(trade.words, `${audience} ${contentPreferences}`, SHORTEST),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.trade : null;
}

const stemsOfTopic = new WeakMap<TopicText, Set<string>>();

/** How many of the words asked stand in what the topic has to say. */
export function overlap(asked: string, text: TopicText): number {
  let known = stemsOfTopic.get(text);
  if (!known) {
    known = new Set(stemsOf([text.name, text.scene, ...text.points.flat(), ...text.myths.flat()].join(" ")));
    stemsOfTopic.set(text, known);
  }
  return stemsOf(asked).filter((stem) => known.has(stem)).length;
}

/** The words asked that are not the trade's own name: they tell one topic from another. */
export function tellingStems(asked: string, trade: Trade): string[] {
  const own = trade.words.split(" ");
  return stemsOf(asked).filter((stem) => !own.some((word) => word.startsWith(stem)));
}
