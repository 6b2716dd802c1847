import type { Kind } from "#lib/content/phrases/phrases.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { List, TopicText, Trade } from "#lib/content/trades/trade.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import { isGeneric, standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { atHome } from "#lib/writing/embedded/at-home.ts";
import { findPicture } from "#lib/writing/embedded/find-picture.ts";
import { beginningAt } from "#lib/writing/embedded/in-turn.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { readTheme, type Theme } from "#lib/writing/embedded/read-theme.ts";
import { filled, type Found, isFound, NOTHING, type Searched } from "./answering.ts";
import { wordsOf } from "./asked-words.ts";
import { pairsOf } from "./answers.ts";
import { besides } from "./besides.ts";
import { comparedIn, comparisonOf } from "./comparing.ts";
import { claimOf, findMyths } from "./find-claim.ts";
import { findAnswer, findNeighbours } from "./find-answer.ts";
import { numbersIn, withoutCount } from "./denial.ts";
import { type Direct, findDirect } from "./find-direct.ts";
import { findPlaces } from "./find-place.ts";
import { tradeOf, tradesOf } from "./trade-of.ts";
import { tradesNaming } from "./trades-naming.ts";
import type { Matter, Pair } from "./matter.ts";
import { matterOf } from "./matter-of.ts";
import { ofKind } from "./of-kind.ts";
import type { Place } from "./place.ts";
import { requestOf } from "./request.ts";
import { surestOf } from "./surest-of.ts";
import { standsEverywhere, wordsOf as topicWords } from "./topic-words.ts";
import { askingOf, asksForSigns, isAsking, kindOf, titledKind } from "./same-question.ts";

/** What is known of the very thing, or else of all of its kind. */
export function findMatter(brief: Brief, theme: Theme, random: Random, turn: number): Found {
  const { headline, kind } = theme;
  const found = findFor(brief, headline, kind, random, turn);
  const general = ofKind(headline, brief.language);
  return general === headline || isFound(found) ? found : findFor(brief, general, kind, random, turn);
}

function findFor(brief: Brief, asked: string, kind: Kind, random: Random, turn: number): Found {
  const { brand, language } = brief;
  const own = tradeOf(brand);
  const search: Searched = { brief, asked, own, random, turn };
  const several = SEVERAL.has(kind);
  const trades = own
    ? tradesOf(brand).map((shown) => shown.trade)
    : findPlaces(asked, brand, spokenIn(asked, language), random)
        .slice(0, 1)
        .map((place) => place.trade);
  // Who cuts keys and sells tools is asked about both.
  const least = own ? 0 : OF_NO_TRADE;
  const find = (shown: Trade) => findDirect(asked, kind, several, shown, language);
  const { direct, trade } = trades.length > 0 ? directIn(trades, least, find) : ofAnyTrade(asked, brand, find);
  const claim = claimOf(asked);
  const asks = direct?.as === "question" ? direct.pair : null;
  const question = trade && asks && around(asks, trade, search);
  const isTitled = titledKind(asked) !== null;
  // What is said of it answers the claim in the title, and is not claimed again.
  if (direct?.as === "myth" && claim !== null) return { matter: null, answers: [{ ...direct.pair, isAsked: true }] };
  if (comparedIn(claim ?? asked, language)) {
    const weighed = trades[0] ? compared({ ...search, asked: claim ?? asked }, trades[0]) : NOTHING;
    if (isFound(weighed) || several) return weighed;
    return question ?? (trade && direct?.as === "list" ? listed(direct.list, trade, search) : NOTHING);
  }
  if (trade && direct?.as === "steps") return stepwise(direct.topic, trade, search);
  if (trade && direct?.as === "list") {
    // A topic that is called so has more to tell than a list.
    const called = OF_A_TOPIC.has(kind) ? searched(search) : NOTHING;
    return isFound(called) ? called : listed(direct.list, trade, search);
  }
  const isNamed = wordsOf(asked).some((word) => standsIn(word, tokensOf(asks?.said ?? "")));
  if (question && (claim !== null || isAsking(asked) || isTitled || !several))
    return (isNamed ? null : calledSo(search)) ?? question;
  if (direct?.as === "myth") return { matter: null, answers: [direct.pair] };
  // What is asked is answered by a question that asks the same, how to do it by a topic that is called so, or by nobody.
  if (isAsking(asked) || (isTitled && !several)) return calledSo(search) ?? NOTHING;
  const list = severalFor(kind, trade, search);
  // "Myths about sun cream": one answer that is sure is better than none, where no number of them was promised.
  const isOpen = !isFound(list) && kind !== "checklist" && readTheme(asked, language).number === null;
  const one = isOpen && trade && findAnswer(asked, trade, language);
  return trade && one ? around(one, trade, search) : list;
}

