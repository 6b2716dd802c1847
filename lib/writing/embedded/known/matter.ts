import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Versus } from "#lib/content/trades/trade.ts";

export interface MatterPoint {
  label: string;
  wrong: string;
  why: string;
  right: string;
  picture: PictureIdea;
}

export interface Pair {
  said: string;
  answer: string;
  /** it asks what the theme asks, so that only its answer is told; false where it asks something else of the same thing */
  isAsked?: boolean;
  /** the other words by which people ask it, where they are known */
  otherWords?: string;
}

/** One of several things that were promised. */
export interface MatterItem {
  head: string;
  text: string;
  picture: PictureIdea;
}

export interface HowTo {
  title: string;
  steps: string[];
}

/** What the library has to say on a theme, the most fitting first. */
export interface Matter {
  /** the topic, as it stands inside a sentence */
  name: string;
  /** the theme is the topic itself: else only what answers it is here, and none of the topic's own scene */
  isWide: boolean;
  tags: readonly string[];
  /** of the brand's own trade; empty where the theme is of another */
  emoji: string;
  picture: PictureIdea;
  hooks: string[];
  /** an everyday moment and what is gained; empty where a post of the topic has told them */
  scene: string;
  payoff: string;
  points: MatterPoint[];
  myths: Pair[];
  questions: Pair[];
  /** where several things answer the theme, and nothing else is told */
  list: MatterItem[] | null;
  /** what the list is called */
  listed: string | null;
  steps: HowTo | null;
  timeline: HowTo | null;
  versus: Versus | null;
  /** how much of the theme a text speaks of */
  fits(said: string): number;
}

const POINTS_AT_SEVERAL = /^(?:eles|elas|they|these|those|ellos|ellas|estos|estas)\s/i;

/** A reason that speaks of "them" after what they are. */
export const standing = ({ why, wrong }: Pick<MatterPoint, "why" | "wrong">): string =>
  POINTS_AT_SEVERAL.test(why) ? `${wrong}? ${why}` : why;
