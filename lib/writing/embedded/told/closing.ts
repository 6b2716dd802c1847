import { TRAITS } from "#lib/content/tone/tone.ts";
import { fill } from "#lib/content/fill.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { firstWords } from "#lib/writing/embedded/brand-words.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { namesOf } from "#lib/writing/embedded/names-of.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { hasMark, isContact, marksOf } from "./marks.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { type Invitation, invitationOf } from "./invitation.ts";
import { isTaleOf } from "./tale.ts";
import { type Teller, textOf } from "./teller.ts";
import { areFacts, linesOf } from "./told.ts";
import { isCall } from "./topic.ts";

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

type Calls = readonly (readonly [title: string, action: string, caption?: string])[];

/** A story has nobody come, nor has what is booked, nor what its first line says where to ask for. */
export const invited = (teller: Teller): Invitation | null =>
  isTale(teller) || isOffer(teller) || marksOf(teller.told.title, teller.language).some(isContact)
    ? null
    : invitationOf(teller.told, teller.language);

/** To a day or to a place: nobody joins a shop. */
export const inviteLine = ({ language, line, words }: Teller, { day, place }: Invitation): string =>
  line(day === null && !hasMark(place, language, "date", "time") ? words.visits : words.invites);

interface Stock {
  title: string;
  action: string;
  caption: string;
  /** what stands beside the action */
  body: string | null;
}

/** What a text without a call of its own is closed with: where or when it has its reader come, or the line whose turn it is. What is read of a story ends with it. */
export function stockCall(teller: Teller): Stock {
  const { brief, speak } = teller;
  const offered = offerOf(teller);
  const invitation = invited(teller);
  if (invitation) {
    const { day, place, said } = invitation;
    const title = inviteLine(teller, invitation);
    return { title, action: place, caption: speak(stopped(`${title}: ${said}`)), body: day };
  }
  const lists = isTale(teller) ? [teller.words.tales] : offered.length > 0 ? [offered] : voicedCalls(teller);
  const calls = lists.flat();
  const order = (list: Calls) => list.map((call) => String(calls.indexOf(call)));
  const [turn] = inTurn(brief.brand, brief.earlier, ...lists.map(order));
  const [title = "", action = "", caption = ""] = calls[Number(turn)] ?? [];
  return { title: speak(title), action: speak(action), caption: speak(caption), body: null };
}

/** What one does who wants what a brief offers, by its title or else by its facts; of what nobody books, or has its day and place, nothing. */
function offerOf(teller: Teller): Calls {
  const { language, told, words } = teller;
  if (told.site !== null || told.call !== null || isTale(teller)) return [];
  const named = words.offers.filter(({ sign }) => sign.test(fold(told.title)));
  const facts = fold(told.parts.filter(areFacts).flatMap(linesOf).join(". "));
  const said = words.offers.find(({ byFacts, sign }) => byFacts && sign.test(facts));
  // Who is told to book is not told so again.
  const isTold = told.parts.flatMap(linesOf).some((text) => isCall(text, language));
  if (said?.calls.length === 0 || isTold) return [];
  const strong = named.find(({ isWeak }) => !isWeak);
  return (strong ?? (invitationOf(told, language) === null ? (said ?? named[0]) : undefined))?.calls ?? [];
}

/** Whether a brief's kind says what its reader does about it. */
export const isOffer = (teller: Teller): boolean => offerOf(teller).length > 0;

/** Those in the brand's voice, and after them the neutral ones, which a formal voice has none of. */
function voicedCalls({ voice, words }: Teller): Calls[] {
  const { action, caption, title } = words.calls;
  const own = TRAITS.flatMap((trait) => (voice.has(trait) ? (words.voiced.calls[trait] ?? []) : []));
  const all = title.map((line, at) => [line, action[at] ?? action[0], caption[at] ?? caption[0]] as const);
  return voice.has("formal") ? [own] : [own, all];
}

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
