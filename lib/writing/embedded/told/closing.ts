import { fill } from "#lib/content/fill.ts";
import { characters } from "#lib/domain/text.ts";
import { firstSentence, stopped } from "../sentence.ts";
import type { Teller } from "./teller.ts";

/** Whose words they are, for a page. */
export const creditLine = ({ phrases, told }: Teller): string =>
  told.site === null ? "" : fill(phrases.creditSlide, { site: told.site });

/** What the brand says of itself, whole, where it fits. */
export function brandLine({ brief }: Teller, max: number): string {
  const said = stopped(
    firstSentence(
      brief.brand.description
        .trim()
        .replace(/[{}[\]]/g, "")
        .replace(/\s+/g, " "),
    ),
  );
  return said.length > 1 && characters(said) <= max ? said : "";
}

export const brandName = ({ brief }: Teller, max: number): string => {
  const name = brief.brand.profileName.trim().replace(/[{}[\]]/g, "");
  return characters(name) <= max ? name : "";
};

/** The first contact that fits; those that a thumb can use first. */
export const contactOf = ({ told }: Teller, max: number): string | null =>
  told.call?.contacts.find((contact) => characters(contact) <= max) ?? null;
