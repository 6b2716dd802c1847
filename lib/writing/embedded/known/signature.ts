import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { firstWords } from "#lib/writing/embedded/brand-words.ts";
import type { Composition } from "./compose.ts";

const MAX = 160;

/** What a brand says of itself first, where it can stand whole; else empty. */
export const ownWords = (brand: Pick<Brief["brand"], "description">): string => firstWords(brand, MAX);

/** Who posts, in the brand's own words; empty where it has not said. */
export function signature({ brief, phrases }: Composition): string {
  const name = brief.brand.profileName.trim();
  const text = ownWords(brief.brand);
  return name === "" || text === "" ? "" : fill(phrases.signature, { brand: name, text });
}
