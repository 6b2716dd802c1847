import { readText } from "#lib/content/trades/trades.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { textsOf } from "#lib/writing/words/texts-of.ts";
import { isInfinitive, isVerbal } from "#lib/writing/words/verbs.ts";
import { absentIn, placedIn } from "./asides.ts";
import { type Place, speaksOf, textsAbout } from "./place.ts";
import type { Matter } from "./matter.ts";
import { isList } from "./narrowing.ts";
import { asksMeasure, asksWhether, fits } from "./same-question.ts";

/** What a place's matter says on the very thing of the theme; what shares only where, by what or how is its neighbour. */
export function onTheme(matter: Matter, place: Place, asked: string, language: Language): Matter {
  const { all, object } = wantedOf(place, asked, language);
  const has = (words: readonly string[], said: string): boolean => {
    const tokens = tokensOf(said);
    return words.every((word) => speaksOf(word, tokens, place));
  };
  // What only its explanation mentions is beside the point, unless it says all that the theme does.
  const isOn = (head: string, explained: string): boolean =>
    (has(all, `${head} ${explained}`) && has(object, head)) ||
    tellsMost(place.telling, tokensOf(head)) ||
    tellsAll(place.telling, tokensOf(`${head} ${explained}`));
  // "How often are plants watered" has a word on succulents, and is asked as of them.
  const isAlike = (said: string, answer: string): boolean =>
    asksMeasure(said) &&
    fits(said, asked) &&
    object.length > 0 &&
    has(object, answer) &&
    place.covered.some((word) => has([word], said));
  return {
    ...matter,
    points: matter.points.filter(({ label, right, why, wrong }) => isOn(`${label} ${wrong} ${right}`, why)),
    myths: matter.myths.filter(({ answer, said }) => isOn(said, answer)),
    questions: matter.questions.filter(({ answer, said }) => isOn(said, answer) || isAlike(said, answer)),
  };
}

/** Of four words or more one may be missing: "a leak near the bedroom light". */
const tellsMost = (telling: readonly string[], tokens: readonly string[]): boolean =>
  telling.length > 3 && telling.filter((word) => !standsIn(word, tokens)).length <= 1;

/** Three words that stand together say the same. */
export const tellsAll = (telling: readonly string[], tokens: readonly string[]): boolean =>
  telling.length > 2 && telling.every((word) => standsIn(word, tokens));

const MUCH = 1 / 5;

interface Wanted {
  /** who wants a yes or a no wants it of all that they name, the place too */
  all: string[];
  /** the thing that the fewest of the trade's texts speak of, and none where it happens */
  object: string[];
}

function wantedOf(place: Place, asked: string, language: Language): Wanted {
  const { covered, named, telling, topic, trade } = place;
  const { name } = readText(trade, topic, language);
  const texts = trade.topics.map((topic) => readText(trade, topic, language));
  const items = texts.flatMap(({ myths, points, questions }) => [...points, ...myths, ...questions]);
  const about = textsAbout(items, place);
  const absent = absentIn(asked);
  // What all of a trade or a topic speaks of need not be said again.
  const isUnderstood = (word: string): boolean =>
    (!isList(name) && standsIn(word, tokensOf(name))) ||
    ((named.includes(word) || about(word) > items.length * MUCH) &&
      texts.every((text) => standsIn(word, tokensOf(textsOf(text).join(" ")))));
  const things = telling.filter((word) => !isVerbal(word) && word !== absent && !isUnderstood(word));
  const placed = placedIn(asked);
  const subjects = things.filter((word) => !placed.includes(word));
  // "Yoga for sleeping" is about sleeping.
  const ranked = subjects.length > 0 ? subjects : covered.filter((word) => isInfinitive(word));
  const object = ranked.toSorted((one, other) => about(one) - about(other)).slice(0, 1);
  return { all: asksWhether(asked) ? things : [], object };
}
