import { readShort } from "#lib/content/short/short.ts";
import type { Topic, TopicText, Trade } from "#lib/content/trades/trade.ts";
import { readText, readTrades } from "#lib/content/trades/trades.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { asksHowTo } from "#lib/writing/embedded/read-theme.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { textsOf } from "#lib/writing/words/texts-of.ts";
import { isGerund, isInfinitive } from "#lib/writing/words/verbs.ts";
import { absentIn } from "./asides.ts";
import { isListed, TOPIC_STEM, TRADE_STEM } from "./listed.ts";
import { asksToMake, tellsToMake } from "./making.ts";
import { type Place, speaksOf } from "./place.ts";
import { standsEverywhere, standsNowhere, wordsOf } from "./topic-words.ts";
import { FOR_WHOM, TOLD, tradeOf, tradesOf } from "./trade-of.ts";
import { tradesNaming } from "./trades-naming.ts";

/** Of the words that tell what a theme is about, so many must be the library's. */
const COVERED = 2 / 3;

/** The best first; none where the library does not speak of it: one word is no evidence, unless the trade is the brand's. */
export function findPlaces(asked: string, brand: Brief["brand"], language: Language, random: Random): Place[] {
  const own = tradeOf(brand);
  const shown = tradesOf(brand).map(({ trade }) => trade);
  const isTold = own !== null || tellingWords(brand.description).length > TOLD;
  return placesFor(asked, own, language, random).filter(({ covered, named, telling, topic, trade }) => {
    // A dog groomer's theme on nails is not about a manicure.
    if (own !== null && !shown.includes(trade)) return false;
    // "What happens in the first 24 hours" tells not of what: only a promise of any advice is kept by any.
    if (telling.length === 0)
      return own === trade && !readShort(language).questions.test(fold(asked).replace(/^¿/, ""));
    const absent = absentIn(asked);
    if (covered.length / telling.filter((word) => word !== absent || covered.includes(word)).length < COVERED)
      return false;
    // "Dogs on fireworks night" is not told by what calms them when left alone.
    if (!rarestOf(telling, trade).every((word) => word === absent || covered.includes(word))) return false;
    if (isOtherKind(asked, readText(trade, topic, language))) return false;
    // "How to restore a book" is about restoring, and a restorer that is mentioned tells nothing of it.
    if (asksHowTo(asked) && !isTaught(telling[0] ?? "", topic, readText(trade, topic, language))) return false;
    // How cheese is kept and served is not how it is made.
    if (telling.length === 1 && asksToMake(asked) && !tellsToMake(readText(trade, topic, language))) return false;
    // "Running shoes" is not about running, taking the baby to a farm not about what one takes home, and a child who does
    // not share not about what all of a toy shop's matter is of.
    const tellsNothing = (word: string) =>
      named.includes(word) || isInfinitive(word) || standsEverywhere(word, trade, language);
    if (covered.length < telling.length && covered.every(tellsNothing)) return false;
    // A saxophone shows the trade; where nothing is said of it, how a guitar is cleaned is no answer.
    if (named.some((word) => !isSpokenOf(word, trade, language))) return false;
    return own === trade || (named.length > 0 && (covered.length > 1 || !isTold));
  });
}

function placesFor(asked: string, own: Trade | null, language: Language, random: Random): Place[] {
  const joined = ` ${tokensOf(asked).join(" ")} `;
  const telling = tellingFor(asked, joined);
  const naming = new Set(tradesNaming(telling));
  const scored = readTrades().flatMap((trade) => {
    if (!naming.has(trade) && trade !== own) return [];
    const byTrade = telling.filter((word) => isListed(word, trade.words, TRADE_STEM, joined));
    if (byTrade.length === 0 && trade !== own) return [];
    const named = byTrade.filter((word) => isListed(word, trade.words, TRADE_STEM, ""));
    return random.shuffle(trade.topics).map((topic) => {
      const text = readText(trade, topic, language);
      const words = wordsOf(text);
      const byTopic = telling.filter((word) => isListed(word, topic.words, TOPIC_STEM, joined));
      const covered = telling.filter((word) => [...byTrade, ...byTopic].includes(word) || standsIn(word, words));
      const within = covered.filter((word) => !named.includes(word));
      const about = words.filter((word) => standsIn(word, within)).length;
      const score =
        covered.length * 3 +
        byTopic.length * 2 +
        byTrade.length +
        Math.min(about, 4) / 2 +
        (trade === own ? 2.5 : 0) +
        calledIn(text, asked) * 3;
      return { place: { trade, topic, isOwn: own === null || own === trade, telling, covered, named }, score };
    });
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ place }) => place);
}

/** How much of a topic's name a theme says, its small words too: "medicine at home" is one of two topics on medicine. */
function calledIn({ name }: TopicText, asked: string): number {
  const [words, own] = [tokensOf(name).filter((word) => word.length > SMALL), tokensOf(asked)];
  return words.filter((word) => standsIn(word, own)).length / words.length;
}

const SMALL = 2;

const INGREDIENTS =
  "alcool|alcohol|gluten|lactose|lactosa|acucar|azucar|sugar|cafeina|caffeine|leite|leche|dairy|carne|meat|ovos?|huevos?|eggs?|sal|salt";
const WITHOUT = new RegExp(
  `(?<!\\p{L})(?:(?:sem|sin|without)\\s(?:${INGREDIENTS})|(?:${INGREDIENTS})[- ]free)(?!\\p{L})`,
  "u",
);

/** "Wine without alcohol" is not about what is said of alcohol, as "coffee without bitterness" is. */
function isOtherKind(asked: string, text: TopicText): boolean {
  const kind = WITHOUT.exec(fold(asked))?.[0];
  return kind !== undefined && !textsOf(text).some((one) => fold(one).includes(kind));
}

/** Whether something of the topic is about it. */
function isTaught(word: string, { words }: Topic, { name, points, questions, steps }: TopicText): boolean {
  const heads = [
    name,
    ...points.flatMap(([label, wrong, , right]) => [label, wrong, right]),
    ...questions.map(([said]) => said),
  ];
  return isListed(word, words, TOPIC_STEM, "") || standsIn(word, tokensOf([...heads, ...(steps ?? [])].join(" ")));
}

/** "Marketing for cafés" is about marketing: another trade after a "for" is whom it serves. */
function tellingFor(asked: string, joined: string): string[] {
  const all = tellingWords(asked);
  const [head = asked] = asked.split(FOR_WHOM);
  const own = tellingWords(head);
  const isServed = (word: string) =>
    tradesNaming([word]).some(({ words }) => isListed(word, words, TRADE_STEM, joined));
  // Nobody is served by "yoga for sleeping": what follows is what it is for.
  return own.length === 0 ? all : all.filter((word) => own.includes(word) || isInfinitive(word) || !isServed(word));
}

/** Nouns that the trade never speaks of tell most; verbs are said in many ways. */
const rarestOf = (telling: readonly string[], trade: Trade): string[] =>
  telling.filter((word) => !isInfinitive(word) && !isGerund(word) && standsNowhere(word, trade));

/** Whether the library speaks of one of a trade's words, or of what begins as it does: the trade itself, by its people and places. */
const isSpokenOf = (word: string, trade: Trade, language: Language): boolean =>
  trade.topics.some(
    (topic) =>
      isListed(word, topic.words, TOPIC_STEM, "") ||
      speaksOf(word, wordsOf(readText(trade, topic, language)), { named: [word] }),
  );
