import { fill } from "#lib/content/fill.ts";
import type { Composition } from "./compose.ts";
import { firstSentence, stopped } from "./sentence.ts";
import { shorten } from "./shorten.ts";

/** Who posts, in the brand's own words; empty where it has not said. */
export function signature({ brief, phrases }: Composition): string {
  const { description, profileName } = brief.brand;
  const first = firstSentence(description.trim());
  if (profileName.trim() === "" || first === "") return "";
  return fill(phrases.signature, {
    brand: profileName.trim(),
    text: stopped(shorten(first.replace(/[{}]/g, ""), 160)),
  });
}
