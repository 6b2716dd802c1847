import { readAsking } from "#lib/content/asking/asking.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { Topic, Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { wordsOf } from "./asked-words.ts";
import { commonIn } from "./common-in.ts";
import { requestOf } from "./request.ts";

export interface Steps {
  topic: Topic;
  title: string;
  /** how many of the theme's words its title has */
  shared: number;
  /** the theme says all of its title, or what it is before */
  isWhole: boolean;
}

const LEAST = 2;

/** The trade's steps whose title says what a theme wants done. */
export function findSteps(asked: string, trade: Trade, language: Language): Steps | null {
  const theirs = wordsOf(requestOf(asked).situation);
  const isCommon = commonIn(trade, language);
  const found = trade.topics
    .flatMap((topic) => {
      const { steps } = readText(trade, topic, language);
      if (!steps) return [];
      const [title] = steps;
      const own = wordsOf(title);
      const shared = own.filter((word) => standsIn(word, theirs));
      const missing = own.length - shared.length;
      const told = tokensOf(steps.join(" "));
      const more = theirs.filter((word) => !standsIn(word, told) && !isCommon(word));
      const called = tokensOf(title).filter((word) => word.length > 2 && !isStopWord(word));
      const isSoon = isBefore(title, asked);
      const isAll = called.length >= LEAST && called.every((word) => standsIn(word, tokensOf(asked)));
      const isWhole = isAll || (isSoon && missing === 0);
      const rare = shared.filter((word) => !isCommon(word)).length + Number(isSoon);
      const isTold = isWhole || rare >= (missing === 0 ? 1 : LEAST);
      return isTold &&
        !isWithElse(asked, title, (word) => standsIn(word, told) || isCommon(word)) &&
        missing <= Number(shared.length >= LEAST) &&
        more.length < shared.length + Number(missing === 0)
        ? [{ topic, title, isWhole, shared: shared.length, missing }]
        : [];
    })
    .toSorted((one, other) => other.shared - other.missing - (one.shared - one.missing));
  const [first] = found;
  return first ?? null;
}

const WITH =
  /(?<!\p{L})(com|con|with|sem|sin|without)\s(?:(?:[ao]s?|el|la|los|las|the|an?|un|una|um|uma)\s)?(\p{L}{3,})/u;

/** By what or without what: steps that do not speak of it are of something else. */
function isWithElse(asked: string, title: string, isTold: (word: string) => boolean): boolean {
  const [, by, what = ""] = WITH.exec(fold(asked)) ?? [];
  return by !== undefined && WITH.exec(fold(title))?.[1] !== by && !isTold(what);
}

const BEFORE =
  /(?<!\p{L})(?:antes d[eao]s?|before)\s(?:(?:[ao]s?|el|la|los|las|the|an?|you|your|un|una|um|uma|tu|su)\s)*(\p{L}+)/u;

/** "Before a ride": what is checked before the same. */
function isBefore(title: string, asked: string): boolean {
  const [own, theirs] = [title, asked].map((text) => BEFORE.exec(fold(text))?.[1]);
  return own !== undefined && theirs !== undefined && standsIn(own, [theirs]);
}

/** "A checklist for", "… step by step" */
export const asksSteps = (asked: string): boolean =>
  LANGUAGES.some((language) => readAsking(language).stepwise.test(fold(asked)));
