import type { Language } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { writeLetter } from "#lib/messages/letter.ts";

export const emailChangeMail = (to: string, url: string, language: Language) =>
  writeLetter({ to, url, ...textsIn(language).mails.emailChange });
