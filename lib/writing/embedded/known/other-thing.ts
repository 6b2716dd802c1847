import type { Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { isGeneric, standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isGerund, isInfinitive } from "#lib/writing/words/verbs.ts";
import { isListed, TRADE_STEM } from "./listed.ts";
import { standsNowhere } from "./topic-words.ts";

/** Of a trade that has several things, whether a text is about another than the theme: a piano's strings are no guitar's, and what nobody there speaks of is none of them. */
export function isOtherThing(trade: Trade, asked: string): (head: string, whole: string) => boolean {
  const isThing = (word: string): boolean => isListed(word, trade.words, TRADE_STEM, "");
  const all = tellingWords(asked);
  const own = all.filter(isThing);
  const isStrange = own.length === 0 && all.some((word) => isNoun(word) && standsNowhere(word, trade));
  return (head, whole) => {
    if (!isStrange && (own.length === 0 || own.some((word) => standsIn(word, tokensOf(whole))))) return false;
    return tellingWords(head).some((word) => isThing(word) && !standsIn(word, all));
  };
}

const isNoun = (word: string): boolean => !isInfinitive(word) && !isGerund(word) && !isGeneric(word);

/** "A stain out of the sofa": what something is of, or is taken from. */
const FROM =
  /(?<!\p{L})(?:del|de (?:la|los|las|mi|tu)|d[aeo]s?(?: (?:minha|meu|sua|seu))?|(?:out of|from|off|in|on)(?: (?:the|my|your|an?))?)\s(\p{L}{3,})/gu;

/** What a text speaks of last that something is of, or is taken from. */
export const ofIn = (text: string): string | undefined => [...fold(text).matchAll(FROM)].at(-1)?.[1];

/** Whether a question asks the same of something else: a stain on clothes is no stain on a sofa. */
export function isOfAnother(said: string, asked: string): boolean {
  const [own, other] = [asked, said].map(ofIn);
  if (own === undefined || other === undefined) return false;
  return (
    tellingWords(own).length > 0 &&
    tellingWords(other).length > 0 &&
    !standsIn(own, tokensOf(said)) &&
    !standsIn(other, tokensOf(asked))
  );
}

/** How a myth is told that it is one. */
export const MYTH = /^(?:mit[oh]|myth)s?:/iu;
