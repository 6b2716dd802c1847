import { fill } from "#lib/content/fill.ts";
import { characters } from "#lib/domain/text.ts";
import { firstWords } from "#lib/writing/embedded/brand-words.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { isContact, marksOf } from "./marks.ts";
import { type Teller, textOf } from "./teller.ts";

/** Whose words they are, for a page of somebody else. */
export function creditLine({ brief, phrases, told }: Teller): string {
  const isOwn = told.site !== null && bare(told.site) === bare(brief.brand.profileName);
  return told.site === null || isOwn ? "" : fill(phrases.creditSlide, { site: told.site });
}

/** What the brand says of itself, whole, where it fits. */
export const brandLine = ({ brief }: Teller, max: number): string => firstWords(brief.brand, max);

export const brandName = ({ brief }: Teller, max: number): string => {
  const name = brief.brand.profileName.trim().replace(/[{}[\]]/g, "");
  return characters(name) <= max ? name : "";
};

/** Of the neutral calls the one whose turn it is, and what goes with it. */
export function stockCall({ brief, words }: Teller): { title: string; action: string; caption: string } {
  const { action, caption, title } = words.calls;
  const [turn = title[0]] = inTurn(brief.brand, brief.earlier, title);
  const at = title.indexOf(turn);
  return { title: title[at] ?? title[0], action: action[at] ?? action[0], caption: caption[at] ?? caption[0] };
}

/** The first contact that fits; those that a thumb can use first. */
export function contactOf({ language, told }: Teller, max: number): string | null {
  const written = marksOf(told.parts.map(textOf).join(" "), language).filter(isContact);
  const contacts = [...(told.call?.contacts ?? []), ...written.map(({ text }) => text)];
  return contacts.find((contact) => characters(contact) <= max) ?? null;
}
