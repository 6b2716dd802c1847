import { readLanguage } from "#lib/content/language/language.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";

/** The words of a text that belong to a language other than its own. */
export function foreignWords(text: string, language: Language): string[] {
  const words =
    text
      .replace(/“[^”]*”/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => [...readLanguage(other).ownWords]);
  return words.filter((word) => others.includes(word) && !readLanguage(language).ownWords.has(word));
}
