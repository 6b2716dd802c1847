import type { Language } from "#lib/domain/language.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { pt } from "./pt/index.ts";
import type { Same } from "./words.ts";

export type Texts = Same<typeof pt>;

const CATALOG: Record<Language, Texts> = { pt, en, es };

export const textsIn = (language: Language): Texts => CATALOG[language];

/** What the server alone reads, as it is written. */
type Kept = "docs" | "layouts" | "mails" | "media" | "told";

/** The values that a text takes are typed by the Portuguese ones; a test holds the other languages to the same. */
export type Messages = Omit<typeof pt, Kept>;

/** What pages say, in the notation of their formatter. */
export function messagesIn(language: Language): Omit<Texts, Kept> {
  const { docs, layouts, mails, media, told, ...messages } = CATALOG[language];
  return messages;
}
