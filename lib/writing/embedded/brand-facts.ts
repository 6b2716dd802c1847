import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { brandSentences } from "./brand-words.ts";

/** What a brand has told of itself, and nothing that follows from it. */
export interface BrandFacts {
  name: string;
  /** sentence by sentence, each whole */
  about: string[];
  /** where it is, as a sentence says it: "em Natal"; not where it delivers, which it says behind */
  where: string | null;
}

const NAMED = String.raw`\p{Lu}[\p{L}'’.-]+(?:\s(?:(?:de|do|da|dos|das|del|la|las|los|of|y|e)\s)?\p{Lu}[\p{L}'’.-]+)*`;
const PLACE = new RegExp(String.raw`(?<!\p{L})(?:em|in|en|near)\s(?:(?:o|a|la|el|the)\s)?${NAMED}`, "u");

export function brandFacts(brand: Pick<Brief["brand"], "description" | "profileName">, nameMax: number): BrandFacts {
  const name = brand.profileName.trim();
  const [where] = PLACE.exec(brand.description.split(/[,;:]|(?<=\p{L}{4})\.\s/u)[0] ?? "") ?? [];
  return {
    name: characters(name) <= nameMax ? name : "",
    about: brandSentences(brand)
      .filter((sentence) => characters(sentence) <= LIMITS.slideBody)
      .map((sentence) => sentence.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase())),
    where: where?.replace(/\.$/, "") ?? null,
  };
}