/** So sure is the answer for a brand that shows no trade, whose theme alone names one. */
const OF_NO_TRADE = 0.6;

/** And so sure is what a trade is asked that only some word of the brand or of the theme names. */
const OF_ANY_TRADE = 0.85;

/** "Phone and tablet repair kiosk" names no trade of the library, and yet is asked why a battery drains. */
function ofAnyTrade(asked: string, { description }: Brief["brand"], find: (trade: Trade) => Direct | null) {
  const named = tradesNaming([...wordsOf(asked), ...wordsOf(description)]);
  const { direct, trade } = directIn(named, OF_ANY_TRADE, find);
  return direct ? { direct, trade } : { direct: null, trade: null };
}

/** A playgroup's bumped head is no answer to a speech therapist's confused letters: what a brand is less clearly must be surer by itself. */
const OF_THE_SECOND = 0.5;

/** The first trade and nothing where none has something. */
function directIn(trades: readonly Trade[], least: number, find: (trade: Trade) => Direct | null) {
  const found = surestOf(trades, (at) => (at === 0 ? least : Math.max(least, OF_THE_SECOND)), find);
  return { trade: found?.trade ?? trades[0] ?? null, direct: found?.sure ?? null };
}

/** "Pour-over coffee" names the topic, and "how to store coffee" is asked of "storing coffee"; other questions are of a part of it. */
function calledSo(search: Searched): Found | null {
  const { asked } = search;
  if (asksForSigns(asked)) return null;
  const isHow = (titledKind(asked) ?? kindOf(askingOf(asked))) === "how";
  const isOfIt = isHow ? wordsOf(asked).length > 1 || tokensOf(asked).some(isGeneric) : !isAsking(asked);
  const found = isOfIt ? searched(search) : NOTHING;
  return isFound(found) ? found : null;
}

/** The trade's own steps, and nothing beside them. */
function stepwise(topic: Place["topic"], trade: Trade, search: Searched): Found {
  const { steps } = readText(trade, topic, search.brief.language);
  if (!steps) return NOTHING;
  const [title, ...told] = steps;
  return { matter: { ...bareMatter(trade, topic, search), steps: { title, steps: told } }, answers: [] };
}

/** What frames a post of which nothing is told yet: its picture, its tags. */
function bareMatter(trade: Trade, topic: Place["topic"], { asked, brief, own, random, turn }: Searched): Matter {
  const matter = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, false);
  return { ...matter, points: [], myths: [], questions: [] };
}

/** The several things that were asked for, and nothing beside them. */
function listed({ areMyths, items, title }: List, trade: Trade, search: Searched): Found {
  const { brand, language } = search.brief;
  const topic = topicWith(trade, ({ lists }) => lists.some((list) => list.title === title), language);
  const matter = bareMatter(trade, topic, search);
  if (areMyths)
    return {
      matter: { ...matter, listed: title, myths: items.map(([said, answer]) => ({ said, answer })) },
      answers: [],
    };
  const isAtHome = atHome(trade, `${search.asked}. ${brand.description}`, language);
  const shown = (text: string) =>
    findPicture(text, language, trade.mood, brand.description, isAtHome) ?? matter.picture;
  // Posted again, it begins with another.
  const inOrder = beginningAt(search.turn % items.length, items);
  const list = inOrder.map(([head, text]) => ({ head, text, picture: shown(`${head}. ${text}`) }));
  return { matter: { ...matter, list, listed: title }, answers: [] };
}

/** The topic that says something, or else the trade's first. */
const topicWith = (trade: Trade, has: (text: TopicText) => boolean, language: Language): Place["topic"] =>
  trade.topics.find((topic) => has(readText(trade, topic, language))) ?? trade.topics[0];

/** "A checklist before a ride", "mistakes in pruning": what asks for several things no single answer is. */
const SEVERAL: ReadonlySet<Kind> = new Set(["checklist", "mistakes", "myths", "signs", "tips"]);

