import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { brandSentences } from "./brand-words.ts";

/** What a brand has told of itself, and nothing that follows from it. */
export interface BrandFacts {
  name: string;
  /** sentence by sentence, each whole */
  about: string[];
  /** whom it works for, where that is said as one would say it to them */
  audience: string | null;
}

/** What a brand notes of its buyers for itself alone. */
const NOTED =
  /\d|p[uú]blico|clase|classe|class\b|target|segment|perfil|persona|idade|edad|aged|renda|income|nivel|nível|consumidor/iu;
const AUDIENCE_MAX = 60;

export function brandFacts(
  brand: Omit<Brief["brand"], "contentPreferences" | "toneOfVoice">,
  nameMax: number,
): BrandFacts {
  const audience = brand.audience.trim();
  const name = brand.profileName.trim();
  return {
    name: characters(name) <= nameMax ? name : "",
    about: brandSentences(brand)
      .filter((sentence) => characters(sentence) <= LIMITS.slideBody)
      .map((sentence) => sentence.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase())),
    audience: audience !== "" && characters(audience) <= AUDIENCE_MAX && !NOTED.test(audience) ? audience : null,
  };
}
