import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { marksOf } from "./marks.ts";

/** "13 € with bread" goes on to "drink and dessert". */
export function endsInList(piece: string, language: Language): boolean {
  const { includes } = readToldWords(language);
  const words = fold(piece).split(" ");
  return [2, 3, 4].some((last) => {
    const end = words.slice(-last).join(" ");
    return words.length > last && includes.test(end) && !/\d/u.test(end);
  });
}

const OPENING = 3;

/** "Tie and shoes for £90" */
function opensWithAnd(piece: string, language: Language): boolean {
  const { and } = readToldWords(language);
  const words = piece.split(" ").slice(1, OPENING + 1);
  return words.some((word) => and.has(fold(word)));
}

/** "Suit with a shirt, tie and shoes for £90 and a waistcoat from £12": what comes with it is no piece, and each price is one of its own. */
export function wholeWith(pieces: readonly string[], language: Language): string[] {
  const joined = pieces.reduce<string[]>((told, piece) => {
    const last = told.at(-1);
    const goesOn = last !== undefined && endsInList(last, language) && opensWithAnd(piece, language);
    return goesOn ? [...told.slice(0, -1), `${last}, ${piece}`] : [...told, piece];
  }, []);
  return joined.flatMap((piece) => pricedEach(piece, language));
}

/** Parted at the "and" that follows a price, where another stands behind it. */
function pricedEach(piece: string, language: Language): string[] {
  const { and } = readToldWords(language);
  const [first, second, ...others] = marksOf(piece, language).filter(({ kind }) => kind === "price");
  if (!first || !second || others.length > 0) return [piece];
  const [joint = "", word = ""] = /^\s+(\p{L}+)\s+(?=\p{L}{3})/u.exec(piece.slice(first.to)) ?? [];
  if (!and.has(fold(word))) return [piece];
  return [piece.slice(0, first.to), piece.slice(first.to + joint.length)];
}
