import type { readShort } from "#lib/content/short/short.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { sentencesOf } from "#lib/writing/draft/script.ts";
import { lower } from "./letters.ts";
import { begun, stopped } from "./sentence.ts";

/** Who says "we" tells what it does in a sentence; others name what they are. */
const WE =
  /^(?:we|i|nos|eu|nosotr[oa]s|yo|a gente|our|nosso|nossa|nuestr[oa]) |^(?!ramos|menos|termos)\p{L}{3,}(?:amos|emos|imos)\b/u;
export const saysWe = (sentence: string): boolean => WE.test(fold(sentence));

/** "Ana's: bakery in Lugo", "Ana's, bakery in Lugo: bread and cakes", "Ana's. We bake at night." */
export function introduced(name: string, about: string): string {
  if (saysWe(about)) return `${stopped(name)} ${about}`;
  return `${name}${about.includes(":") ? "," : ":"} ${lower(about)}`;
}

/** "Somos" of a house, "soy" of who says what they do. */
export const spokenAs = (about: string, { known, own }: ReturnType<typeof readShort>): string =>
  known.alone?.test(fold(about)) ? own.spokenAlone : own.spoken;

type Brand = Pick<Brief["brand"], "description">;

/** What a brand says of itself, sentence by sentence. */
export const brandSentences = ({ description }: Brand): string[] =>
  sentencesOf(description.replace(/[{}[\]]/g, ""))
    .map((sentence) => begun(stopped(sentence.trim())))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

/** What it says first, whole; empty where that is longer. */
export function firstWords(brand: Brand, max: number): string {
  const [first = ""] = brandSentences(brand);
  return characters(first) <= max ? first : "";
}

const LEAST_WORDS = 3;

/** What it says of itself part by part, none of them a bare word. */
export const brandParts = (brand: Brand, max: number): string[] =>
  brandSentences(brand)
    .flatMap((sentence) => sentence.replace(/\.$/, "").split(/[,;:]\s/u))
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      // "Uprights, grands and old pianos": a word by itself stands with the next.
      return last !== undefined && last.split(" ").length < LEAST_WORDS
        ? [...parts.slice(0, -1), `${last}, ${part}`]
        : [...parts, part];
    }, [])
    .filter((part) => part.split(" ").length >= LEAST_WORDS && characters(part) <= max)
    .map(begun);
