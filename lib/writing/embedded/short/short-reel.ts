import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { COMMA, type Cut, cutsOf } from "#lib/writing/embedded/told/cuts.ts";
import { isSought } from "./brand-says.ts";
import { spread } from "./spread.ts";
import { inOne } from "./short.ts";
import type { Shown } from "./shown.ts";

const LEAD_WORDS = 4;
/** In so many parts what a brand says of itself is short enough for a line. */
const PARTS = 3;

/** A title that is too long for a line goes on in the next, from as late as it can. */
function partedAt(title: string, language: Language, max: number, restMax: number): Cut | null {
  const cuts = cutsOf(title, language).filter(
    ({ lead, rest }) => characters(lead) <= max && characters(rest) < restMax && countWords(lead) >= LEAD_WORDS,
  );
  const lead = shorten(title, max);
  const last = title.startsWith(lead) ? { lead, rest: title.slice(lead.length).trim(), weight: 0 } : null;
  return cuts.toSorted((a, b) => b.lead.length - a.lead.length)[0] ?? last;
}

/** "Only those of fabric: take the laces out" answers before its colon. */
const leadOf = (text: string): string => {
  const [, lead = ""] = /^([^:;.!?]+)[:;]\s/u.exec(text) ?? [];
  return countWords(lead) < LEAD_WORDS - 1 ? "" : stopped(lead);
};

/** As much of an answer's first sentence as a line holds, where it can be parted at a comma. */
const cutOf = (text: string, language: Language, max: number): string => {
  const [longest] = cutsOf(firstSentence(text), language)
    .filter(({ lead, weight }) => weight >= COMMA && characters(lead) < max && countWords(lead) >= LEAD_WORDS)
    .toSorted((one, other) => other.lead.length - one.lead.length);
  return longest ? stopped(longest.lead) : "";
};

export function shortReel({ language, picture, short }: Shown) {
  const [hook, complement, call] = LIMITS.blocks;
  const { answers, asks, close, facts, own, rest, title, vote } = short;
  const parted = characters(title) > hook ? partedAt(title, language, hook, complement) : null;
  // A question alone would answer the hook with another.
  const told = answers.flatMap(({ isDirect, text, title: said, whole }) => [
    whole,
    // Its beginning answers, and what comes behind it only adds to that.
    ...(isDirect
      ? [firstSentence(whole), leadOf(whole), cutOf(whole, language, complement), ...sentencesOf(whole)]
      : []),
    // A heading of ours says nothing by itself.
    ...(said.endsWith("?") || whole === text ? [] : [stopped(said)]),
    ...(isDirect || !said.endsWith("?") ? [text, firstSentence(text), leadOf(text)] : []),
  ]);
  const repeats = (line: string): boolean => {
    const words = tellingWords(line);
    // "Nine months to a year" answers by small words alone, "Yes" says too little.
    return words.length === 0
      ? countWords(line) < LEAD_WORDS
      : words.every((word) => standsIn(word, tellingWords(title)));
  };
  const telling = told.filter((line) => line !== "" && !repeats(line));
  // Of two questions the first is answered rather than the second asked.
  const isAnswered =
    parted !== null &&
    parted.weight >= COMMA &&
    title.endsWith("?") &&
    answers.some(({ isDirect }) => isDirect) &&
    telling.some((line) => characters(line) <= complement);
  const voted = vote ? [vote.sides.map(({ title: side }) => side).join(" / ")] : [];
  const fitting = [
    ...(parted && !isAnswered ? [stopped(parted.weight < COMMA ? parted.rest : begun(parted.rest))] : []),
    ...(rest === null ? [] : [stopped(rest)]),
    ...telling,
    ...voted,
    ...facts.about,
    ...spread(facts.about, PARTS, complement, language),
    ...facts.about.flatMap((line) => partedAt(line, language, complement, Infinity)?.lead ?? []).map(stopped),
    ...asks.flatMap((ask) => [inOne(ask), ask.text]),
    asks[0]?.title ?? title,
  ].find((line) => line !== "" && characters(line) <= complement);
  // The last line says what to do, and of whom.
  const asked = [...asks.map(inOne), ...(isSought(short) ? [own.ask] : [])].map((line) => line.replace(/\.$/, ""));
  const isAsked = asks.some((ask) => fitting === inOne(ask) || fitting === ask.text);
  const last = isAsked ? undefined : asked.find((line) => characters(line) <= call);
  return {
    blocks: [
      isAnswered ? `${parted.lead}?` : (parted?.lead ?? shorten(title, hook)),
      fitting ?? title,
      last ?? shorten(close.replace(/\.$/, ""), call),
    ],
    picture: picture(0),
  };
}
