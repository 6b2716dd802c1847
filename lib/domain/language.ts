/**
 * Every language that Pauta speaks and writes: its locale, as Intl, a page and a payment provider name it, and its name
 * in its own words, so that whoever is lost finds the way back.
 */
export const LANGUAGE_ROWS = {
  pt: { locale: "pt-BR", name: "Português" },
  en: { locale: "en", name: "English" },
  es: { locale: "es", name: "Español" },
} as const;

export type Language = keyof typeof LANGUAGE_ROWS;
export const LANGUAGES = Object.keys(LANGUAGE_ROWS) as [Language, ...Language[]];
