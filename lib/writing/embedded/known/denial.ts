import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { numberOf } from "#lib/writing/embedded/counted-nouns.ts";

/** What keeps something from being denies it too. */
const DENIED: Record<Language, RegExp> = {
  pt: /(?<!\p{L})(?:nao|nunca|sem|nem|evit[ae]r?|previnir|prevenir|impedir)(?!\p{L})/u,
  en: /(?<!\p{L})(?:no|not|never|without|prevent|avoid)(?!\p{L})|(?<!\p{L})(?:do|does|did|wo|ca|is|are|was)n['’]?t(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|sin|ni|evit[ao]r?|prevenir|impedir)(?!\p{L})/u,
};

export const isDenied = (text: string, language: Language): boolean => DENIED[language].test(fold(text));

/** "5 mistakes": how many are wanted tells nothing of what. */
export const withoutCount = (text: string): string => text.replace(/^\d+\s/u, "");

/** In figures, however they are written. */
export const numbersIn = (text: string): string[] =>
  tokensOf(text)
    .flatMap((word) => word.match(/^\d+/u)?.[0] ?? numberOf(word) ?? [])
    .map(String);
