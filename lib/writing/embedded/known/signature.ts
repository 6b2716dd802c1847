import type { Brief } from "#lib/domain/draft.ts";
import { fill } from "#lib/content/fill.ts";
import { characters } from "#lib/domain/text.ts";
import type { Composition } from "./compose.ts";
import { firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";

const MAX = 160;

/** What a brand says of itself first, where it can stand whole; else empty. */
export function ownWords({ description }: Pick<Brief["brand"], "description">): string {
  const first = firstSentence(
    description
      .replace(/[{}[\]]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return first === "" || characters(first) > MAX ? "" : stopped(first);
}

/** Who posts, in the brand's own words; empty where it has not said. */
export function signature({ brief, phrases }: Composition): string {
  const name = brief.brand.profileName.trim();
  const text = ownWords(brief.brand);
  return name === "" || text === "" ? "" : fill(phrases.signature, { brand: name, text });
}
