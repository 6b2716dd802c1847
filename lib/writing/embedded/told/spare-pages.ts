import type { Brief, PagesDraft } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { brandSentences } from "#lib/writing/embedded/brand-words.ts";
import { inTurn } from "#lib/writing/embedded/in-turn.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { ownHeaded } from "./chunks.ts";
import { brandLine, brandName, isTale } from "./closing.ts";
import { COMMA } from "./cuts.ts";
import { headed, unstopped } from "./fit-told.ts";
import type { Teller } from "./teller.ts";

/** Of a page that only asks for something its post's title is shown. */
export type Page = Omit<PagesDraft["pages"][number], "picture"> & { isAside?: true };

export function pageOf(title: string | null, body: string, teller: Teller): Page {
  if (title !== null) return { title, body };
  if (characters(body) <= LIMITS.wholeTitle) return { title: unstopped(body), body: "" };
  // A title may be as long as a sentence that stands alone, where that has it end at a comma.
  const parted = headed(body, teller.language, LIMITS.wholeTitle, LIMITS.pageBody, COMMA);
  return parted ?? ownHeaded(body, teller, LIMITS.pageTitle, LIMITS.pageBody);
}

/** Where the text has less than six pages: who says it in as many pages as are left; then to keep the post, and last what a reader may do. */
export function sparePages(teller: Teller, room: number, said: string): Record<"about" | "asks", Page[]> {
  const { brief, words } = teller;
  const { action, title } = words.calls;
  const asks = title.map((ask, at) => [ask, action[at] ?? action[0]] as const);
  const lists = isTale(teller) ? [words.tales] : [[words.keep], asks];
  const calls = lists.flat();
  const turns = inTurn(
    brief.brand,
    brief.earlier,
    ...lists.map((list) => list.map((call) => String(calls.indexOf(call)))),
  ).map((at) => calls[Number(at)]);
  const others = turns
    .filter((call) => call !== undefined)
    .map(([ask, act]): Page => ({ title: teller.speak(ask), body: stopped(teller.speak(act)), isAside: true }));
  return { about: aboutPages(teller, room, said), asks: others };
}

const PIECE_WORDS_MIN = 3;
/** "Fruit, vegetables and eggs in Contagem", "in Tramore, Co. Waterford": what ends a list or a place is no piece of its own. */
const GOES_ON = /^(?:\p{Lu}|(?:\p{L}+\s){1,2}(?:e|y|and|&|ou|o|or)\s)/u;

/** What the brand says of itself, parted at commas where each part says something. */
export const aboutPieces = (brand: Brief["brand"], max: number): string[] =>
  brandSentences(brand)
    .filter((text) => characters(text) <= max)
    .flatMap((text) => {
      const parts = text.split(/,\s+/u);
      const areWhole = parts.every(
        (part, at) => countWords(part) >= PIECE_WORDS_MIN && !(at > 0 && GOES_ON.test(part)),
      );
      return areWhole ? parts.map((part) => stopped(begun(part))) : [text];
    });

/** Sentence by sentence, or in pieces where there is room. */
function aboutPages(teller: Teller, room: number, said: string): Page[] {
  const { brand } = teller.brief;
  // The last page says the first of it where the text has no call of its own.
  const last = teller.told.call === null && !isTale(teller) ? brandLine(teller, LIMITS.pageBody) : "";
  const isFree = (text: string) => text !== said && text !== last && characters(text) <= LIMITS.pageBody;
  const sentences = brandSentences(brand).filter(isFree);
  const isSaid = sentences.length < brandSentences(brand).length;
  const [first, ...more] = sentences.length < room && !isSaid ? aboutPieces(brand, LIMITS.pageBody) : sentences;
  if (first === undefined) return [];
  const name = brandName(teller, LIMITS.pageTitle);
  const isNamed = name !== said && name !== "" && last === "";
  return [
    isNamed ? { title: name, body: first } : pageOf(null, first, teller),
    ...more.map((text) => pageOf(null, text, teller)),
  ].map((page) => ({ ...page, isAside: true }));
}
