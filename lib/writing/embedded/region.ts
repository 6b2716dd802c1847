import { readRegions } from "#lib/content/regions/regions.ts";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { addressOf, toldInVos } from "./address.ts";
import { inPlaceOf } from "./letters.ts";

type Said = (text: string) => string;

interface Region {
  readonly places: ReadonlySet<string>;
  readonly isIn: RegExp;
  readonly words: ReadonlyMap<string, string>;
}

const kept = new Map<Language, readonly Region[]>();

const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.{}]/gu, String.raw`\$&`))
    .join("|");

const whole = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${anyOf(words)})(?![\\p{L}\\p{N}-])`, flags);

function regionsOf(language: Language): readonly Region[] {
  const known =
    kept.get(language) ??
    Object.values(readRegions(language)).map(({ places, words }) => ({
      places: new Set(places),
      // "Porto Alegre" is not in Porto.
      isIn: new RegExp(`${whole(places, "u").source}(?!\\s\\p{Lu})`, "u"),
      words: new Map(Object.entries(words)),
    }));
  kept.set(language, known);
  return known;
}

/** "Coimbra" is no "coimbrã". */
export const isTown = (word: string, language: Language): boolean =>
  regionsOf(language).some(({ places }) => places.has(word));

/** Small letters stand for any; a capital stays one. */
function inWords(words: ReadonlyMap<string, string>): Said {
  const from = whole([...words.keys()], "giu");
  return (text) => text.replace(from, (word) => inPlaceOf(word, words.get(word.toLowerCase()) ?? word));
}

const regionOf = ({ brand, language }: Pick<Brief, "brand" | "language">): Region | undefined =>
  regionsOf(language).find(({ isIn }) => isIn.test(brand.description));

/** A post is told by the same words again and again. */
let last: { region: Region; told: Said; asked: Said } | undefined;

function saidIn(brief: Pick<Brief, "brand" | "language">): { told: Said; asked: Said } | undefined {
  const region = regionOf(brief);
  if (region === undefined) return undefined;
  if (last?.region !== region) {
    const others = new Map([...region.words].toReversed().map(([library, own]) => [own, library]));
    last = { region, told: inWords(region.words), asked: inWords(others) };
  }
  return last;
}

const asItIs: Said = (text) => text;

/** Says a text of the library as people do where the brand is; a brand that names no place hears the library's own words. */
export function regionalFor(brief: Pick<Brief, "brand" | "language" | "theme">): Said {
  const { told = asItIs } = saidIn(brief) ?? {};
  return addressOf(brief) === "vos" ? (text) => told(toldInVos(text)) : told;
}

/** What is asked in the words of the brand's place, in those by which the library knows it. */
export const askedIn = (brief: Pick<Brief, "brand" | "language">): Said => saidIn(brief)?.asked ?? asItIs;
