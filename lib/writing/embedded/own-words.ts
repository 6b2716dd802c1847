import { tagWords } from "#lib/content/tags/tags.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { namedIn, unnamed } from "#lib/writing/embedded/find-picture.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { tradesIn } from "./trade-words.ts";

export interface Described {
  description: string;
  profileName: string;
}

/** What a brand says of itself, as evidence that a word is its own. */
export interface Own {
  /** what it calls its trade, the most telling first, each from the whole to its head */
  trades: string[][];
  /** whether a word of a text is one of the brand's, or names what the brand names; of a noun any form is */
  has(word: string, text: string, isNoun?: boolean): boolean;
  /** whether several words stand together there */
  says(words: readonly string[]): boolean;
  /** whether a tag says what the brand or the text says, and no other trade beside it */
  isSaid(tag: string, text: string): boolean;
}

/** So many letters of a word tell it within a tag. */
const STEM = 5;

/** What a trade beside another is told by: who tunes pianos gives no lessons. */
const KINDS =
  /lessons?|care|class|course|school|shop|store|clinic|studio|salon|repair|wedding|aulas?|cursos?|escola|loja|clinica|conserto|casamento|clases|escuela|tienda|taller|reparacion|boda|personalizad|digital/gu;

const isPlural = (one: string, other: string): boolean =>
  ["", "s", "es"].some((end) => `${one}${end}` === other || `${other}${end}` === one);

export function ownOf({ description, profileName }: Described, language: Language): Own {
  const said = `${profileName}. ${description}`;
  const others = unnamed(said);
  const telling = tellingWords(said).filter((word) => !others.includes(word));
  const world = new Set(namedIn(said, language));
  const joined = tokensOf(said).join("");
  const names = (text: string) => namedIn(text, language, said);
  const isNamed = (text: string): boolean => names(text).some((subject) => world.has(subject));
  return {
    trades: tradesIn(description, language),
    says: (words) => words.length > 1 && ` ${tokensOf(said).join(" ")} `.includes(` ${words.join(" ")} `),
    has: (word, text, isNoun = false) => {
      const away = unnamed(`${text}. ${said}`);
      if (standsIn(word, away)) return false;
      return isNamed(word) || telling.some((one) => isPlural(one, word)) || (isNoun && standsIn(word, telling));
    },
    isSaid: (tag, text) => {
      const folded = fold(tag);
      const kinds = folded.match(KINDS) ?? [];
      if (kinds.some((kind) => !joined.includes(kind))) return false;
      const away = unnamed(`${text}. ${said}`);
      const words = [...telling, ...tellingWords(text).filter((word) => !away.includes(word))];
      // A workshop of carved animals is no "taller mecánico".
      const isTold = (word: string) => word.length >= STEM - 1 && !tagWords("anyones").has(word);
      return words.some((word) => isTold(word) && folded.includes(word.slice(0, STEM))) || isNamed(tag);
    },
  };
}
