import type { ConnectionEnd } from "#lib/domain/connection.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { CONNECTION_END_TEXTS } from "#lib/messages/connection-ends.ts";
import { writeLetter } from "#lib/messages/letter.ts";

export type ConnectionNews = { kind: "ending"; days: number } | { kind: "ended"; because: ConnectionEnd };

type About = ConnectionNews & { project: string; handle: string; url: string };

interface Words {
  ending: (handle: string, days: number) => string;
  endingLead: (project: string) => string;
  ended: (handle: string) => string;
  endedLead: (project: string) => string;
  button: string;
}

const WORDS: Record<Language, Words> = {
  pt: {
    ending: (handle, days) => `A conexão com @${handle} termina em ${days === 1 ? "1 dia" : `${days} dias`}`,
    endingLead: (project) =>
      `Tentamos renovar a conexão do projeto ${project} todos os dias e a rede social não respondeu. Reconecte a conta para que os posts agendados saiam na hora.`,
    ended: (handle) => `A conexão com @${handle} terminou`,
    endedLead: (project) =>
      `O projeto ${project} não pode publicar até você reconectar a conta. Os posts agendados continuam guardados, com suas datas.`,
    button: "Reconectar a conta",
  },
  en: {
    ending: (handle, days) => `The connection to @${handle} ends in ${days === 1 ? "1 day" : `${days} days`}`,
    endingLead: (project) =>
      `We try to renew the connection of the project ${project} every day and the social network does not answer. Reconnect the account so that scheduled posts go out on time.`,
    ended: (handle) => `The connection to @${handle} has ended`,
    endedLead: (project) =>
      `The project ${project} cannot publish until you reconnect the account. Its scheduled posts are kept, with their dates.`,
    button: "Reconnect the account",
  },
  es: {
    ending: (handle, days) => `La conexión con @${handle} termina en ${days === 1 ? "1 día" : `${days} días`}`,
    endingLead: (project) =>
      `Intentamos renovar la conexión del proyecto ${project} todos los días y la red social no responde. Reconecta la cuenta para que los posts programados salgan a tiempo.`,
    ended: (handle) => `La conexión con @${handle} terminó`,
    endedLead: (project) =>
      `El proyecto ${project} no puede publicar hasta que reconectes la cuenta. Los posts programados siguen guardados, con sus fechas.`,
    button: "Reconectar la cuenta",
  },
};

export function connectionMail(to: string, inLanguage: string, about: About) {
  const language = LANGUAGES.find((known) => known === inLanguage) ?? "pt";
  const { button, ...words } = WORDS[language];
  const { handle, project, url } = about;
  if (about.kind === "ending") {
    const subject = words.ending(handle, about.days);
    return writeLetter({ to, subject, lead: words.endingLead(project), url, button });
  }
  const lead = `${CONNECTION_END_TEXTS[about.because][language]} ${words.endedLead(project)}`;
  return writeLetter({ to, subject: words.ended(handle), lead, url, button });
}
