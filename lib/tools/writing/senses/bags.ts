import { readTrades } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import type { Language } from "#lib/domain/language.ts";
import { questionsOf } from "#lib/writing/embedded/known/questions-of.ts";
import { rootsOf } from "#lib/writing/embedded/known/read-asked.ts";

/** The words of a text by their places in a vocabulary, and how much each of them tells. */
export type Bag = ReadonlyMap<number, number>;

export interface Question {
  readonly said: Bag;
  readonly otherWords: Bag;
  readonly answer: Bag;
}

interface Word {
  readonly root: string;
  /** the rarer, the more it tells */
  readonly rarity: number;
}

/** All that the trades are asked in one language. */
export interface Library {
  readonly words: readonly Word[];
  /** by trade, in the order that the languages share */
  readonly trades: readonly (readonly Question[])[];
}

/** What stands in one question alone tells nothing of what else is meant by it. */
const LEAST = 2;

/** The places of its words begin behind those of the languages before it. */
export function readLibrary(language: Language, begin: number): Library {
  const texts = readTrades().map((trade) => rootsIn(trade, language));
  const all = texts.flat();
  const counts = new Map<string, number>();
  for (const { answer, otherWords, said } of all)
    for (const root of new Set([...said.keys(), ...otherWords.keys(), ...answer.keys()]))
      counts.set(root, (counts.get(root) ?? 0) + 1);
  const words = [...counts]
    .filter(([, count]) => count >= LEAST)
    .map(([root, count]): Word => ({ root, rarity: Math.log(all.length / count) }));
  const places = new Map(words.map(({ root }, at) => [root, at]));
  const bagOf = (roots: ReadonlyMap<string, number>): Bag =>
    new Map(
      [...roots].flatMap(([root, tells]): [number, number][] => {
        const at = places.get(root);
        return at === undefined ? [] : [[begin + at, tells * (words[at]?.rarity ?? 0)]];
      }),
    );
  const trades = texts.map((questions) =>
    questions.map(({ answer, otherWords, said }) => ({
      said: bagOf(said),
      otherWords: bagOf(otherWords),
      answer: bagOf(answer),
    })),
  );
  return { words, trades };
}

const rootsIn = (trade: Trade, language: Language) =>
  questionsOf(trade, language).map(({ answer, otherWords = "", said }) => ({
    said: rootsOf(said, language),
    otherWords: rootsOf(otherWords, language),
    answer: rootsOf(answer, language),
  }));

/** Several bags as one, each by its share. */
export function joined(...parts: readonly (readonly [bag: Bag, share: number])[]): Bag {
  const sum = new Map<number, number>();
  for (const [bag, share] of parts)
    for (const [place, tells] of bag) sum.set(place, (sum.get(place) ?? 0) + tells * share);
  return sum;
}