function severalFor(kind: Kind, trade: Trade | null, search: Searched): Found {
  if (kind === "myths") return trade ? mythsOn(trade, search) : NOTHING;
  // What a topic says to do or to leave is a sign of nothing.
  return kind === "signs" ? NOTHING : searched(search);
}

/** What a topic says to do and to leave. */
const OF_A_TOPIC: ReadonlySet<Kind> = new Set(["mistakes", "tips"]);

const MYTHS_LEAST = 2;

/** What is believed of the theme's very things, or else of the topic that is called so. */
function mythsOn(trade: Trade, search: Searched): Found {
  const { language } = search.brief;
  const myths = findMyths(search.asked, trade, language);
  if (myths.length < MYTHS_LEAST) {
    const called = searched(search);
    const one = { matter: null, answers: pairsOf({ points: [], questions: [], myths }, language) };
    return isFound(called) ? called : one;
  }
  return { matter: { ...bareMatter(trade, trade.topics[0], search), myths }, answers: [] };
}

/** "French press or filter?" is answered by what has both, or by nothing. */
function compared(search: Searched, trade: Trade): Found {
  const { language } = search.brief;
  const sides = comparedIn(search.asked, language);
  if (!sides) return NOTHING;
  const { myths, questions, topic, versus } = comparisonOf(sides, trade, language);
  if (!topic || !versus) return NOTHING;
  const matter = { ...bareMatter(trade, topic, search), myths, questions: onlyAnswered(questions), versus };
  return { matter, answers: [] };
}

/** The one question on both asks what the theme does. */
const onlyAnswered = (questions: readonly Pair[]): Pair[] =>
  questions.map((pair) => (questions.length === 1 ? { ...pair, isAsked: true } : pair));

const placeOf = (trade: Trade, topic: Place["topic"], own: Trade | null, asked: string): Place => {
  const telling = tellingWords(requestOf(asked).situation);
  return { trade, topic, isOwn: own === null || own === trade, telling, covered: telling, named: [] };
};

/** What is told of a topic at large is no answer to one question of it. */
const OF_NO_TOPIC = { isWide: false, hooks: [], scene: "", payoff: "", steps: null, timeline: null };

/** A question is answered first; what is left over for it is a short post, where nothing else is on its very thing. */
function around(direct: Pair, trade: Trade, { asked, brief, own, random, turn }: Searched): Found {
  const asks = ({ questions }: TopicText) => questions.some(([said]) => said === direct.said);
  const topic = topicWith(trade, asks, brief.language);
  const wide = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, true);
  const found = filled(besides(direct, asked, { ...wide, ...OF_NO_TOPIC }), brief, asked);
  // So many pages are not filled by one answer.
  const isLong = FORMAT_RULES[brief.format].drawnPages !== null && direct.isAsked && !found.matter;
  const more = isLong ? findNeighbours(asked, direct, trade, brief.language) : [];
  return { ...found, answers: [...found.answers, ...more] };
}

/** What is told of a topic, where the theme is called as it is. */
function searched({ asked, brief, random, turn }: Searched): Found {
  // "After 50", "in 15 days": what holds at any age does not answer it.
  if (numbersIn(withoutCount(asked)).length > 0) return NOTHING;
  const spoken = spokenIn(asked, brief.language);
  const place = findPlaces(asked, brief.brand, spoken, random).find((one) => isCalled(one, asked, spoken));
  return place ? { matter: matterOf(brief, asked, place, random, turn, true), answers: [] } : NOTHING;
}

/** By its name, or by what all of the trade is about; of two things in one name the theme names both. Choosing the beans is choosing coffee, where that speaks of beans. */
function isCalled({ named, telling, topic, trade }: Place, asked: string, language: Language): boolean {
  const text = readText(trade, topic, language);
  const { name } = text;
  const isDone = tokensOf(name).some((word) => isGeneric(word) && standsIn(word, tokensOf(asked)));
  const isOfBoth = !JOINED.test(name) || tellingWords(name).every((word) => standsIn(word, telling));
  const isSaid = (word: string) =>
    standsIn(word, isDone ? topicWords(text) : tokensOf(name)) ||
    (named.includes(word) && standsEverywhere(word, trade, language));
  return isOfBoth && telling.every(isSaid);
}

const JOINED = /,| (?:e|y|o|ou|and|or) /u;
