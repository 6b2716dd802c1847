import { fold, stemOf, tokensOf } from "./fold.ts";

interface BrandWords {
  readonly profileName: string;
  readonly description: string;
  readonly audience: string;
  readonly contentPreferences: string;
}

/** What each text weighs: what a brand does before whom it speaks to. */
const WEIGHTS = { description: 3, contentPreferences: 2, audience: 1, profileName: 1 } as const;

/** The words by which a brand's trade is found, the most telling first; a plain word, folded, tells nothing. */
export function termsOf(brand: BrandWords, most: number, isPlain: (word: string) => boolean): string[] {
  const found = new Map<string, { word: string; weight: number; at: number }>();
  let at = 0;
  for (const field of ["description", "contentPreferences", "audience", "profileName"] as const) {
    for (const word of commonWords(brand[field], isPlain)) {
      const stem = stemOf(fold(word));
      const known = found.get(stem);
      if (known) known.weight += WEIGHTS[field];
      else if (field !== "profileName") found.set(stem, { word: word.toLowerCase(), weight: WEIGHTS[field], at });
      at++;
    }
  }
  const ranked = [...found.values()].toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  return ranked.slice(0, most).map(({ word }) => word);
}

/** A capital within a sentence is a name, of a place most often. */
function commonWords(text: string, isPlain: (word: string) => boolean): string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const begins = /(^|[.!?:;\n"“(]\s*)$/u.test(text.slice(0, index));
    const isName = !begins && /^\p{Lu}/u.test(word);
    const plain = fold(word);
    return isName || plain.length < 4 || /^\d+$/.test(plain) || isPlain(plain) ? [] : [word];
  });
}

/** A term as it is written behind a hash. */
export const hashtagOf = (term: string): string => tokensOf(term).join("");

/** The share of these texts that speak of any of the terms. */
export function fitOf(terms: readonly string[], texts: readonly string[]): number {
  const stems = new Set(terms.flatMap(tokensOf).map(stemOf));
  if (stems.size === 0 || texts.length === 0) return 0;
  return texts.filter((text) => tokensOf(text).some((token) => stems.has(stemOf(token)))).length / texts.length;
}
