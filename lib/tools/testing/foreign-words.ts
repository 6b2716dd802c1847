import { readLanguage } from "#lib/content/language/language.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";

/** Dried grass in English, "there is" in Spanish. */
const OF_SEVERAL: ReadonlySet<string> = new Set(["hay"]);

/** The words of a text that belong to a language other than its own. */
export function foreignWords(text: string, language: Language): string[] {
  const words =
    text
      .replace(/“[^”]*”/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => [...readLanguage(other).ownWords]);
  return words.filter(
    (word) => others.includes(word) && !OF_SEVERAL.has(word) && !readLanguage(language).ownWords.has(word),
  );
}
