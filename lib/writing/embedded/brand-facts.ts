import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { brandSentences } from "./brand-words.ts";

/** What a brand has told of itself, and nothing that follows from it. */
export interface BrandFacts {
  name: string;
  /** sentence by sentence, each whole */
  about: string[];
  place: string | null;
  year: string | null;
}

const NAMED = String.raw`\p{Lu}[\p{L}'’.-]+(?:\s(?:(?:de|do|da|dos|das|del|la|las|los|of|y|e)\s)?\p{Lu}[\p{L}'’.-]+)*`;
const PLACE = new RegExp(String.raw`(?<!\p{L})(?:em|in|en|near)\s(?:(?:o|a|la|el|the)\s)?(${NAMED})`, "u");
const YEAR = /(?<!\p{L})(?:desde|since|est(?:ablished|\.)?(?: in)?)\s(?:o ano de |el año )?((?:1[89]|20)\d\d)(?!\d)/iu;

export function brandFacts(brand: Pick<Brief["brand"], "description" | "profileName">, nameMax: number): BrandFacts {
  const name = brand.profileName.trim();
  return {
    name: characters(name) <= nameMax ? name : "",
    about: brandSentences(brand)
      .filter((sentence) => characters(sentence) <= LIMITS.slideBody)
      .map((sentence) => sentence.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase())),
    place: PLACE.exec(brand.description.replace(/(?<=\p{L}{4})\.(?=\s)/gu, ";"))?.[1]?.replace(/\.$/, "") ?? null,
    year: YEAR.exec(brand.description)?.[1] ?? null,
  };
}
