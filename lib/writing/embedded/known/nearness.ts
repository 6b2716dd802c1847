import type { Kind } from "#lib/content/phrases/phrases.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import type { Language } from "#lib/domain/language.ts";
import { rootOf } from "#lib/writing/words/root-of.ts";
import { likenessOf, type Sense, senseOf } from "#lib/writing/words/sense.ts";
import { readTheme } from "#lib/writing/embedded/read-theme.ts";
import { comparedIn } from "./comparing.ts";
import { isOfAnother, isOtherThing } from "./other-thing.ts";
import { type Asked, questionsOf } from "./questions-of.ts";
import { type ReadAsked, readAsked, rootsOf } from "./read-asked.ts";
import { thingsIn } from "./things.ts";

type Roots = ReadonlyMap<string, number>;

interface Question extends ReadAsked {
  pair: Asked;
  /** with the other words by which people ask it */
  asked: Roots;
  /** with its answer */
  told: Roots;
  toldThings: readonly string[];
  /** what it means, alone and with all that is told of it */
  meant: Sense;
  meantWhole: Sense;
  /** what a list is a list of; null: it is none */
  listed: Kind | null;
}

/** All that a trade is asked in one language. */
interface Index {
  questions: readonly Question[];
  /** how many of them have a root */
  having: ReadonlyMap<string, number>;
}

/** The one asked of last stands last. */
const kept = new Map<string, Index>();
const KEPT_MOST = 12;

/** A post asks again and again of the same trades, and so do others meanwhile. */
function indexOf(trade: Trade, language: Language): Index {
  const of = `${trade.key} ${language}`;
  const index = kept.get(of) ?? indexed(trade, language);
  kept.delete(of);
  kept.set(of, index);
  for (const oldest of kept.keys()) if (kept.size > KEPT_MOST) kept.delete(oldest);
  return index;
}

function indexed(trade: Trade, language: Language): Index {
  const questions = questionsOf(trade, language).map((pair): Question => {
    const said = rootsOf(pair.said, language);
    const otherWords = rootsOf(pair.otherWords ?? "", language);
    const answer = rootsOf(pair.answer, language);
    const asked = new Map([...said, ...otherWords]);
    const told = new Map([...answer, ...asked]);
    return {
      ...readAsked(pair.said, language),
      pair,
      asked,
      told,
      toldThings: thingsIn(told.keys(), language),
      meant: senseOf({ said }, language),
      meantWhole: senseOf({ said, otherWords, answer }, language),
      listed: pair.list ? (pair.list.areMyths ? "myths" : readTheme(pair.said, language).kind) : null,
    };
  });
  const having = new Map<string, number>();
  for (const root of questions.flatMap(({ asked }) => [...asked.keys()])) having.set(root, (having.get(root) ?? 0) + 1);
  return { questions, having };
}

/** A theme and one question of its trade. */
interface Compared {
  asked: string;
  theme: ReadAsked;
  meant: Sense;
  question: Question;
  isOther: (head: string, whole: string) => boolean;
  /** how much some roots tell together: each what its word tells, and the rarer in the trade the more */
  weigh: (roots: Roots, isCounted?: (root: string) => boolean) => number;
  /** another question of the trade has it */
  isAsked: (root: string) => boolean;
  /** it wants more than one thing: mistakes, myths, so many of something */
  isOfSeveral: boolean;
  /** what is weighed against each other, where the theme weighs */
  sides: readonly (readonly string[])[] | null;
}

const isList = ({ listed }: Question): boolean => listed !== null;
const part = (of: number, whole: number): number => (whole > 0 ? of / whole : 0);
const themeIn =
  (of: (question: Question) => Roots) =>
  ({ question, theme: { roots }, weigh }: Compared): number =>
    part(
      weigh(roots, (root) => of(question).has(root)),
      weigh(roots),
    );
const toldShare = themeIn(({ told }) => told);
const questionIn = ({ question: { roots }, theme, weigh }: Compared): number =>
  part(
    weigh(roots, (root) => theme.roots.has(root)),
    weigh(roots),
  );
const without = (roots: Roots, others: Roots): string[] => [...roots.keys()].filter((root) => !others.has(root));
const ownOf = (roots: Roots): string[] => [...roots.keys()].filter((root) => roots.get(root) === 1);
const notAmong = (known: readonly string[], things: readonly string[]): number =>
  things.filter((thing) => !known.includes(thing)).length;
const upTo = (most: number, count: number): number => Math.min(1, count / most);

