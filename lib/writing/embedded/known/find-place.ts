import type { Brief } from "#lib/domain/draft.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { readText, readTrades } from "#lib/content/trades/trades.ts";
import { readShort } from "#lib/content/short/short.ts";
import type { Topic, TopicText, Trade } from "#lib/content/trades/trade.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { textsOf } from "#lib/writing/words/texts-of.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { unnamed, withoutNames } from "#lib/writing/embedded/find-picture.ts";
import { INFINITIVE } from "#lib/writing/embedded/tags.ts";
import { asksHowTo } from "#lib/writing/embedded/read-theme.ts";
import { absentIn } from "./asides.ts";
import { asksToMake, tellsToMake } from "./making.ts";

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

/** Of the words that tell what a theme is about, so many must be the library's. */
const COVERED = 2 / 3;
/** A listed word counts with any ending from so many letters on: "flor" is not in "Florianópolis". */
const TRADE_STEM = 6;
const TOPIC_STEM = 5;

/** "Spraying by drone": what it is done with is no trade. */
const BY_WHAT = /\s(?:com|con|with|by)\s/i;
const FOR_WHOM = /\s(?:para|pra|for)\s/i;

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
    if (!rarestOf(telling).every((word) => word === absent || covered.includes(word))) return false;
    if (isOtherKind(asked, readText(trade, topic, language))) return false;
    // "How to restore a book" is about restoring, and a restorer that is mentioned tells nothing of it.
    if (asksHowTo(asked) && !isTaught(telling[0] ?? "", topic, readText(trade, topic, language))) return false;
    // How cheese is kept and served is not how it is made.
    if (telling.length === 1 && asksToMake(asked) && !tellsToMake(readText(trade, topic, language))) return false;
    // "Running shoes" is not about running, taking the baby to a farm not about what one takes home, and a child who does
    // not share not about what all of a toy shop's matter is of.
    const tellsNothing = (word: string) =>
      named.includes(word) || INFINITIVE.test(word) || standsEverywhere(word, trade, language);
    if (covered.length < telling.length && covered.every(tellsNothing)) return false;
    // A saxophone shows the trade; where nothing is said of it, how a guitar is cleaned is no answer.
    if (named.some((word) => !isSpokenOf(word, trade, language))) return false;
    return own === trade || (named.length > 0 && (covered.length > 1 || !isTold));
  });
}

function placesFor(asked: string, own: Trade | null, language: Language, random: Random): Place[] {
  const joined = ` ${tokensOf(asked).join(" ")} `;
  const telling = tellingFor(asked, joined);
  const scored = readTrades().flatMap((trade) => {
    const byTrade = telling.filter((word) => isListed(word, trade.words, TRADE_STEM, joined));
    if (byTrade.length === 0 && trade !== own) return [];
    const named = byTrade.filter((word) => isListed(word, trade.words, TRADE_STEM, ""));
    return random.shuffle(trade.topics).map((topic) => {
      const words = wordsOf(readText(trade, topic, language));
      const byTopic = telling.filter((word) => isListed(word, topic.words, TOPIC_STEM, joined));
      const covered = telling.filter((word) => [...byTrade, ...byTopic].includes(word) || standsIn(word, words));
      const within = covered.filter((word) => !named.includes(word));
      const about = words.filter((word) => standsIn(word, within)).length;
      const score =
        covered.length * 3 + byTopic.length * 2 + byTrade.length + Math.min(about, 4) / 2 + (trade === own ? 2.5 : 0);
      return { place: { trade, topic, isOwn: own === null || own === trade, telling, covered, named }, score };
    });
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ place }) => place);
}

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
  const isServed = (word: string) => readTrades().some(({ words }) => isListed(word, words, TRADE_STEM, joined));
  // Nobody is served by "yoga for sleeping": what follows is what it is for.
  return own.length === 0 ? all : all.filter((word) => own.includes(word) || INFINITIVE.test(word) || !isServed(word));
}

/** Of a small form, what it is small of: "cachorrinho" of "cachorro". */
const whole = (word: string): string =>
  word.length >= SMALL ? word.replace(/(?:z?inh|c?it)([oa]s?)$/u, "$1").replace(/e([oa])s?$/u, "e") : word;
const SMALL = 7;

/** Whether a folded word or what it is a small form of is one of a list; `joined` is the text that it stands in, for phrases. */
const isListed = (word: string, list: string, stem: number, joined: string): boolean =>
  [...new Set([word, whole(word)])].some((form) => standsListed(form, list, stem, joined));

function standsListed(word: string, list: string, stem: number, joined: string): boolean {
  return list.split(" ").some((listed) => {
    // A word that ends in "_" counts whole: "mel_" is not in "melhor".
    if (listed.endsWith("_")) return word === listed.slice(0, -1);
    if (listed.includes("_")) {
      const phrase = listed.replaceAll("_", " ");
      return phrase.split(" ").includes(word) && joined.includes(` ${phrase} `);
    }
    if (listed.length >= stem) return word.startsWith(listed);
    return word === listed || word === `${listed}s` || word === `${listed}es`;
  });
}

type Described = Pick<Brief["brand"], "description" | "profileName">;

/** The trade that a brand shows by its name and by what it says that it is; not by whom it serves. */
export function tradeOf(brand: Described): Trade | null {
  const [best, next] = tradesOf(brand);
  if (!best) return null;
  return next && next.score === best.score && next.first === best.first && best.count < 2 ? null : best.trade;
}

