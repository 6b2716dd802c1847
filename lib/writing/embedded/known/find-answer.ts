import { readNearness } from "#lib/content/asking/asking.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { absentIn } from "./asides.ts";
import { bareOf, partsOf } from "./asked-words.ts";
import { isAgain } from "./besides.ts";
import type { Pair } from "./matter.ts";
import { nearnessOf, SIGN_NAMES } from "./nearness.ts";
import type { Asked } from "./questions-of.ts";
import { readAsked } from "./read-asked.ts";
import { askingOf, asksForSigns, kindOf } from "./same-question.ts";
import { thingsIn } from "./things.ts";
import { likelihood, scoreOf } from "./weights.ts";

/** So sure that it is asked, of 1: what is told of health, of law or of grief only when surer. */
export const SURE = { open: 0.32, private: 0.45 } as const;

/** How to do a thing is asked with how it is not to turn out, which may be the point of it. */
const SURE_OF_A_PART = 0.65;

/** Why onions sprout is told by no way to keep them, unless there is hardly a doubt. */
const SURE_OF_ANOTHER_KIND = 0.8;
const isWayByCause = (asked: string, said: string): boolean =>
  kindOf(askingOf(asked)) === "how" && kindOf(askingOf(said)) === "why";

/** When strings are to be changed is told by the signs of it, and by no way to change them. */
export function withoutWays(asked: string, ranked: readonly Ranked[]): readonly Ranked[] {
  if (kindOf(askingOf(asked)) !== "when") return ranked;
  const isWay = (asking: string) => kindOf(asking) === "how" && !asksForSigns(asking);
  return ranked.filter(({ pair }) => !isWay(askingOf(pair.said)));
}

/** What a trade answers, and how sure it is that this was asked, of 1. */
export type Answer = Asked & { readonly certainty: number };

/** The question of a trade that asks what a theme does, in whatever words, or one of the things that it asks; none where no question surely does. */
export function findAnswer(asked: string, trade: Trade, language: Language): Answer | null {
  const { of, toDo } = bareOf(asked);
  const bare = new Set([...of, ...toDo]);
  const whole = rankedFor(asked, trade, language);
  const sure = SURE[trade.isPrivate ? "private" : "open"];
  for (const part of new Set([...partsOf(asked), ...bare])) {
    const [first, second] = withoutWays(part, part === asked ? whole : rankedFor(part, trade, language));
    const certainty = first ? certaintyOf(part, first, second) : 0;
    if (!first || certainty < (toDo.includes(part) ? SURE_OF_A_PART : sure)) continue;
    // What is left out may not lead elsewhere: the nearest of the whole is the nearest of its part.
    if (bare.has(part) && whole[0]?.pair.said !== first.pair.said) continue;
    const { answer, said } = first.pair;
    if (isWayByCause(part, said) && certainty < SURE_OF_ANOTHER_KIND) continue;
    // Wine without dye is not told by what is said of wine without alcohol.
    const absent = absentIn(part);
    if (absent !== undefined && !standsIn(absent, tokensOf(`${said} ${answer}`))) continue;
    return { ...first.pair, isAsked: true, certainty };
  }
  return null;
}

const NEIGHBOURS = 2;
/** So much of what is asked a neighbour asks of too, and with more of it in common it asks the same. */
const OF_THE_SAME = { least: 0.34, most: 1.3 } as const;

/** So near is what readers find to be on the same: buyer personas are not how often to post. */
export const SAME_LEAST = -1.5;

/** What else is asked of the very thing, for a post with room for more than its answer. */
export function findNeighbours(asked: string, direct: Pair, trade: Trade, language: Language): Pair[] {
  const theme = readAsked(asked, language);
  // A sardine is a fish, and what is asked of sardines is not asked of fish.
  const isOfIt = ({ said }: Pair): boolean =>
    theme.things.length === 0 ||
    thingsIn(
      [...readAsked(said, language).roots.keys()].filter((root) => theme.roots.has(root)),
      language,
    ).length > 0;
  const ranked = rankedFor(asked, trade, language);
  return besideOf(
    direct,
    ranked.filter((one) => isNeighbour(one) && isOfIt(one.pair)),
  );
}

/** So many of the nearest as stand beside what is told, each of which says something else. */
export function besideOf(told: Pair, ranked: readonly Ranked[]): Pair[] {
  const beside: Pair[] = [];
  const known = wordsIn(told);
  for (const { pair } of ranked) {
    if (beside.length === NEIGHBOURS) break;
    if (isAgain(pair.answer, known)) continue;
    beside.push({ ...pair, isAsked: false });
    known.push(...wordsIn(pair));
  }
  return beside;
}

const wordsIn = ({ answer, said }: Pair): string[] => tokensOf(`${said} ${answer}`);

function isNeighbour(ranked: Ranked): boolean {
  const [said, covered] = [signOf(ranked, "said"), signOf(ranked, "covered")];
  const isOfIt = said >= OF_THE_SAME.least && said + covered <= OF_THE_SAME.most && ranked.score >= SAME_LEAST;
  return isOfIt && isOfThis(ranked) && !ranked.pair.list;
}

const signOf = ({ signs }: Ranked, name: (typeof SIGN_NAMES)[number]): number => signs[SIGN_NAMES.indexOf(name)] ?? 0;

/** It speaks of nothing else than the theme does. */
export const isOfThis = (ranked: Ranked): boolean =>
  (["ofAnother", "otherThing", "lacksThing", "swapsThing"] as const).every((name) => signOf(ranked, name) === 0);

export interface Ranked {
  pair: Asked;
  signs: readonly number[];
  score: number;
}

/** All that the trade is asked, the nearest first. */
export function rankedFor(asked: string, trade: Trade, language: Language): Ranked[] {
  const { near } = readNearness();
  const weights = { base: near.base, each: SIGN_NAMES.map((name) => near.signs[name] ?? 0) };
  return nearnessOf(asked, trade, language)
    .map(({ pair, signs }) => ({ pair, signs, score: scoreOf(weights, signs) }))
    .toSorted((one, other) => other.score - one.score);
}

/** Further ahead tells no more: of a strange theme all the others are far. */
const AHEAD_MOST = 2;

/** By what the nearest is sure: how near it is, how far the next is behind, and what signs it shows. */
export const sureBy = ({ score, signs }: Omit<Ranked, "pair">, next?: { score: number }): number[] => [
  score,
  Math.min(AHEAD_MOST, score - (next?.score ?? score)),
  ...signs,
];

/** What is called as the theme is, asks it word for word or claims what it does, needs no guess. */
export const CERTAIN = 1;

const isSaid = (asked: string, { said }: Pair): boolean => tokensOf(asked).join(" ") === tokensOf(said).join(" ");

export function certaintyOf(asked: string, first: Ranked, next?: Ranked): number {
  // However near another question is.
  if (isSaid(asked, first.pair)) return CERTAIN;
  const { ahead, base, score, signs } = readNearness().sure;
  const each = [score, ahead, ...SIGN_NAMES.map((name) => signs[name] ?? 0)];
  return likelihood(scoreOf({ base, each }, sureBy(first, next)));
}
