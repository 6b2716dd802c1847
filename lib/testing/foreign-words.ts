import { LANGUAGES, type Language } from "#lib/domain/language.ts";

/** Small words that a text of another language does not have. */
const OWN: Record<Language, string[]> = {
  pt: "não você vocês uma com são em ao aos à às pela também até seu sua seus suas quem bem muito depois então isso nem foi num numa dele dela".split(
    " ",
  ),
  en: "the and your with when is are what why from not you does this that which have will can should".split(" "),
  es: "el los las y con una del hay muy pero también más qué cómo hasta después lo le les su sus tus según siempre donde cuando quien".split(
    " ",
  ),
};

/** The words of a text that belong to a language other than its own. */
export function foreignWords(text: string, language: Language): string[] {
  const words =
    text
      .replace(/“[^”]*”/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => OWN[other]);
  return words.filter((word) => others.includes(word) && !OWN[language].includes(word));
}
