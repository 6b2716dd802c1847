import type { Kind } from "#lib/content/phrases/phrases.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import { isGeneric, standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isInfinitive } from "#lib/writing/words/verbs.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { filled, type Found, LEAST, NOTHING, type Searched } from "./answering.ts";
import { answersIn, isExact } from "./answers.ts";
import { wordsOf } from "./asked-words.ts";
import { besides } from "./besides.ts";
import { comparedIn, comparisonOf } from "./comparing.ts";
import { claimOf } from "./find-claim.ts";
import { findAnswer } from "./find-answer.ts";
import { type Direct, findDirect } from "./find-direct.ts";
import { findPlaces } from "./find-place.ts";
import { tradeOf, tradesOf } from "./trade-of.ts";
import type { Matter, Pair } from "./matter.ts";
import { matterOf } from "./matter-of.ts";
import { narrowing } from "./narrowing.ts";
import { ofKind } from "./of-kind.ts";
import { onTheme } from "./on-theme.ts";
import { MYTH } from "./other-thing.ts";
import type { Place } from "./place.ts";
import { requestOf } from "./request.ts";
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
  const several = SEVERAL[kind];
  const trades = own
    ? tradesOf(brand).map((shown) => shown.trade)
    : findPlaces(asked, brand, spokenIn(asked, language), random)
        .slice(0, 1)
        .map((place) => place.trade);
  // Who cuts keys and sells tools is asked about both.
  const { direct, trade } = firstOf(trades, (shown) => findDirect(asked, kind, several !== undefined, shown, language));
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
  const isNamed = wordsOf(asked).some((word) => standsIn(word, tokensOf(asks?.said ?? "")));
  if (question && (claim !== null || isAsking(asked) || isTitled || !several))
    return (isNamed ? null : calledSo(search)) ?? question;
  if (direct?.as === "myth") return { matter: null, answers: [direct.pair] };
  // What is asked is answered by a question that asks the same, how to do it by a topic that is called so, or by nobody.
  if (isAsking(asked) || (isTitled && !several)) return calledSo(search) ?? NOTHING;
  const all = searched(search);
  const list = several ? several(all) : all;
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

/** "How to store coffee" is asked of the topic "storing coffee", "how to choose the beans" of what it says of beans. */
function calledSo(search: Searched): Found | null {
  const { asked } = search;
  const telling = wordsOf(asked);
  const isOfOne = telling.length === 1 && tokensOf(asked).some(isAnyonesDoing);
  const isHow = (titledKind(asked) ?? kindOf(askingOf(asked))) === "how";
  if (!isHow || !(isOfOne || telling.length > 1)) return null;
  const found = searched(search);
  const { matter } = found;
  const isCalled = (word: string) => matter !== null && standsIn(word, tokensOf(matter.name));
  return matter && (isOfOne ? !matter.isWide : telling.every(isCalled)) ? found : null;
}

/** Choosing, keeping: what is done with the things of every trade. */
const isAnyonesDoing = (word: string): boolean => isGeneric(word) && isInfinitive(word);

const isFound = ({ answers, matter }: Found): boolean => matter !== null || answers.length > 0;

/** The trade's own steps, and nothing beside them. */
function stepwise(topic: Place["topic"], trade: Trade, { asked, brief, own, random, turn }: Searched): Found {
  const { steps } = readText(trade, topic, brief.language);
  if (!steps) return NOTHING;
  const matter = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, NARROW);
  const [title, ...told] = steps;
  return { matter: { ...matter, points: [], myths: [], questions: [], steps: { title, steps: told } }, answers: [] };
}

/** Two things at least that are said to do or to leave, where several were asked for. */
function severalOf({ answers, matter }: Found): Found {
  if (matter && matter.points.length > 1) return { matter, answers };
  const told = answers.filter(({ said }) => !said.endsWith("?"));
  return { matter: null, answers: told.length > 1 ? told : [] };
}

/** Who asks for myths is told one at least. */
function mythsOf({ answers, matter }: Found): Found {
  return {
    matter: matter && matter.myths.length > 0 ? matter : null,
    answers: answers.some(({ said }) => MYTH.test(said)) ? answers : [],
  };
}

/** "A checklist before a ride", "mistakes in pruning": what asks for several things no single answer is. */
const SEVERAL: Partial<Record<Kind, (found: Found) => Found>> = {
  checklist: severalOf,
  mistakes: severalOf,
  myths: mythsOf,
  signs: severalOf,
  tips: severalOf,
};

/** "French press or filter?" is answered by what has both, or by nothing. */
function compared({ asked, brief, own, random, turn }: Searched, trade: Trade): Found {
  const { language } = brief;
  const sides = comparedIn(asked, language);
  if (!sides) return NOTHING;
  const { myths, questions, topic, versus } = comparisonOf(sides, trade, language);
  if (!topic || !versus) return NOTHING;
  const matter = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, NARROW);
  return { matter: { ...matter, points: [], myths, questions: onlyAnswered(questions), versus }, answers: [] };
}

/** The one question on both asks what the theme does. */
const onlyAnswered = (questions: readonly Pair[]): Pair[] =>
  questions.map((pair) => (questions.length === 1 ? { ...pair, isAsked: true } : pair));

const NARROW = { narrow: [""], isStrict: true };

const placeOf = (trade: Trade, topic: Place["topic"], own: Trade | null, asked: string): Place => {
  const telling = tellingWords(requestOf(asked).situation);
  return { trade, topic, isOwn: own === null || own === trade, telling, covered: telling, named: [] };
};

/** A question is answered first; what is left over for it is a short post, where nothing else is on its very thing. */
function around(direct: Pair, trade: Trade, { asked, brief, own, random, turn }: Searched): Found {
  const asks = (one: Place["topic"]) =>
    readText(trade, one, brief.language).questions.some(([said]) => said === direct.said);
  const topic = trade.topics.find(asks) ?? trade.topics[0];
  const wide = matterOf(brief, asked, placeOf(trade, topic, own, asked), random, turn, { narrow: [], isStrict: true });
  return filled(besides(direct, asked, { ...wide, isWide: false }), brief, asked);
}

function searched({ asked, brief, random, turn }: Searched): Found {
  const spoken = spokenIn(asked, brief.language);
  for (const place of findPlaces(asked, brief.brand, spoken, random)) {
    const narrow = narrowing(place, brief.brand, spoken, asked);
    // Items are told apart by the theme's words, which another language does not have.
    if (narrow.length > 0 && spoken !== brief.language) continue;
    const [strict, loose] = [true, false].map((isStrict) => {
      const matter = matterOf(brief, asked, place, random, turn, { narrow, isStrict });
      return narrow.length > 0 ? onTheme(matter, place, asked, spoken) : matter;
    });
    if (!strict || !loose) continue;
    const matter = [strict, loose].find((one) => amountOf(one) >= LEAST);
    if (matter) return { matter, answers: [] };
    // What the best place answers in part, no other is about.
    if (amountOf(loose) > 0)
      return {
        matter: null,
        answers: isExact(place, narrow, asked) ? answersIn(loose, place, asked, brief.language) : [],
      };
  }
  return NOTHING;
}

const amountOf = ({ myths, points, questions }: Matter): number => points.length * 2 + questions.length + myths.length;