/** What tells that a question asks what a theme does, from 0 to 1: how much each counts was learned, and is data. */
const SIGNS = {
  /** so much of the theme stands in the question, also by other words, also in its answer */
  said: themeIn(({ roots }) => roots),
  asked: themeIn(({ asked }) => asked),
  told: toldShare,
  /** so much of the question stands in the theme */
  covered: questionIn,
  /** each has something that the other has not */
  swapped: (compared: Compared) => 1 - Math.max(toldShare(compared), questionIn(compared)),
  /** near in meaning, whatever the words */
  meant: ({ meant, question }: Compared) => likenessOf(meant, question.meant),
  meantWhole: ({ meant, question }: Compared) => likenessOf(meant, question.meantWhole),
  /** letters in common, whatever the words */
  alike: ({ question, theme }: Compared) =>
    part(
      [...theme.letters].filter((letters) => question.letters.has(letters)).length,
      Math.sqrt(theme.letters.size * question.letters.size),
    ),
  lacks: ({ question, theme }: Compared) => upTo(4, without(theme.roots, question.told).length),
  adds: ({ question, theme }: Compared) => upTo(4, without(question.roots, theme.roots).length),
  /** of what it lacks some is asked elsewhere in the trade */
  elsewhere: ({ isAsked, question, theme }: Compared) =>
    upTo(3, without(theme.roots, question.told).filter(isAsked).length),
  /** of what takes how long or is done how often the thing tells most */
  measuresElse: ({ question, theme }: Compared) =>
    Number(theme.isMeasure) * upTo(2, ownOf(theme.roots).filter((root) => !question.told.has(root)).length),
  /** a piano's strings are no guitar's, and a stain on clothes none on a sofa */
  otherThing: ({ isOther, question }: Compared) =>
    Number(isOther(question.pair.said, `${question.pair.said} ${question.pair.answer}`)),
  ofAnother: ({ asked, question }: Compared) => Number(isOfAnother(question.pair.said, asked)),
  /** an oyster is no egg */
  lacksThing: ({ question, theme }: Compared) => upTo(2, notAmong(question.toldThings, theme.things)),
  swapsThing: ({ question, theme }: Compared) =>
    Number(notAmong(question.toldThings, theme.things) > 0 && notAmong(theme.things, question.things) > 0),
  sameKind: ({ question, theme }: Compared) => Number(question.kind === theme.kind),
  /** how often is not how long */
  otherMeasure: ({ question, theme }: Compared) =>
    Number((theme.isMeasure || question.isMeasure) && question.kind !== theme.kind),
  whether: ({ question, theme }: Compared) => Number(theme.isWhether && question.isWhether),
  otherNumber: ({ question, theme }: Compared) =>
    Number(theme.numbers.some((number) => !question.numbers.includes(number))),
  /** several things are wanted, and told */
  severalBoth: ({ isOfSeveral, question }: Compared) => Number(isOfSeveral && isList(question)),
  onlyOne: ({ isOfSeveral, question }: Compared) => Number(isOfSeveral && !isList(question)),
  unasked: ({ isOfSeveral, question }: Compared) => Number(!isOfSeveral && isList(question)),
  /** what is not so is not what is so */
  denied: ({ question, theme }: Compared) => Number(question.isDenied !== theme.isDenied),
  bothSides: ({ question, sides }: Compared) =>
    Number(sides?.every((side) => side.some((root) => question.asked.has(root))) ?? false),
  oneSide: ({ question, sides }: Compared) =>
    Number(sides?.some((side) => side.every((root) => !question.told.has(root))) ?? false),
} as const satisfies Record<string, (compared: Compared) => number>;
export const SIGN_NAMES = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

const SEVERAL: ReadonlySet<Kind> = new Set(["checklist", "mistakes", "myths", "story", "tips"]);

/** What is done wrong, or is none of it so, is told only as what it is: mistakes are no tips, and no steps tell them. */
export const APART: ReadonlySet<Kind> = new Set(["mistakes", "myths", "signs"]);

const tellingAs =
  (kind: Kind) =>
  ({ listed }: Question): boolean =>
    listed === null || listed === kind || !(APART.has(listed) || APART.has(kind));

interface Near {
  pair: Asked;
  /** in the order of their names */
  signs: readonly number[];
}

/** How near each question of a trade is to a theme. */
export function nearnessOf(asked: string, trade: Trade, language: Language): Near[] {
  const { having, questions } = indexOf(trade, language);
  const theme = readAsked(asked, language);
  const meant = senseOf({ said: theme.roots }, language);
  const rarity = (root: string) => Math.log((questions.length + 1) / ((having.get(root) ?? 0) + 0.5));
  const weigh: Compared["weigh"] = (roots, isCounted = () => true) =>
    [...roots].reduce((sum, [root, tells]) => (isCounted(root) ? sum + tells * rarity(root) : sum), 0);
  const weighed = comparedIn(asked, language)?.sides ?? null;
  const sides = weighed && weighed.map((side) => side.map((word) => rootOf(word, language)));
  const isAsked = (root: string) => having.has(root);
  const { kind, number, promises } = readTheme(asked, language);
  const isOfSeveral = number !== null || promises || SEVERAL.has(kind);
  const isOther = isOtherThing(trade, asked);
  return questions.filter(tellingAs(kind)).map((question) => {
    const compared = { asked, theme, meant, question, isOther, weigh, isAsked, isOfSeveral, sides };
    return { pair: question.pair, signs: SIGN_NAMES.map((name) => SIGNS[name](compared)) };
  });
}
