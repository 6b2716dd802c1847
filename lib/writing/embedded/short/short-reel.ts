import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { shorten } from "#lib/writing/embedded/shorten.ts";
import { type Cut, cutsOf } from "#lib/writing/embedded/told/cuts.ts";
import { isSought } from "./brand-says.ts";
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

export function shortReel({ language, picture, short }: Shown) {
  const [hook, complement, call] = LIMITS.blocks;
  const { answers, asks, close, facts, own, rest, seeks, title, vote } = short;
  const parted = characters(title) > hook ? partedAt(title, language, hook, complement) : null;
  // A question alone would answer the hook with another.
  const told = answers.flatMap(({ isDirect, text, title: said, whole }) => [
    whole,
    // A heading of ours says nothing by itself.
    ...(said.endsWith("?") || whole === text ? [] : [stopped(said)]),
    ...(isDirect || !said.endsWith("?") ? [text, firstSentence(text)] : []),
  ]);
  const voted = vote ? [vote.sides.map(({ title: side }) => side).join(" / ")] : [];
  const asked = asks.flatMap(({ text, title: ask }) => [`${stopped(ask)} ${text}`, text]);
  const fitting = [
    ...(parted ? [stopped(begun(parted.rest))] : []),
    ...(rest === null ? [] : [stopped(rest)]),
    ...told,
    ...(isSought(short) ? [`${stopped(own.ask)} ${facts.about[0] ?? ""}`.trim(), stopped(own.ask)] : []),
    ...(seeks ? facts.about : []),
    ...asked,
    ...voted,
    ...facts.about,
    asks[0]?.title ?? title,
  ].find((line) => line !== "" && characters(line) <= complement);
  return {
    blocks: [parted?.lead ?? shorten(title, hook), fitting ?? title, shorten(close.replace(/\.$/, ""), call)],
    picture: picture(0),
  };
}
