import type { Trade } from "#lib/content/trades/trade.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { pairsOf } from "./answers.ts";
import type { Matter, Pair } from "./matter.ts";
import { askingOf, asksMeasure } from "./same-question.ts";

/** What answers a question within a topic fills four pages, a point two of them, or it is no post. */
const LEAST = 4;

/** What the library has on that very theme: enough for a post, or else the few things that answer it. */
export interface Found {
  matter: Matter | null;
  answers: Pair[];
}

export const NOTHING: Found = { matter: null, answers: [] };
export const isFound = ({ answers, matter }: Found): boolean => matter !== null || answers.length > 0;

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
