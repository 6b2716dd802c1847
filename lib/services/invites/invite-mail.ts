import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { writeLetter } from "#lib/messages/letter.ts";

interface Invitation {
  url: string;
  workspace: string;
  inviter: string;
}

const WORDS: Record<
  Language,
  (invitation: Invitation) => { subject: string; lead: string; button: string; note: string }
> = {
  pt: ({ inviter, workspace }) => ({
    subject: `${inviter} convidou você para ${workspace} na Pauta`,
    lead: `${inviter} convidou você para trabalhar em ${workspace}, na Pauta. O convite vale por 7 dias.`,
    button: "Ver o convite",
    note: "Não conhece esta pessoa? Ignore esta mensagem.",
  }),
  en: ({ inviter, workspace }) => ({
    subject: `${inviter} invited you to ${workspace} at Pauta`,
    lead: `${inviter} invited you to work on ${workspace} at Pauta. The invite lasts 7 days.`,
    button: "See the invite",
    note: "Don't know this person? Ignore this message.",
  }),
  es: ({ inviter, workspace }) => ({
    subject: `${inviter} te invitó a ${workspace} en Pauta`,
    lead: `${inviter} te invitó a trabajar en ${workspace}, en Pauta. La invitación vale 7 días.`,
    button: "Ver la invitación",
    note: "¿No conoces a esta persona? Ignora este mensaje.",
  }),
};

/** In the inviter's language: the invited person's is not known yet. */
export const inviteMail = (to: string, invitation: Invitation, language: string) =>
  writeLetter({
    to,
    url: invitation.url,
    ...WORDS[LANGUAGES.find((known) => known === language) ?? "pt"](invitation),
  });
