import type { Kind } from "#lib/content/phrases/phrases.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isVerbal } from "#lib/writing/words/verbs.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { asksHowMuch, type Theme } from "#lib/writing/embedded/read-theme.ts";
import { answersIn, isExact, pairsOf, saysHowMuch, tellsHowMuch } from "./answers.ts";
import { besides } from "./besides.ts";
import { comparedIn, comparisonOf } from "./comparing.ts";
import { commonIn } from "./common-in.ts";
import { claimOf } from "./find-claim.ts";
import { findDirect } from "./find-direct.ts";
import { findPlaces } from "./find-place.ts";
import { tradeOf } from "./trade-of.ts";
import type { Matter, Pair } from "./matter.ts";
import { matterOf } from "./matter-of.ts";
import { narrowing } from "./narrowing.ts";
import { ofKind } from "./of-kind.ts";
import { onTheme } from "./on-theme.ts";
import { isOfAnother, isOtherThing, isSwapped } from "./other-thing.ts";
import type { Place } from "./place.ts";
import { requestOf } from "./request.ts";
import { isAskedOf } from "./topic-words.ts";
import { askingOf, asksMeasure, fits, isAsking, kindOf, titledKind } from "./same-question.ts";

/** What answers a question within a topic fills four pages, a point two of them, or it is no post. */
const LEAST = 4;

/** What the library has on that very theme: enough for a post, or else the few things that answer it. */
export interface Found {
  matter: Matter | null;
  answers: Pair[];
}

const NOTHING: Found = { matter: null, answers: [] };

interface Searched {
  brief: Brief;
  asked: string;
  own: Trade | null;
  random: Random;
  turn: number;
}

/** What is known of the very thing, or else of all of its kind. */
export function findMatter(brief: Brief, theme: Theme, random: Random, turn: number): Found {
  const { headline, kind } = theme;
  const found = findFor(brief, headline, kind, random, turn);
  const general = ofKind(headline, brief.language);
  return general === headline || found.matter || found.answers.length > 0
    ? found
    : findFor(brief, general, kind, random, turn);
}

function findFor(brief: Brief, asked: string, kind: Kind, random: Random, turn: number): Found {
  const own = tradeOf(brief.brand);
  const search: Searched = { brief, asked, own, random, turn };
  const several = SEVERAL[kind];
  const direct = own ? findDirect(asked, kind, several !== undefined, own, brief.language) : null;
  const claim = claimOf(asked);
  if (direct?.as === "myth" && claim !== null) return { matter: null, answers: [direct.pair] };
  if (comparedIn(claim ?? asked, brief.language)) return compared({ ...search, asked: claim ?? asked });
  if (own && direct?.as === "steps") return stepwise(direct.topic, own, search);
  const asks = claim !== null || isAsking(asked) || titledKind(asked) !== null;
  if (own && direct?.as === "question" && asks) return around(direct.pair, own, search);
  const all = searched(search);
  const found = several ? several(all) : all;
  if (found.matter || found.answers.length > 0 || !direct) return isAsking(asked) ? answering(found, search) : found;
  return { matter: null, answers: [direct.pair] };
}

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

