import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";

/**
 * A thing people get wrong and how to get it right. `wrong` is a phrase without a full stop, `why` a sentence that
 * holds for both, `right` an imperative without a full stop: so one point serves as mistake, tip, reason or check.
 */
export type Point = readonly [label: string, wrong: string, why: string, right: string];
type Pair = readonly [said: string, answer: string];
/** A title, then steps of the form "Short name: what to do". */
export type Steps = readonly [title: string, first: string, second: string, third: string, ...more: string[]];

export interface Versus {
  readonly left: string;
  readonly right: string;
  readonly rows: readonly (readonly [aspect: string, left: string, right: string])[];
  readonly verdict: string;
}

/** What there is to say of one topic in one language. */
export interface TopicText {
  /** as it stands inside a sentence */
  readonly name: string;
  readonly hooks: readonly [string, string];
  /** an everyday moment that everyone who has it knows */
  readonly scene: string;
  /** what is gained */
  readonly payoff: string;
  readonly points: readonly Point[];
  readonly myths: readonly Pair[];
  readonly questions: readonly Pair[];
  readonly steps?: Steps;
  readonly timeline?: Steps;
  readonly versus?: Versus;
}

type InEachLanguage<Value> = Readonly<Record<Language, Value>>;

export interface Topic extends InEachLanguage<TopicText> {
  /** beginnings of words, of all languages, that choose this topic within its trade; `_` joins a phrase */
  readonly words: string;
  /** English noun phrases, the n-th for the n-th point */
  readonly pictures: readonly [string, ...string[]];
}

export interface Trade {
  readonly key: string;
  /** beginnings of words, of all languages, by which a theme or a brand shows this trade */
  readonly words: string;
  readonly mood: PictureIdea["mood"];
  readonly emoji: string;
  readonly tags: InEachLanguage<string>;
  readonly topics: readonly [Topic, ...Topic[]];
}
