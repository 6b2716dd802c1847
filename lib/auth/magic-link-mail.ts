import { textsIn } from "#lib/messages/catalog.ts";
import { languageOf } from "#lib/messages/language.ts";
import { writeLetter } from "#lib/messages/letter.ts";

export const magicLinkMail = (to: string, url: string, language: string) =>
  writeLetter({ to, url, ...textsIn(languageOf(language)).mails.magicLink });