const MYTH = /^(?:mit[oh]|myth)s?:/iu;
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
function compared({ asked, brief, own, random, turn }: Searched): Found {
  const { brand, language } = brief;
  const sides = comparedIn(asked, language);
  const trade = own ?? findPlaces(asked, brand, spokenIn(asked, language), random)[0]?.trade;
  if (!sides || !trade) return NOTHING;
  const { myths, questions, topic, versus } = comparisonOf(sides, trade, language);
  if (!topic || !versus) return { matter: null, answers: onlyAnswered(questions) };
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

function filled(matter: Matter, brief: Brief, asked: string): Found {
  const others = pairsOf({ ...matter, questions: matter.questions.slice(1) }, brief.language);
  if (others.length >= LEAST - 1) return { matter, answers: [] };
  // Of how long it takes a second answer tells of something else.
  const beside = asksMeasure(askingOf(asked)) ? [] : others;
  return { matter: null, answers: [...matter.questions.slice(0, 1), ...beside] };
}

function answering(found: Found, search: Searched): Found {
  const { asked, brief, own } = search;
  const isOther = own ? isOtherThing(own, asked) : () => false;
  const telling = tellingWords(requestOf(asked).situation);
  const isCommon = own ? commonIn(own, brief.language) : () => false;
  const isAsked = (word: string) => own !== null && isAskedOf(word, own, brief.language);
  const isOn = (pair: Pair) =>
    !isOther(pair.said, `${pair.said} ${pair.answer}`) &&
    !isOfAnother(pair.said, asked) &&
    !isSwapped(pair, asked, { isAsked, isCommon });
  // Who tells a case or wants to know one by its signs is not helped by what only mentions it.
  const least = telling.length - Number(telling.length > 2);
  const isCase = ({ said }: Pair) => {
    const missing = telling.filter((word) => !standsIn(word, tokensOf(said)));
    // What is false tells no sign of what is so.
    if (wantsCase(asked) && MYTH.test(said)) return false;
    // Keys that are lost are not keys that are locked in: what happened is never what may be missing.
    return !wantsCase(asked) || (telling.length - missing.length >= least && !missing.some(isVerbal));
  };
  const matter = found.matter && { ...found.matter, questions: found.matter.questions.filter(isOn) };
  // Of how long it takes nothing tells but a time.
  const isMeasured = (pair: Pair) =>
    !asksMeasure(askingOf(asked)) ||
    (tellsOfIt(pair, asked, brief, own) &&
      (fits(pair.said, asked) || A_TIME.test(fold(`${pair.said} ${pair.answer}`))));
  const answers = found.answers.filter((pair) => isOn(pair) && isCase(pair) && isMeasured(pair));
  return answered({ matter, answers }, search);
}

/** "Every three months", "two hours" */
const A_TIME =
  /(?<!\p{L})(?:\d+|cada|every|once|twice|diariamente|daily|\p{L}+ (?:minut[eo]s?|horas?|hours?|dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|vezes|veces|times))(?!\p{L})/u;

/** A whole topic answers who asks how to go about it; any other question wants its answer. */
function answered({ answers, matter }: Found, { asked, brief, own }: Searched): Found {
  if (!matter) return { matter, answers };
  if (matter.isWide)
    return isOpen(asked) && !wantsCase(asked) && !AGED.test(fold(asked)) ? { matter, answers } : NOTHING;
  const direct = matter.questions.find((pair) => fits(pair.said, asked) && tellsOfIt(pair, asked, brief, own));
  if (direct) return filled(besides({ ...direct, isAsked: true }, asked, matter), brief, asked);
  // How often, how long and how much is told by a number, which no other advice replaces.
  if (asksMeasure(askingOf(asked))) return NOTHING;
  if (wantsCase(asked)) return NOTHING;
  return kindOf(askingOf(asked)) !== "what" || isOpen(asked) ? { matter, answers } : NOTHING;
}

/** "How do I know if", "my outlet sparks, what now" */
const wantsCase = (asked: string): boolean =>
  requestOf(asked).isAdvice ||
  /^(?:como (?:saber|sei|eu sei|se)|how (?:to|do i|can i|do you|can you) (?:know|tell))(?!\p{L})/u.test(
    fold(asked).replace(/^¿/u, ""),
  );

/** So many answers of a trade speak of what all of it is about: teeth, and not their cleaning. */
const COMMON = 8;

/** How long a cleaning lasts is told by what speaks of cleaning: how long whitening does is another matter. */
function tellsOfIt({ answer, said }: Pair, asked: string, { brand, language }: Brief, own: Trade | null): boolean {
  if (!asksMeasure(askingOf(asked))) return true;
  const about = tokensOf(`${brand.profileName} ${brand.description}`);
  const all = own ? own.topics.flatMap((topic) => readText(own, topic, language).questions) : [];
  const isCommon = (word: string) => all.filter((pair) => standsIn(word, tokensOf(pair.join(" ")))).length > COMMON;
  const things = tellingWords(requestOf(asked).situation).filter((word) => !isVerbal(word) && !standsIn(word, about));
  return things.filter((word) => !isCommon(word)).every((word) => standsIn(word, tokensOf(`${said} ${answer}`)));
}

/** Who is past fifty is not told what any beginner is. */
const AGED = /(?<!\p{L})(?:after|over|past|aos|apos|depois dos|los|mas de|despues de los)\s\d{2}(?!\d|%|:)/u;

/** "How to keep it", "what to take", "why grind it": none of which one sentence answers. */
const isOpen = (asked: string): boolean =>
  kindOf(askingOf(asked)) === "how" ||
  /^(?:(?:o que|que|por que) \p{L}+[aei]r(?!\p{L})|what to |why (?!do|is|are|did|my|wo|can|was|has|have)\p{L}+)/u.test(
    fold(asked).replace(/^¿/u, ""),
  );

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
    if (!strict || !loose || (narrow.length === 0 && !saysHowMuch(strict, asked, place))) continue;
    const matter = [strict, loose].find((one) => amountOf(one) >= LEAST && (!asksHowMuch(asked) || tellsHowMuch(one)));
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
