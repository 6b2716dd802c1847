/**
 * Every language that Pauta speaks and writes: its locale, as Intl, a page and a payment provider name it, and its name
 * in its own words, so that whoever is lost finds the way back. A week begins on Sunday (6) or on Monday (0).
 */
export const LANGUAGE_ROWS = {
  pt: { locale: "pt-BR", name: "Português", weekBegins: 6 },
  en: { locale: "en", name: "English", weekBegins: 6 },
  es: { locale: "es", name: "Español", weekBegins: 0 },
} as const satisfies Record<string, { locale: string; name: string; weekBegins: 0 | 6 }>;

export type Language = keyof typeof LANGUAGE_ROWS;
export const LANGUAGES = Object.keys(LANGUAGE_ROWS) as [Language, ...Language[]];
