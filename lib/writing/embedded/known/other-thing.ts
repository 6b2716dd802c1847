import type { Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { isVerbal } from "#lib/writing/words/verbs.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { wordsOf } from "./asked-words.ts";
import { isListed, TRADE_STEM } from "./listed.ts";
import type { Pair } from "./matter.ts";
import { requestOf } from "./request.ts";
import { askingOf, kindOf } from "./same-question.ts";

/** Of a trade that has several things, whether a text is about another than the theme: a piano's strings are no guitar's. */
export function isOtherThing(trade: Trade, asked: string): (head: string, whole: string) => boolean {
  const isThing = (word: string): boolean => isListed(word, trade.words, TRADE_STEM, "");
  const all = tellingWords(asked);
  const own = all.filter(isThing);
  return (head, whole) => {
    if (own.length === 0 || own.some((word) => standsIn(word, tokensOf(whole)))) return false;
    return tellingWords(head).some((word) => isThing(word) && !standsIn(word, all));
  };
}

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

interface Within {
  /** all of the trade asks of it */
  isCommon: (word: string) => boolean;
  /** another question of the trade is on it */
  isAsked: (word: string) => boolean;
}

/** A question of something else: windows that let in a draught are none that mist up, and a pink burger no pink chicken. */
export function isSwapped({ answer, said }: Pair, asked: string, { isAsked, isCommon }: Within): boolean {
  if (!said.endsWith("?") && !MYTH.test(said)) return false;
  const [own, theirs] = [said, asked].map((text) => wordsOf(requestOf(text).situation));
  const [asking, told] = [asked, `${said} ${answer}`].map(tokensOf);
  if (!own || !theirs || !asking || !told) return false;
  const more = own.filter((word) => !standsIn(word, asking));
  // Of what is asked whether it is so, each word more asks something else.
  if (more.length > 1 && [said, asked].every((one) => WHETHER.has(kindOf(askingOf(one))))) return true;
  const isRare = own.some((word) => standsIn(word, asking) && !isCommon(word));
  const untold = theirs.filter((word) => !isVerbal(word) && !standsIn(word, told));
  return more.length > 0 && untold.some((word) => !isRare || isAsked(word));
}

const WHETHER = new Set<string>(["whether", "may"]);
