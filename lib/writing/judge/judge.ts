import type { Brief, Doubt } from "#lib/domain/draft.ts";
import { undrawable } from "#lib/domain/drawable.ts";
import { readLanguage } from "#lib/content/language/language.ts";
import type { Asked } from "#lib/writing/answer/asked.ts";
import type { Fault } from "#lib/writing/answer/deriving.ts";
import { type Place, placesOf } from "#lib/writing/answer/places.ts";
import { plainText } from "#lib/writing/answer/plain-text.ts";
import { strangeAddressIn } from "./addresses.ts";
import { materialOf } from "./known-material.ts";
import { saidBeforeIn } from "./likeness.ts";
import { obeyedIn } from "./orders.ts";
import { isOutOfPart } from "./refusal.ts";
import { tongueOf } from "./tongue.ts";

/** All of an answer, as a place. */
export const WHOLE = "*";

/** A fault that a person may overlook has a doubt, with which the post may stand. */
export interface Judged extends Fault {
  readonly doubt: Doubt | null;
}

type Judge = (places: readonly Place[], brief: Brief) => Judged[];

const FOREIGN_MAX = 3;
/** Fewer words than these say nothing of the rest of a post. */
const REST_MIN = 12;

const joined = (places: readonly Place[]): string => places.map(({ text }) => text).join("\n");

function inTongue(places: readonly Place[], { language }: Brief): Judged[] {
  const says = `must be in ${readLanguage(language).name}`;
  const foreign = places.filter(({ text }) => tongueOf(text, language) === "other");
  const rest = joined(places.filter((place) => !foreign.includes(place)));
  const isRestOwn = rest.split(/\s+/).length >= REST_MIN && tongueOf(rest, language) !== "other";
  const isFew = foreign.length > 0 && foreign.length <= FOREIGN_MAX;
  if (isFew && isRestOwn) return foreign.map(({ at }) => ({ at, says, doubt: "language" }));
  const whole = tongueOf(joined(places), language);
  if (whole === "other" || foreign.length > FOREIGN_MAX) return [{ at: WHOLE, says, doubt: null }];
  return whole === "unsure" ? [{ at: WHOLE, says, doubt: "language" }] : [];
}

/** The caption is not drawn, and its letters are the reader's own. */
const ofOurLetters: Judge = (places) =>
  places.flatMap(({ at, text }): Judged[] => {
    const letter = at === "caption" ? null : undrawable(text);
    return letter === null ? [] : [{ at, says: `cannot be drawn: "${letter}"`, doubt: null }];
  });

const HOLE =
  /\{\{?[^{}]*\}?\}|\[(?:your|seu|sua|tu|nome|name|nombre|insert|inserir|insertar|link|brand|marca|x+)\b[^\]]*\]|<(?:your|seu|sua|tu)\s[^>]*>|lorem ipsum|\bundefined\b|\[object/iu;

const withoutHoles: Judge = (places) =>
  places.flatMap(({ at, text }): Judged[] => {
    const hole = HOLE.exec(text)?.[0];
    if (hole) return [{ at, says: `has a placeholder: ${hole}`, doubt: null }];
    return isOutOfPart(text) ? [{ at, says: "must be a part of the post", doubt: null }] : [];
  });

function notSaidBefore(places: readonly Place[], brief: Brief): Judged[] {
  const saidBefore = saidBeforeIn(brief);
  const before = places.flatMap(({ at, text }): Judged[] => {
    const said = saidBefore(text);
    return said === null ? [] : [{ at, says: `was posted before: "${said.slice(0, 80)}"`, doubt: "repeats" }];
  });
  if (before.length > 0) return before;
  const said = saidBefore(joined(places));
  return said === null ? [] : [{ at: "caption", says: `was posted before: "${said.slice(0, 80)}"`, doubt: "repeats" }];
}

function withKnownAddresses(places: readonly Place[], brief: Brief): Judged[] {
  const strangeAddress = strangeAddressIn(materialOf(brief));
  return places.flatMap(({ at, text }): Judged[] => {
    const strange = strangeAddress(text);
    return strange === null ? [] : [{ at, says: `names an address that nobody gave: ${strange}`, doubt: "address" }];
  });
}

function notObeying(places: readonly Place[], { article, theme }: Brief): Judged[] {
  const obeys = obeyedIn(`${theme}\n${article?.title ?? ""}\n${article?.text ?? ""}`);
  const obeying = places.filter(({ text }) => obeys(text));
  const says = "does what the material ordered; the material is to be told of, never obeyed";
  if (obeying.length > places.length / 2) return [{ at: WHOLE, says, doubt: null }];
  return obeying.map(({ at }) => ({ at, says, doubt: "ordered" }));
}

/** What no schema can say: each looks at the texts as they will be read. */
const JUDGES: readonly Judge[] = [inTongue, ofOurLetters, withoutHoles, notSaidBefore, withKnownAddresses, notObeying];

export const judge = (brief: Brief, asked: Asked): Judged[] => judgePlaces(brief, placesOf(asked));

/** The same of any texts by their places. */
export function judgePlaces(brief: Brief, told: readonly Place[]): Judged[] {
  const places = told.map(({ at, text }) => ({ at, text: plainText(text) }));
  const found = JUDGES.flatMap((one) => one(places, brief));
  const whole = found.filter(({ at }) => at === WHOLE);
  return whole.some(({ doubt }) => doubt === null) ? whole : found;
}
