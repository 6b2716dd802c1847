import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";

const DENIED: Record<Language, RegExp> = {
  pt: /(?<!\p{L})(?:nao|nunca|sem|nem)(?!\p{L})/u,
  en: /(?<!\p{L})(?:no|not|never|without)(?!\p{L})|(?<!\p{L})(?:do|does|did|wo|ca|is|are|was)n['’]?t(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|sin|ni)(?!\p{L})/u,
};

export const isDenied = (text: string, language: Language): boolean => DENIED[language].test(fold(text));

export const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];
