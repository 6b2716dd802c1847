import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { type Cut, cutsOf } from "#lib/writing/embedded/told/cuts.ts";
import { isSought } from "./brand-says.ts";
import { inOne } from "./short.ts";
import type { Shown } from "./shown.ts";

const LEAD_WORDS = 4;

/** A title that is too long for a line goes on in the next, from as late as it can. */
function partedAt(title: string, language: Language, max: number, restMax: number): Pick<Cut, "lead" | "rest"> | null {
  const cuts = cutsOf(title, language).filter(
    ({ lead, rest }) => characters(lead) <= max && characters(rest) < restMax && countWords(lead) >= LEAD_WORDS,
  );
  const lead = shorten(title, max);
  const last = title.startsWith(lead) ? { lead, rest: title.slice(lead.length).trim() } : null;
  return cuts.toSorted((a, b) => b.lead.length - a.lead.length)[0] ?? last;
}

/** "Only those of fabric: take the laces out" answers before its colon. */
const leadOf = (text: string): string => {
  const [, lead = ""] = /^([^:;.!?]+)[:;]\s/u.exec(text) ?? [];
  return countWords(lead) < LEAD_WORDS - 1 ? "" : stopped(lead);
};

export function shortReel({ language, picture, short }: Shown) {
  const [hook, complement, call] = LIMITS.blocks;
  const { answers, asks, close, facts, own, rest, title, vote } = short;
  const parted = characters(title) > hook ? partedAt(title, language, hook, complement) : null;
  // A question alone would answer the hook with another.
  const told = answers.flatMap(({ isDirect, text, title: said, whole }) => [
    whole,
    ...(isDirect ? [firstSentence(whole)] : []),
    // A heading of ours says nothing by itself.
    ...(said.endsWith("?") || whole === text ? [] : [stopped(said)]),
    ...(isDirect || !said.endsWith("?") ? [text, firstSentence(text), leadOf(text)] : []),
  ]);
  const repeats = (line: string): boolean => tellingWords(line).every((word) => standsIn(word, tellingWords(title)));
  const voted = vote ? [vote.sides.map(({ title: side }) => side).join(" / ")] : [];
  const fitting = [
    ...(parted ? [stopped(begun(parted.rest))] : []),
    ...(rest === null ? [] : [stopped(rest)]),
    ...told.filter((line) => line !== "" && !repeats(line)),
    ...(isSought(short) ? [`${stopped(own.ask)} ${facts.about[0] ?? ""}`.trim(), stopped(own.ask)] : []),
    ...voted,
    ...facts.about,
    ...asks.flatMap((ask) => [inOne(ask), ask.text]),
    asks[0]?.title ?? title,
  ].find((line) => line !== "" && characters(line) <= complement);
  // Who is named as the one to ask is asked once; else the last line says what to do, and of whom.
  const asked = isSought(short) ? [] : asks.map((ask) => inOne(ask).replace(/\.$/, ""));
  const last = asked.find((line) => characters(line) <= call && !fitting?.startsWith(line));
  return {
    blocks: [parted?.lead ?? shorten(title, hook), fitting ?? title, last ?? shorten(close.replace(/\.$/, ""), call)],
    picture: picture(0),
  };
}
