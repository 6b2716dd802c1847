import { LANGUAGES, type Language } from "#lib/domain/language.ts";

export const LANGUAGE_COOKIE = "language";

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text);

/** The language that a row names, else Portuguese. */
export const languageOf = (text: string | undefined): Language => (isLanguage(text) ? text : "pt");

/** The reader's choice, else the first of the browser's languages that we speak, else Portuguese. */
export function pickLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="))?.split("=")[1];
      return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
  return wanted.find(isLanguage) ?? "pt";
}
