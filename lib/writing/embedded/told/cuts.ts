import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { marksOf } from "./marks.ts";
import { whenRuns } from "./when.ts";
import { wholeWith } from "./with-list.ts";

const PAIRS: Record<string, string> = { "(": ")", "[": "]", "“": "”", "«": "»" };

/** For each letter whether it stands within brackets or quotes. */
export function withinPair(text: string): boolean[] {
  const within = Array.from({ length: text.length + 1 }, () => false);
  const waiting: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    within[at] = waiting.length > 0;
    if (letter === waiting.at(-1)) {
      waiting.pop();
      continue;
    }
    const end = letter === '"' ? '"' : PAIRS[letter];
    if (end !== undefined && text.includes(end, at + 1)) waiting.push(end);
  }
  return within;
}

/** For each letter whether a text may be parted there: not within brackets, quotes, numbers, dates, addresses of the web. */
export function openAt(text: string, language: Language): boolean[] {
  const open = withinPair(text).map((isWithin) => !isWithin);
  for (const { from, to } of marksOf(text, language)) open.fill(false, from, to);
  return open;
}

const BEGINS_ROW = /(?:^|[,;:]\s)(?:\d{1,2}(?::\d\d)?\s(?:a|to|às|y|e|-|–)\s)?$/u;
const ENDS = /[.!?…]+["”»)]*(?=\s)/gu;
/** A new sentence typed without its capital: after a word or a number that a bare stop ends. */
const BEGINS_SMALL = /^[¿¡]?\p{Ll}/u;
const BEGINS = /^(?:["“«¿¡(]*[\p{Lu}\p{N}@$€£]|\p{Extended_Pictographic}|(?:[a-z0-9-]+\.)+[a-z]|https?:)/u;

/** A text's sentences, each whole and as written. */
export function sentencesIn(text: string, language: Language): string[] {
  const { abbreviations } = readToldWords(language);
  const within = withinPair(text);
  const marks = marksOf(text, language);
  const sentences: string[] = [];
  // A text's own beginning stays as it is: it may go on from a heading.
  const said = (begin: number, to: number) => {
    const sentence = text.slice(begin, to).trim();
    return begin === 0 ? sentence : begun(sentence);
  };
  let from = 0;
  for (const { 0: end, index } of text.matchAll(ENDS)) {
    const to = index + end.length;
    const before = /[\p{L}.º]+$/u.exec(text.slice(from, index))?.[0] ?? "";
    const isShort = end === "." && (abbreviations.has(before.toLowerCase()) || isInitial(text.slice(from, index)));
    // "10 p.m." ends with a stop of its own.
    // "9 a.m. The hour of the grandmothers" is a row that its hour begins.
    const endsHour = marks.some((mark) => mark.to === index + 1 && !BEGINS_ROW.test(text.slice(from, mark.from)));
    const inMark = marks.some((mark) => mark.from <= index && mark.to > index + 1);
    const isInside = within[index] === true && !/["”»)]$/.test(end);
    const next = text.slice(to).trimStart();
    const isSmall =
      /^[.!?]+$/.test(end) &&
      (before.length !== 1 || /\d$/.test(text.slice(from, index - 1))) &&
      BEGINS_SMALL.test(next);
    if ((isShort && !(endsHour && !isSmall)) || inMark || isInside || !(isSmall || BEGINS.test(next))) continue;
    sentences.push(said(from, to));
    from = to;
  }
  sentences.push(said(from, text.length));
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** "Ana M. Souza" and "77 E. Main St", not "sala B." */
const isInitial = (before: string): boolean => /(?:^|\s\p{Lu}[\p{L}.]*\s|\d\s)\p{Lu}$/u.test(before);

/** The pieces between commas or semicolons, and after the last "and". */
export function piecesOf(text: string, language: Language): string[] {
  const { and } = readToldWords(language);
  const open = openAt(text, language);
  const separator = /;\s+/.test(text) ? /;\s+/g : /,\s+/g;
  const cuts = Array.from(text.matchAll(separator), ({ 0: sign, index }) => ({ from: index, to: index + sign.length }));
  const pieces: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (open[cut.from] !== true) continue;
    pieces.push(text.slice(from, cut.from));
    from = cut.to;
  }
  const last = pieces.length > 0 ? withoutAnd(text.slice(from), and) : text.slice(from);
  const joint = Array.from(last.matchAll(/\s(\p{L}+)(?=\s)/gu)).find(
    ({ 1: word, index }) =>
      !isDay(last.slice(0, index).trim(), language) &&
      !TWO_OF_ONE.test(last.slice(0, index)) &&
      and.has(fold(word ?? "")) &&
      open[from + index] === true &&
      !OR.test(word ?? ""),
  );
  // "Basic £95, chemicals and skimming every week": what two of them share is no two things.
  const halves = joint ? [last.slice(0, joint.index), last.slice(joint.index + joint[0].length + 1)] : [];
  const areCounted = pieces.length > 0 && pieces.every((piece) => /\d/u.test(piece));
  // "Cake £5 and our own tea": what its price ends is one thing by itself.
  const isPriced = marksOf(halves[0] ?? "", language).some(
    ({ kind, to }) => kind === "price" && to === halves[0]?.length,
  );
  const isOne = areCounted && !isPriced && halves.some((half) => !COUNTS.test(half));
  const ends = joint && !isOne ? halves : [last];
  const told = [...pieces, ...ends].map((piece) => piece.trim()).filter((piece) => piece !== "");
  return wholeWith(told, language);
}

const COUNTS = /\d|^(?:an?|one|two|three|um|uma|un|una|dois|duas|dos|tr[eê]s)\s/iu;

export const OR = /^(?:ou|or|o|u)$/u;

/** "£60 a head with a tasting and lunch", "a check-up if it clicks and hurts" is one thing. */
const TWO_OF_ONE =
  /\s(?:ida|vuelta|volta)$|\s(?:com|con|with|entre|between|para|for|se|si|if|quando|cuando|when)\s[^,;]*$|^(?:must|should|needs? to|deve|precisa|tem que|debe|hay que)\s/iu;

/** "Mondays and Wednesdays from 8", "Friday 13 and Saturday 14" are one thing. */
const isDay = (text: string, language: Language): boolean =>
  new RegExp(`(?:${readToldWords(language).weekdays})(?:,? (?:dia )?\\d{1,2})?$`, "u").test(fold(text));

/** "a, b, and c" has no piece "and c". */
export const withoutAnd = (piece: string, and: ReadonlySet<string>): string => {
  const [word = ""] = /^\p{L}+(?=\s)/u.exec(piece) ?? [];
  return and.has(fold(word)) ? piece.slice(word.length).trimStart() : piece;
};

export interface Cut {
  lead: string;
  rest: string;
  /** the more natural the higher */
  weight: number;
}

/** "Came in with a ring": what a verb is said with stays with it, though it is a preposition elsewhere. */
const PARTICLE = /^(?:in|out|up|off|down|on|over|back|away)$/;

/** An aside in brackets belongs to what stands before it. */
const TORN = /^[([{,;:.!?)\]–—-]/u;

/** How natural a cut is at a colon or a dash: what follows stands by itself. */
export const CLAUSE = 6;
/** So natural is one at a comma. */
export const COMMA = 3;
/** And so one before a day or an hour. */
export const DATE = 2.9;

/** Where a sentence can go on in another line, so that no word of it is lost. */
export function cutsOf(text: string, language: Language): Cut[] {
  const { and, joints, light } = readToldWords(language);
  const open = openAt(text, language);
  const dates = whenRuns(text, language).filter(({ from }) => !withinPair(text)[from]);
  for (const { from, to } of dates) open.fill(false, from, to);
  const cuts: Cut[] = [];
  const add = (end: number, start: number, weight: number) => {
    const [lead, rest] = [
      text
        .slice(0, end)
        .trim()
        .replace(/[,:;]$/, ""),
      text.slice(start).trim(),
    ];
    const last = fold(lead.split(/\s/).at(-1) ?? "");
    const [next = "", after = ""] = fold(rest).split(/\s/);
    const isLight = light.has(last) && !(PARTICLE.test(last) && joints.has(next));
    if (lead.split(/\s/).length < (weight < CLAUSE ? 3 : 2) || rest.split(/\s/).length < 2 || isLight) return;
    if (DOING.test(last) || TORN.test(rest) || (PARTICLE.test(next) && joints.has(after))) return;
    cuts.push({ lead, rest, weight });
  };
  const afterAnd = (from: number) =>
    text
      .slice(0, from)
      .trim()
      .split(/\s+/)
      .slice(-2)
      .some((word) => and.has(fold(word)));
  for (const { 0: sign, index } of text.matchAll(/\s[–—-]\s|[:;,]\s+|\s(?=\p{L}+\s)/gu)) {
    if (open[index] !== true) continue;
    const to = index + sign.length;
    const next = /^\p{L}+/u.exec(text.slice(to))?.[0] ?? "";
    if (/^[:;]/.test(sign) || /[–—-]/.test(sign)) add(index, to, CLAUSE);
    else if (sign.startsWith(",")) {
      const listed = isListed(text, index, and) && !dates.some(({ from, to: end }) => end === index || from === to);
      // "Unit 7, Mill Lane": what goes on with a capital or a number alone is an address or a name.
      if (!/^(?:\p{Lu}|\d+(?!\s\p{Ll}{3}))/u.test(text.slice(to)) && !listed) add(index, to, 3);
    } else if (
      joints.has(fold(next)) &&
      !and.has(fold(wordBefore(text, index))) &&
      !text.slice(0, index).endsWith(",")
    ) {
      const goesOn = text.slice(to);
      if (goesOn.split(/\s/).length > 3 && !COSTS.test(goesOn)) add(index, index, next.length > 3 ? 2 : 1);
    } else if (and.has(fold(next)) && isJoint(text, index) && text.slice(to).split(/\s/).length > 3)
      add(index, index, 2);
  }
  // "Open 24h", "we're open till 9pm": not parted before its hours.
  for (const { from, text: date } of dates)
    if (from > 0 && !afterAnd(from) && !/^\d+\s?h$/i.test(date) && !OPENS.test(fold(text.slice(0, from)).trim())) {
      // "…, leaving at 8.30": what the hour is of goes with it.
      const comma = /,\s+(?:\p{L}+\s){1,2}$/u.exec(text.slice(0, from));
      add(comma?.index ?? from, comma ? comma.index + 1 : from, DATE);
    }
  return cuts;
}

/** "Con 20% off pagando en efectivo": how it is done goes with it. */
const DOING = /(?:[ae]ndo|i[ey]ndo)$/;

/** "In jars for £22 and buckets for £95" */
const COSTS = /^(?:por|for|a|at|de|desde|from)\s(?:R\$|S\/|[\p{Sc}\d])/iu;

const OPENS =
  /(?:^|\s)(?:open|closed|abert[oa]s?|fechad[oa]s?|abiert[oa]s?|cerrad[oa]s?|abrimos|fechamos|cerramos|atendemos)$/;

const wordBefore = (text: string, at: number): string => text.slice(0, at).trim().split(/\s+/).at(-1) ?? "";

const sizeOf = (piece: string): number => piece.trim().split(/\s+/).length;

/** A comma between things: a short piece before it, or one after it that an "and" goes on from. */
function isListed(text: string, comma: number, and: ReadonlySet<string>): boolean {
  // What stands in brackets belongs to what is before them.
  const before =
    text
      .slice(0, comma)
      .replace(/\s\([^()]*\)$/u, "")
      .split(/[,:;(]\s*/)
      .at(-1) ?? "";
  const words =
    text
      .slice(comma + 1)
      .replace(/\s\([^()]*\)/gu, "")
      .split(/[:;.()]/)[0]
      ?.match(/[\p{L}\p{N}-]+|,/gu) ?? [];
  const goesOn = words.slice(0, 14).some((word) => and.has(fold(word)));
  const next = words.findIndex((word) => word === "," || and.has(fold(word)));
  return sizeOf(before) <= 3 || (goesOn && next >= 0 && next <= 3);
}

/** An "and" between two clauses, not before the last of several things. */
function isJoint(text: string, at: number): boolean {
  const segment =
    text
      .slice(0, at)
      .split(/[:;(]\s*/)
      .at(-1) ?? "";
  const [last = "", ...earlier] = segment.split(/,\s*/).toReversed();
  return earlier.length === 0 ? sizeOf(last) > 3 : sizeOf(last) > 3 && sizeOf(text.slice(at)) > 4;
}
