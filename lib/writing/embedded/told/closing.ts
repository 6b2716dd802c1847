import { fill } from "#lib/content/fill.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { firstWords } from "#lib/writing/embedded/brand-words.ts";
import { namesOf } from "#lib/writing/embedded/names-of.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { isContact, marksOf } from "./marks.ts";
import { isTaleOf } from "./tale.ts";
import { type Teller, textOf } from "./teller.ts";
import { linesOf } from "./told.ts";

/** Whose words they are, for a page of somebody else. */
export function creditLine({ brief, phrases, told }: Teller): string {
  const isOwn = told.site !== null && bare(told.site) === bare(brief.brand.profileName);
  return told.site === null || isOwn ? "" : fill(phrases.creditSlide, { site: told.site });
}

/** What the brand says of itself, whole, where it fits. */
export const brandLine = ({ brief }: Teller, max: number): string => firstWords(brief.brand, max);

/** The same below the post's title, unless that says it already: "Winter offer: car electrics" needs no "Car electrics in Leeds". */
export function lineBelow(teller: Teller, max: number): string {
  const about = brandLine(teller, max);
  const [, named = ""] = teller.told.title.split(": ");
  return named !== "" && fold(about).startsWith(fold(named)) ? "" : about;
}

export const brandName = ({ brief }: Teller, max: number): string => {
  const name = brief.brand.profileName.trim().replace(/[{}[\]]/g, "");
  return characters(name) <= max ? name : "";
};

export const isTale = ({ language, told }: Teller): boolean =>
  !told.call && told.site === null && isTaleOf([told.title, ...told.parts.flatMap(linesOf)], language);

/** Who tells a story, said after it. */
export const signed = ({ brief, words }: Teller): string =>
  fill(words.signed, namesOf(brief.brand.profileName.trim(), brief.language));

/** The first contact that fits; those that a thumb can use first. */
export function contactOf({ language, told }: Teller, max: number): string | null {
  const written = marksOf([told.title, ...told.parts.map(textOf)].join(" "), language).filter(isContact);
  const contacts = [...(told.call?.contacts ?? []), ...written.map(({ text }) => text)];
  return contacts.find((contact) => characters(contact) <= max) ?? null;
}
