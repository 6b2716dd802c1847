import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import { joined } from "./arrange.ts";
import { brandName, isTale, lineBelow } from "./closing.ts";
import { COMMA } from "./cuts.ts";
import { headed, openedWhole, packed, titleOf } from "./fit-told.ts";
import type { Page } from "./spare-pages.ts";
import type { Teller } from "./teller.ts";
import { titleApart } from "./title-apart.ts";
import { type Part, wholeOf } from "./told.ts";

/** A first page, and the parts that are left to follow it. */
export type Opening = Page & { parts: Part[] };

/** The ways to begin: with what the title goes on with or the first sentences below it, or with pages of their own for these. */
export function openingsOf(teller: Teller): Opening[] {
  const full = opening(teller, true);
  const bare = opening(teller, false);
  // What the brand says of itself may have pages of its own.
  const plain = { ...bare, body: brandName(teller, LIMITS.pageBody) };
  const isPlain = bare.body === lineBelow(teller, LIMITS.pageBody) && plain.body !== "";
  return [full, bare, ...spread(teller), ...apart(teller), ...(isPlain ? [plain] : [])];
}

/** The title without its day and place, which have pages of their own. */
function apart(teller: Teller): Opening[] {
  const { language, told } = teller;
  const one = titleApart(told.title, language);
  if (one === null || characters(one.title) > LIMITS.pageTitle) return [];
  return [{ title: one.title, body: whoBelow(teller), parts: joined([...one.parts, ...told.parts]) }];
}

/** A long title's beginning, with a page for what it goes on with. */
function spread(teller: Teller): Opening[] {
  const { language, told } = teller;
  const parted = headed(told.title, language, LIMITS.pageTitle, LIMITS.pageBody, COMMA);
  if (!parted || characters(told.title) <= LIMITS.pageTitle) return [];
  const goesOn: Part = { kind: "statement", topic: "content", title: null, sentences: [stopped(parted.body)] };
  return [{ title: parted.title, body: whoBelow(teller), parts: [goesOn, ...told.parts] }];
}

/** The title, and below it what is left of it or, where they are full, the text's first sentences; with the parts that follow. */
function opening(teller: Teller, isFull: boolean): Opening {
  const { language, told } = teller;
  const isShort = characters(told.title) <= LIMITS.pageTitle;
  const parted = isShort ? null : openedWhole(told.title, language, LIMITS.pageTitle, LIMITS.pageBody);
  if (parted) return { ...parted, body: parted.body || whoBelow(teller), parts: told.parts };
  const title = titleOf(told.title, language, LIMITS.pageTitle);
  const parts = isShort ? told.parts : [...wholeOf(told), ...told.parts];
  const [first, ...others] = parts;
  const body =
    isFull && first?.kind === "statement" && first.title === null
      ? packed(first.sentences, language, LIMITS.pageBody)
      : [];
  if (body.length === 1 && body[0] !== undefined) return { title, body: body[0], parts: others };
  return { title, body: whoBelow(teller), parts };
}

/** Who says it; nobody where the last page is the brand's own. */
function whoBelow(teller: Teller): string {
  if (isTale(teller)) return brandName(teller, LIMITS.pageBody);
  return teller.told.call === null ? "" : lineBelow(teller, LIMITS.pageBody) || brandName(teller, LIMITS.pageBody);
}
