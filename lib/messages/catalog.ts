import type { Language } from "#lib/domain/language.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { pt } from "./pt/index.ts";
import type { Same } from "./words.ts";

export type Texts = Same<typeof pt>;

const CATALOG: Record<Language, Texts> = { pt, en, es };

export const textsIn = (language: Language): Texts => CATALOG[language];

/** What the server alone reads: no page brings it along. */
type Kept = "docs" | "layouts" | "mails" | "media";

export type Messages = Omit<typeof pt, Kept>;

export function messagesIn(language: Language): Messages {
  const { docs, layouts, mails, media, ...brought } = CATALOG[language];
  return asMessages(brought);
}

/** The values that a text takes are typed by the Portuguese ones; a test holds the other languages to the same. */
const asMessages = (texts: Omit<Texts, Kept>) => texts as Messages;
