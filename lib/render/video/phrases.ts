import type { SpokenWord } from "#lib/ports/voice.ts";
import { type Bond, bondsOf } from "#lib/render/text/bonds.ts";

/** Two lines hold as many, and a phrase of fewer is gone before it is read. */
const MOST_CHARACTERS = 42;
const FEW_CHARACTERS = 14;
const PAUSE_SECONDS = 0.45;

export interface Phrase {
  readonly words: readonly SpokenWord[];
  readonly start: number;
  /** it is shown until the next one begins, or a little longer than it is heard */
  readonly end: number;
}

/** What it costs to part two words, by how they hold to each other. */
const PARTED: Record<Bond, number> = { none: 0, soft: 0.5, firm: 4 };
const TOO_LONG = 20;

const lengthOf = (words: readonly SpokenWord[]): number => words.reduce((sum, { text }) => sum + text.length + 1, -1);

/** The sentences, and their parts between pauses; a full stop before a name ends none. */
function stretchesOf(words: readonly SpokenWord[], bonds: readonly Bond[]): [from: number, to: number][] {
  const ends = words.flatMap(({ endSeconds, text }, index) => {
    const next = words[index + 1];
    if (!next) return [index + 1];
    const paused = next.startSeconds - endSeconds > PAUSE_SECONDS;
    return bonds[index] !== "firm" && (/[.!?…]["”’»)]*$/u.test(text) || paused) ? [index + 1] : [];
  });
  return ends.map((end, index) => [ends[index - 1] ?? 0, end]);
}

/** Where a stretch is best cut: at commas, never within a name or an amount, into parts of about one length. */
function cutsOf(words: readonly SpokenWord[], bonds: readonly Bond[], [from, to]: readonly [number, number]): number[] {
  const whole = lengthOf(words.slice(from, to));
  const ideal = whole / Math.ceil(whole / MOST_CHARACTERS);
  const best: { cost: number; before: number }[] = [{ cost: 0, before: from }];
  for (let end = from + 1; end <= to; end++) {
    for (let start = from; start < end; start++) {
      const length = lengthOf(words.slice(start, end));
      const long = length > MOST_CHARACTERS ? TOO_LONG * (end - start === 1 ? 0 : 1) : 0;
      const few = length < FEW_CHARACTERS && length < whole ? 0.6 : 0;
      const parted = end === to ? 0 : PARTED[bonds[end - 1] ?? "none"];
      const comma = end < to && /[,;:—–]["”’»)]*$/u.test(words[end - 1]?.text ?? "") ? -0.25 : 0;
      const cost =
        (best[start - from]?.cost ?? 0) + ((length - ideal) / ideal) ** 2 + long + few + parted + comma + 0.1;
      const held = best[end - from];
      if (!held || cost < held.cost) best[end - from] = { cost, before: start };
    }
  }
  const cuts: number[] = [];
  for (let end = to; end > from; end = best[end - from]?.before ?? from) cuts.unshift(end);
  return cuts;
}

/** What is read in one look. */
export function phrasesOf(words: readonly SpokenWord[], seconds: number): Phrase[] {
  const bonds = bondsOf(words.map(({ text }) => text));
  const cuts = stretchesOf(words, bonds).flatMap((stretch) => cutsOf(words, bonds, stretch));
  const groups = cuts.map((end, index) => words.slice(cuts[index - 1] ?? 0, end));
  return groups.map((group, index) => {
    const last = group.at(-1)?.endSeconds ?? 0;
    const next = groups[index + 1]?.[0]?.startSeconds ?? seconds;
    return { words: group, start: group[0]?.startSeconds ?? 0, end: Math.min(next, last + 0.9) };
  });
}

/** Which phrase stands at a time and which of its words is heard; what is drawn changes only when these do. */
export function spokenAt(phrases: readonly Phrase[], now: number): { phrase: Phrase; word: number } | null {
  const phrase = phrases.find(({ end, start }) => now >= start - 0.05 && now < end);
  if (!phrase) return null;
  let word = -1;
  for (const [index, { startSeconds }] of phrase.words.entries()) if (now >= startSeconds - 0.03) word = index;
  return { phrase, word };
}
