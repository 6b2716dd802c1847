import { readAsking } from "#lib/content/asking/asking.ts";
import { fold } from "#lib/domain/fold.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";

let asking: ReadonlySet<string> | undefined;

/** A folded word in which anything is asked: "does it make sense to", "vale a pena criar". */
export const isAskingWord = (word: string): boolean =>
  (asking ??= new Set(LANGUAGES.flatMap((language) => [...readAsking(language).words]))).has(word);

/** The folded words that tell what a question is about, and none by which it asks. */
export const wordsOf = (said: string): string[] => tellingWords(said).filter((word) => !isAskingWord(word));

const SENTENCE = /(?<=[?!])\s+/u;
const AND_THEN =
  /,?\s(?:y|e|and)\s(?=(?:(?:com|con|de|em|en|a)\s)?(?:como|how|o que|oq|que|what|qual|cual|quando|cuando|when|cuanto|quanto)(?!\p{L}))/u;
const HEAD = /^.{3,40}?:\s/u;

/** A theme whole, then each thing that it asks: "why does it tunnel and how do I fix it". */
export function partsOf(asked: string): string[] {
  const [head = ""] = HEAD.exec(asked) ?? [];
  const parts = asked.split(SENTENCE).flatMap((sentence) => splitBy(AND_THEN, sentence));
  return [...new Set([asked, ...parts.map((part) => (part.startsWith(head) ? part : `${head}${part}`))])];
}

/** What else is said of a thing behind a comma, and how it is not to turn out. */
const TAIL = /^(.{8,}?),\s([¿]?\S+)(?:\s\S+){0,5}$/u;
const SO_THAT =
  /^(.{12,}?)\s(?:sin que|sem que|pra não|para não|para (?:que )?no|so (?:that )?it doesn't|without|sin|sem)\s.+$/iu;

/** What a theme asks of: "moss on the roof, do I leave it?"; and what it asks to do, "how to freeze fish without it losing its taste". */
export function bareOf(asked: string): { of: string[]; toDo: string[] } {
  const [, of = "", first = ""] = TAIL.exec(asked) ?? [];
  const isTail = isAskingWord(fold(first.replace(/^¿/u, ""))) || LEAVES.test(fold(asked.slice(of.length)));
  return { of: isTail ? [of] : [], toDo: (SO_THAT.exec(asked) ?? []).slice(1) };
}

const LEAVES = /^, (?:leave (?:it|them)|keep (?:it|them)|sim ou nao|si o no|yes or no)(?!\p{L})/u;

/** What stands before a sign and behind it; folding keeps each letter's place. */
export function splitBy(sign: RegExp, text: string): string[] {
  const found = sign.exec(fold(text));
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text];
}
