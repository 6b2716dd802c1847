import type { Language } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";
import { writeLetter } from "#lib/messages/letter.ts";

interface Invitation {
  url: string;
  workspace: string;
  inviter: string;
}

/** In the inviter's language: the invited person's is not known yet. */
export function inviteMail(to: string, { url, ...names }: Invitation, language: Language) {
  const { lead, subject, ...words } = textsIn(language).mails.invite;
  return writeLetter({ to, url, subject: fill(subject, names), lead: fill(lead, names), ...words });
}
