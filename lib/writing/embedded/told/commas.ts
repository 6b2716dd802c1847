import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { openAt, withoutAnd } from "./cuts.ts";
import { marksOf } from "./marks.ts";
import { whenRuns } from "./when.ts";
import { addressIn } from "./where.ts";
import { endsInList } from "./with-list.ts";

/** The facts between a line's commas, each whole: a date, an address and what is listed behind one verb are one. */
export function factsBetween(line: string, language: Language): string[] {
  const { and } = readToldWords(language);
  const open = openAt(line, language);
  for (const { from, to } of whenRuns(line, language)) open.fill(false, from, to);
  for (const at of dayAfterDate(line, language)) open[at] = true;
  const commas = Array.from(line.matchAll(/[,;]\s+/gu)).filter(({ index }) => open[index] === true);
  const ends = [...commas.map(({ index }) => index), line.length];
  const pieces = ends.map((to, at) => {
    const before = commas[at - 1];
    return line.slice(before ? before.index + before[0].length : 0, to).trim();
  });
  const whole = joinedLists(
    pieces.map((piece, at) => (at === 0 ? piece : withoutAnd(piece, and))),
    language,
  );
  return whole.reduce<string[]>((facts, piece) => {
    const last = facts.at(-1);
    const goesOn = last !== undefined && continues(last, piece, language);
    return goesOn ? [...facts.slice(0, -1), `${last}, ${piece}`] : [...facts, piece];
  }, []);
}

/** "Starts 9 Sept, Mondays 6.30pm" are two facts, "Saturday, 9 May, from ten" is one. */
function dayAfterDate(line: string, language: Language): number[] {
  const { months, weekdays } = readToldWords(language);
  const joint = new RegExp(String.raw`(?:${months}|/\d{1,2}),(?=\s(?:${weekdays})(?!\p{L}))`, "giu");
  return Array.from(line.matchAll(joint), ({ 0: found, index }) => index + found.length - 1);
}

/** "Rua das Flores, 12, Centro" */
const continues = (before: string, piece: string, language: Language): boolean =>
  /^\d+\p{L}?$/u.test(piece) ||
  (addressIn(before) !== null && /^\p{Lu}/u.test(piece) && marksOf(piece, language).length === 0);

const LISTED = { words: 4, included: 8, pieces: 4, opening: 2 } as const;
/** What is said of the last of several is said of all: "clay, firing and a glass of wine included". */
const INCLUDED = /\s(?:included|inclus[oa]s?|incluid[oa]s?)$/u;

/** "Includes a guide, meals and beds", "corte, barba e sobrancelha": up to the piece with the "and". */
function joinedLists(pieces: readonly string[], language: Language): string[] {
  const { and, includes } = readToldWords(language);
  const hasAnd = (piece: string) =>
    piece
      .split(" ")
      .slice(1, -1)
      .some((word) => and.has(fold(word)));
  const told: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? "";
    const rest = pieces.slice(at + 1, at + LISTED.pieces);
    const end = rest.findIndex(hasAnd);
    // "Recheios de coco, nozes e doce de leite": the last two are as short as the first.
    const isShort = countWords(piece) <= (and.has(fold(rest[end]?.split(" ")[1] ?? "")) ? LISTED.opening : 1);
    const isOpen = endsInList(piece, language);
    const opens = !hasAnd(piece) && (includes.test(fold(piece)) || isShort || isOpen);
    const listed = rest.slice(0, end + 1);
    const isList =
      opens &&
      end >= 0 &&
      [...(isOpen ? [] : [piece]), ...listed].every(
        (one) =>
          marksOf(one, language).every(({ kind }) => isOpen && kind === "number") &&
          countWords(one) <= (INCLUDED.test(fold(one)) ? LISTED.included : LISTED.words + 1),
      );
    told.push(isList ? [piece, ...listed].join(", ") : piece);
    if (isList) at += listed.length;
  }
  return told;
}
