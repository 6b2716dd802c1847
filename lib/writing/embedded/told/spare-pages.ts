import { fill } from "#lib/content/fill.ts";
import { readShort } from "#lib/content/short/short.ts";
import type { Brief, PagesDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { brandFacts } from "#lib/writing/embedded/brand-facts.ts";
import { brandSentences } from "#lib/writing/embedded/brand-words.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { ownHeaded } from "./chunks.ts";
import { brandName, isTale, stockCall } from "./closing.ts";
import { unstopped } from "./fit-told.ts";
import type { Teller } from "./teller.ts";

/** Of a page that only asks for something its post's title is shown. */
export type Page = Omit<PagesDraft["pages"][number], "picture"> & { isAside?: true };

export function pageOf(title: string | null, body: string, teller: Teller): Page {
  if (title !== null) return { title, body };
  if (characters(body) <= LIMITS.wholeTitle) return { title: unstopped(body), body: "" };
  return ownHeaded(body, teller, LIMITS.pageTitle, LIMITS.pageBody);
}

/** Where the text has less than six pages: who says it in as many pages as are left, then to keep the post, and last what a reader may do. */
export function sparePages(teller: Teller, room: number, said: string): Page[] {
  const { brief, words } = teller;
  const { action, title } = words.calls;
  const asks = title.map((ask, at) => [ask, action[at] ?? action[0]] as const);
  const lists = isTale(teller) ? [words.tales] : [words.keep, asks];
  const calls = lists.flat();
  const turns = inTurn(
    brief.brand,
    brief.earlier,
    ...lists.map((list) => list.map((call) => String(calls.indexOf(call)))),
  ).map((at) => calls[Number(at)]);
  const stock = stockCall(teller).title;
  const others = turns
    .filter((call) => call !== undefined)
    .map(([ask, act]): Page => ({ title: teller.speak(ask), body: stopped(teller.speak(act)), isAside: true }))
    .filter((call) => call.title !== stock);
  const keeps = new Set(words.keep.map(([ask]) => teller.speak(ask)));
  return [
    ...aboutPages(teller, room, said),
    ...placePages(teller),
    ...others.filter(
      (call, at) => !keeps.has(call.title) || others.findIndex(({ title: ask }) => keeps.has(ask)) === at,
    ),
  ];
}

/** Where the brand says that it is. */
function placePages(teller: Teller): Page[] {
  const { brief, language } = teller;
  const { where } = brandFacts(brief.brand, LIMITS.pageTitle);
  return where === null || isTale(teller) ? [] : [{ title: fill(readShort(language).own.where, { where }), body: "" }];
}

const PIECE_WORDS_MIN = 3;
/** "Fruit, vegetables and eggs in Contagem": what ends a list is no piece of its own. */
const LISTED = /^(?:\p{L}+\s){1,2}(?:e|y|and|&|ou|o|or)\s/u;

/** What the brand says of itself, parted at commas where each part says something. */
export const aboutPieces = (brand: Brief["brand"], max: number): string[] =>
  brandSentences(brand)
    .filter((text) => characters(text) <= max)
    .flatMap((text) => {
      const parts = text.split(/,\s+/u);
      const areWhole = parts.every((part, at) => countWords(part) >= PIECE_WORDS_MIN && !(at > 0 && LISTED.test(part)));
      return areWhole ? parts.map((part) => stopped(begun(part))) : [text];
    });

/** Sentence by sentence, or in pieces where there is room. */
function aboutPages(teller: Teller, room: number, said: string): Page[] {
  const { brand } = teller.brief;
  const isFree = (text: string) => text !== said && characters(text) <= LIMITS.pageBody;
  const sentences = brandSentences(brand).filter(isFree);
  const isSaid = sentences.length < brandSentences(brand).length;
  const [first, ...more] = sentences.length < room && !isSaid ? aboutPieces(brand, LIMITS.pageBody) : sentences;
  if (first === undefined) return [];
  const name = brandName(teller, LIMITS.pageTitle);
  return [
    name === said || name === "" ? pageOf(null, first, teller) : { title: name, body: first },
    ...more.map((text) => pageOf(null, text, teller)),
  ];
}
