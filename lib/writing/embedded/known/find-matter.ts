import type { Brief } from "#lib/domain/draft.ts";
import { spokenIn } from "#lib/writing/words/known-words.ts";
import type { Random } from "#lib/writing/embedded/random.ts";
import { asksHowMuch } from "#lib/writing/embedded/read-theme.ts";
import { answersIn, isExact, saysHowMuch, tellsHowMuch } from "./answers.ts";
import { findPlaces } from "./find-place.ts";
import { tradeOf } from "./trade-of.ts";
import type { Matter, Pair } from "./matter.ts";
import { matterOf } from "./matter-of.ts";
import { narrowing } from "./narrowing.ts";
import { onTheme } from "./on-theme.ts";
import { sameQuestion } from "./same-question.ts";

/** What answers a question within a topic fills four pages, a point two of them, or it is no post. */
const LEAST = 4;

/** What the library has on that very theme: enough for a post, or else the few things that answer it. */
export interface Found {
  matter: Matter | null;
  answers: Pair[];
}

export function findMatter(brief: Brief, asked: string, random: Random, turn: number): Found {
  const found = searched(brief, asked, random, turn);
  const own = tradeOf(brief.brand);
  if (found.matter || found.answers.length > 0 || !own) return found;
  return { matter: null, answers: sameQuestion(asked, own, brief.language) };
}

function searched(brief: Brief, asked: string, random: Random, turn: number): Found {
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
  return { matter: null, answers: [] };
}

const amountOf = ({ myths, points, questions, versus }: Matter): number =>
  points.length * 2 + questions.length + myths.length + (versus?.rows.length ?? 0);
