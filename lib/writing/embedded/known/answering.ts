import type { Trade } from "#lib/content/trades/trade.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isVerbal } from "#lib/writing/words/verbs.ts";
import { pairsOf } from "./answers.ts";
import { besides } from "./besides.ts";
import { commonIn } from "./common-in.ts";
import { numbersIn } from "./denial.ts";
import { isDoneIn } from "./done-often.ts";
import type { Matter, Pair } from "./matter.ts";
import { isOfAnother, isOtherThing, isSwapped, MYTH } from "./other-thing.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksMeasure, fits, kindOf, titledKind } from "./same-question.ts";
import { isAskedOf } from "./topic-words.ts";

/** What answers a question within a topic fills four pages, a point two of them, or it is no post. */
export const LEAST = 4;

/** What the library has on that very theme: enough for a post, or else the few things that answer it. */
export interface Found {
  matter: Matter | null;
  answers: Pair[];
}

export const NOTHING: Found = { matter: null, answers: [] };

export interface Searched {
  brief: Brief;
  asked: string;
  own: Trade | null;
  random: Random;
  turn: number;
}

/** With enough on its very thing a post; else the answer, and what little stands beside it. */
export function filled(matter: Matter, brief: Brief, asked: string): Found {
  const others = pairsOf({ ...matter, questions: matter.questions.slice(1) }, brief.language);
  if (others.length >= LEAST - 1) return { matter, answers: [] };
  // Beside what answers it, or of how long it takes, a second answer tells of something else.
  const isAnswered = matter.questions[0]?.isAsked ?? asksMeasure(askingOf(asked));
  const beside = isAnswered ? [] : others;
  return { matter: null, answers: [...matter.questions.slice(0, 1), ...beside] };
}

/** Of what was found for a question what answers it. */
export function answering(found: Found, search: Searched): Found {
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
  const isOfAge = ({ answer, said }: Pair) => {
    const [age] = AGED.exec(fold(asked)) ?? [];
    return age === undefined || numbersIn(age).every((number) => numbersIn(`${said} ${answer}`).includes(number));
  };
  const matter = found.matter && {
    ...found.matter,
    questions: found.matter.questions.filter((pair) => isOn(pair) && isOfAge(pair)),
  };
  // Of how long it takes nothing tells but a time.
  const isMeasured = (pair: Pair) =>
    !asksMeasure(askingOf(asked)) ||
    (tellsOfIt(pair, asked, brief, own) &&
      (fits(pair.said, asked) || A_TIME.test(fold(`${pair.said} ${pair.answer}`))));
  // When to prune is told by no place in the sun, nor why it lasts by how long.
  const isOfKind = ({ said }: Pair) =>
    !OF_ONE_ANSWER.has(kindOf(askingOf(asked))) || isOpen(asked) || fits(said, asked);
  const answers = found.answers.filter((pair) =>
    [isOn, isCase, isMeasured, isOfKind, isOfAge].every((holds) => holds(pair)),
  );
  return answered({ matter, answers }, search);
}

const OF_ONE_ANSWER: ReadonlySet<string> = new Set(["what", "why", "when"]);

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
  if (OF_ONE_ANSWER.has(kindOf(askingOf(asked))) && !isOpen(asked)) return NOTHING;
  return sharesEnough(matter, asked) ? { matter, answers } : NOTHING;
}

/** Of three things that a theme names one alone, "children" in "falls of children on the stairs", is beside the point. */
function sharesEnough({ myths, points, questions }: Matter, asked: string): boolean {
  const telling = tellingWords(requestOf(asked).situation);
  const texts = [
    ...points.map(({ label, right, why, wrong }) => `${label} ${wrong} ${why} ${right}`),
    ...[...myths, ...questions].map(({ answer, said }) => `${said} ${answer}`),
  ].map(tokensOf);
  return telling.length < 3 || texts.some((text) => telling.filter((word) => standsIn(word, text)).length > 1);
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
  if (!isDoneIn({ said, answer }, asked)) return false;
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
  (titledKind(asked) ?? kindOf(askingOf(asked))) === "how" ||
  /^(?:(?:o que|que|por que) \p{L}+[aei]r(?!\p{L})|what to |why (?!do|is|are|did|my|wo|can|was|has|have)\p{L}+)/u.test(
    fold(asked).replace(/^¿/u, ""),
  );