/** A word that is listed whole is a thing that many sell, or a name: "Flores", "Mel". */
const isSide = (word: string, { words }: Trade): boolean => words.split(" ").includes(`${word}_`);

/** All that it shows, the clearest first; of those that are as clear the one that it says first. */
export function tradesOf({
  description,
  profileName,
}: Described): { trade: Trade; score: number; count: number; first: number }[] {
  const [what = ""] = description.split(FOR_WHOM);
  const [named = ""] = what.split(BY_WHAT);
  // Who mends hydraulic jacks and calls them "gatos" keeps no cats, but a "ball pool" is its trade's by both words.
  const others = unnamed(`${profileName}. ${description}`);
  const listOf = (word: string, { words: list }: Trade): string => (others.includes(word) ? phrasesIn(list) : list);
  const name = tellingWords(profileName);
  const told = tellingWords(withoutNames(named));
  const kind = KIND_OF.exec(fold(named))?.[1];
  const joined = ` ${tokensOf(`${profileName} ${description}`).join(" ")} `;
  const words = [...new Set([...name, ...told.slice(0, OWN_WORDS)])];
  const isTold = told.length > TOLD;
  return readTrades()
    .map((trade) => {
      const isIn = (word: string) => isListed(word, listOf(word, trade), TRADE_STEM, joined);
      const found = words.filter((word) => isIn(word) && !isKindOf(word, kind, isIn));
      const listed = found.filter((word, at) => !standsIn(word, found.slice(0, at)));
      const strong = listed.filter((word) => found.some((one) => isSameWord(one, word) && !isSide(one, trade)));
      const inName = strong.filter((word) => name.includes(word)).length;
      // Who says what it is and names no such thing there is only called so.
      const isCalled = isTold && strong.length === 0 && !listed.some((word) => standsIn(word, told));
      // "Cleaning of air conditioners" is of what its phrase names.
      const isPhrase = listed.some((word) => isListed(word, phrasesIn(trade.words), TRADE_STEM, joined));
      const isHead = strong.length > 0 && strong[0] === told[0];
      const score = listed.length + strong.length + inName + Number(isPhrase) + (isHead ? HEAD : 0);
      return { trade, count: isCalled ? 0 : listed.length, score, first: words.indexOf(listed[0] ?? "") };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.score - a.score || a.first - b.first);
}

/** "Workshop of flags": what the place is of says which trade it is, and the place itself says none. */
const KIND_OF =
  /(?<!\p{L})(?:taller(?:es)?|escolas?|escuelas?|oficina|clube?|academia|estudio|ateli[eê]r?|centro|casa|loja|tienda|fabrica|aulas|clases|cursos?)\s(?:d[aeo]s?|del)\s(?:(?:la|los|las|el)\s)?(\p{L}+)/u;
const KIND =
  /^(?:taller|escola|escuela|oficina|club|academia|estudio|ateli|centro|casa|loja|tienda|fabrica|aula|clase|curso)/;
const isKindOf = (word: string, of: string | undefined, isIn: (word: string) => boolean): boolean =>
  of !== undefined && KIND.test(word) && !isIn(of);

/** What a brand is stands first in what it says. */
const HEAD = 2;

const phrasesIn = (list: string): string =>
  list
    .split(" ")
    .filter((listed) => /_\p{L}/u.test(listed))
    .join(" ");

/** More than this and a brand has said what it is. */
const TOLD = 3;
/** What a brand says first is what it is. */
const OWN_WORDS = 6;

const rarity = new Map<string, number>();

/** In how many topics a word stands, whatever the language. */
function topicsWith(word: string): number {
  const known = rarity.get(word);
  if (known !== undefined) return known;
  const found = readTrades().flatMap((trade) =>
    trade.topics.filter((topic) => LANGUAGES.some((one) => wordsOf(readText(trade, topic, one)).includes(word))),
  ).length;
  rarity.set(word, found);
  return found;
}

const GERUND = /.{3}(?:ing|[aei]ndo)$/;

/** Nouns that no topic has tell most; verbs are said in many ways. */
const rarestOf = (telling: readonly string[]): string[] =>
  telling.filter((word) => !INFINITIVE.test(word) && !GERUND.test(word) && topicsWith(word) === 0);

/** Whether all that the library has of a trade speaks of it. */
const standsEverywhere = (word: string, trade: Trade, language: Language): boolean =>
  trade.topics.every((topic) => standsIn(word, wordsOf(readText(trade, topic, language))));

/** Whether the library speaks of one of a trade's words, or of what begins as it does: the trade itself, by its people and places. */
const isSpokenOf = (word: string, trade: Trade, language: Language): boolean =>
  trade.topics.some(
    (topic) =>
      isListed(word, topic.words, TOPIC_STEM, "") ||
      speaksOf(word, wordsOf(readText(trade, topic, language)), { named: [word] }),
  );

const wordsOfText = new WeakMap<TopicText, string[]>();

/** The words of all that the library says of a topic. */
function wordsOf(text: TopicText): string[] {
  let words = wordsOfText.get(text);
  if (!words) {
    words = [...new Set(tokensOf(textsOf(text).join(" ")).filter((token) => token.length > 2))];
    wordsOfText.set(text, words);
  }
  return words;
}
