import { TRAITS } from "#lib/content/tone/tone.ts";
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

/** Of the calls in the brand's voice, and of the neutral ones after them, the one whose turn it is. */
export function stockCall({ brief, speak, voice, words }: Teller): { title: string; action: string; caption: string } {
  const { action, caption, title } = words.calls;
  const own = TRAITS.flatMap((trait) => (voice.has(trait) ? (words.voiced.calls[trait] ?? []) : []));
  const all = title.map((line, at) => [line, action[at] ?? action[0], caption[at] ?? caption[0]] as const);
  const calls = voice.has("formal") ? own : [...own, ...all];
  const order = (list: typeof calls) => list.map((call) => String(calls.indexOf(call)));
  const [turn = "0"] = inTurn(brief.brand, brief.earlier, order(own), order(voice.has("formal") ? [] : all));
  const [first = title[0], second = action[0], third = caption[0]] = calls[Number(turn)] ?? [];
  return { title: speak(first), action: speak(second), caption: speak(third) };
}

/** The first contact that fits; those that a thumb can use first. */
export function contactOf({ language, told }: Teller, max: number): string | null {
  const written = marksOf(told.parts.map(textOf).join(" "), language).filter(isContact);
  const contacts = [...(told.call?.contacts ?? []), ...written.map(({ text }) => text)];
  return contacts.find((contact) => characters(contact) <= max) ?? null;
}
