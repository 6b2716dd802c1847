import type { Kind } from "#lib/content/phrases/phrases.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { List, TopicText, Trade } from "#lib/content/trades/trade.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import { isGeneric, standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { findPicture } from "#lib/writing/embedded/find-picture.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { filled, type Found, NOTHING, type Searched } from "./answering.ts";
import { wordsOf } from "./asked-words.ts";
import { pairsOf } from "./answers.ts";
import { besides } from "./besides.ts";
import { comparedIn, comparisonOf } from "./comparing.ts";
import { claimOf, findMyths } from "./find-claim.ts";
import { findAnswer, findNeighbours } from "./find-answer.ts";
import { numbersIn } from "./denial.ts";
import { type Direct, findDirect } from "./find-direct.ts";
import { findPlaces } from "./find-place.ts";
import { tradeOf, tradesOf } from "./trade-of.ts";
import type { Pair } from "./matter.ts";
import { matterOf } from "./matter-of.ts";
import { ofKind } from "./of-kind.ts";
import type { Place } from "./place.ts";
import { requestOf } from "./request.ts";
import { standsEverywhere, wordsOf as topicWords } from "./topic-words.ts";
import { askingOf, isAsking, kindOf, titledKind } from "./same-question.ts";

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
  const { direct, trade } = firstOf(trades, (shown) => findDirect(asked, kind, several, shown, language));
  const claim = claimOf(asked);
  const asks = direct?.as === "question" ? direct.pair : null;
  const question = trade && asks && around(asks, trade, search);
  const isTitled = titledKind(asked) !== null;
  if (direct?.as === "myth" && claim !== null) return { matter: null, answers: [direct.pair] };
  if (comparedIn(claim ?? asked, language)) {
    const weighed = trades[0] ? compared({ ...search, asked: claim ?? asked }, trades[0]) : NOTHING;
    return isFound(weighed) || several ? weighed : (question ?? NOTHING);
  }
  if (trade && direct?.as === "steps") return stepwise(direct.topic, trade, search);
  // A topic that is called so has more to tell than a list.
  const called = direct?.as === "list" && OF_A_TOPIC.has(kind) ? searched(search) : NOTHING;
  if (trade && direct?.as === "list") return isFound(called) ? called : listed(direct.list, trade, search);
  const isNamed = wordsOf(asked).some((word) => standsIn(word, tokensOf(asks?.said ?? "")));
  if (question && (claim !== null || isAsking(asked) || isTitled || !several))
    return (isNamed ? null : calledSo(search)) ?? question;
  if (direct?.as === "myth") return { matter: null, answers: [direct.pair] };
  // What is asked is answered by a question that asks the same, how to do it by a topic that is called so, or by nobody.
  if (isAsking(asked) || (isTitled && !several)) return calledSo(search) ?? NOTHING;
  const list = severalFor(kind, trade, search);
  // "Myths about sun cream": one answer that is sure is better than none, where no number of them was promised.
  const one =
    !isFound(list) && kind !== "checklist" && !/\d/u.test(asked) && trade && findAnswer(asked, trade, language);
  return trade && one ? around(one, trade, search) : list;
}

/** What the first trade that has something has, or the first trade and nothing. */
function firstOf(trades: readonly Trade[], find: (trade: Trade) => Direct | null) {
  for (const trade of trades) {
    const direct = find(trade);
    if (direct) return { trade, direct };
  }
  return { trade: trades[0] ?? null, direct: null };
}

/** "Pour-over coffee" names the topic, and "how to store coffee" is asked of "storing coffee"; other questions are of a part of it. */
function calledSo(search: Searched): Found | null {
  const { asked } = search;
  const isHow = (titledKind(asked) ?? kindOf(askingOf(asked))) === "how";
  const isOfIt = isHow ? wordsOf(asked).length > 1 || tokensOf(asked).some(isGeneric) : !isAsking(asked);
  const found = isOfIt ? searched(search) : NOTHING;
  return isFound(found) ? found : null;
}

