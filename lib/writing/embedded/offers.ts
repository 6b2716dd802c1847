import { saysWe } from "./brand-words.ts";
import { begun } from "./sentence.ts";

/** What a brand says that it has or does, one by one, and what stands over it in its own words. */
export interface Offers {
  /** the sentence that says so */
  said: string;
  head: string | null;
  items: string[];
}

const ITEM = String.raw`[^,.:;!?()]{2,38}?`;
const AND = String.raw`,? (?:e|y|and|&) `;
/** "Made in the house" is how, and not where. */
const WHERE = String.raw`(?:\s(?!(?:na|en|em) casa|in[- ]house)(?:em|na|no|in|en|near|para|for|con|com|with)\s[^:;!?]*?)?`;
/** "Hair salon in Shrewsbury: cuts, colour and blow-dries." */
const HEADED = new RegExp(String.raw`^([^:.!?]{4,60}):\s+(${ITEM}(?:, ${ITEM})*(?:${AND}${ITEM})?)\.?$`, "u");
/** "Consultas, vacinas e cirurgias para cães e gatos em Blumenau." */
const LISTED = new RegExp(String.raw`^(${ITEM}(?:, ${ITEM})+${AND}${ITEM})${WHERE}\.?$`, "u");
const PLACED = /\s(?:em|in|en|near|perto de|cerca de)\s\p{Lu}/u;
const WORDS_MAX = 5;

/** Of the sentence that lists what a brand has; null where none does. */
export function offersOf(sentences: readonly string[]): Offers | null {
  for (const sentence of sentences) {
    if (saysWe(sentence)) continue;
    const [, head = null, behind] = HEADED.exec(sentence) ?? [];
    const listed = behind ?? LISTED.exec(sentence)?.[1];
    const items = (listed ?? "").split(new RegExp(`${AND}|, `, "u")).map((item) => item.trim());
    // "A family bakery in Lugo, rye bread and cakes": the first is who it is.
    const [first = "", ...others] = items;
    const isHead = head === null && PLACED.test(first);
    const own = isHead ? others : items;
    // "A dentist in Maringá, adults and children": two that stand behind whose they are are no list.
    if (own.length < (isHead ? 3 : 2) || own.some((item) => item.split(" ").length > WORDS_MAX)) continue;
    return { said: sentence, head: isHead ? first : head, items: own.map(begun) };
  }
  return null;
}