const isFound = ({ answers, matter }: Found): boolean => matter !== null || answers.length > 0;

/** The trade's own steps, and nothing beside them. */
function stepwise(topic: Place["topic"], trade: Trade, { asked, brief, own, random, turn }: Searched): Found {
  const { steps } = readText(trade, topic, brief.language);
  if (!steps) return NOTHING;
  const matter = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, false);
  const [title, ...told] = steps;
  return { matter: { ...matter, points: [], myths: [], questions: [], steps: { title, steps: told } }, answers: [] };
}

/** The several things that were asked for, and nothing beside them. */
function listed({ areMyths, items, title }: List, trade: Trade, { asked, brief, own, random, turn }: Searched): Found {
  const { brand, language } = brief;
  const topic = topicWith(trade, ({ lists }) => lists.some((list) => list.title === title), language);
  const matter = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, false);
  const myths = items.map(([said, answer]): Pair => ({ said, answer }));
  const shown = (text: string) => findPicture(text, language, trade.mood, brand.description) ?? matter.picture;
  // Posted again, it begins with another.
  const from = turn % items.length;
  const list = [...items.slice(from), ...items.slice(0, from)].map(([head, text]) => ({
    head,
    text,
    picture: shown(`${head}. ${text}`),
  }));
  const told = areMyths ? { myths, list: [] } : { myths: [], list };
  return { matter: { ...matter, points: [], questions: [], steps: null, ...told }, answers: [] };
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
  const { asked, brief, own, random, turn } = search;
  const myths = findMyths(asked, trade, brief.language);
  if (myths.length < MYTHS_LEAST) {
    const called = searched(search);
    const one = { matter: null, answers: pairsOf({ points: [], questions: [], myths }, brief.language) };
    return isFound(called) ? called : one;
  }
  const matter = matterOf(brief, asked, placeOf(trade, trade.topics[0], own, asked), random, turn, false);
  return { matter: { ...matter, points: [], questions: [], steps: null, myths }, answers: [] };
}

/** "French press or filter?" is answered by what has both, or by nothing. */
function compared({ asked, brief, own, random, turn }: Searched, trade: Trade): Found {
  const { language } = brief;
  const sides = comparedIn(asked, language);
  if (!sides) return NOTHING;
  const { myths, questions, topic, versus } = comparisonOf(sides, trade, language);
  if (!topic || !versus) return NOTHING;
  const matter = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, false);
  return { matter: { ...matter, points: [], myths, questions: onlyAnswered(questions), versus }, answers: [] };
}

/** The one question on both asks what the theme does. */
const onlyAnswered = (questions: readonly Pair[]): Pair[] =>
  questions.map((pair) => (questions.length === 1 ? { ...pair, isAsked: true } : pair));

const placeOf = (trade: Trade, topic: Place["topic"], own: Trade | null, asked: string): Place => {
  const telling = tellingWords(requestOf(asked).situation);
  return { trade, topic, isOwn: own === null || own === trade, telling, covered: telling, named: [] };
};

/** A question is answered first; what is left over for it is a short post, where nothing else is on its very thing. */
function around(direct: Pair, trade: Trade, { asked, brief, own, random, turn }: Searched): Found {
  const asks = ({ questions }: TopicText) => questions.some(([said]) => said === direct.said);
  const topic = topicWith(trade, asks, brief.language);
  const wide = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, true);
  const found = filled(besides(direct, asked, { ...wide, isWide: false }), brief, asked);
  // So many pages are not filled by one answer.
  const isLong = FORMAT_RULES[brief.format].drawnPages !== null && direct.isAsked && !found.matter;
  const more = isLong ? findNeighbours(asked, direct, trade, brief.language) : [];
  return { ...found, answers: [...found.answers, ...more] };
}

/** What is told of a topic, where the theme is called as it is. */
function searched({ asked, brief, random, turn }: Searched): Found {
  // "After 50", "in 15 days": what holds at any age does not answer it.
  if (numbersIn(asked.replace(/^\d+\s/u, "")).length > 0) return NOTHING;
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
