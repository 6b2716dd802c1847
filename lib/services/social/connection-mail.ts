import type { ConnectionEnd } from "#lib/domain/connection.ts";
import type { Language } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";
import { writeLetter } from "#lib/messages/letter.ts";

export type ConnectionNews = { kind: "ending"; days: number } | { kind: "ended"; because: ConnectionEnd };

type About = ConnectionNews & { project: string; handle: string; url: string };

export function connectionMail(to: string, language: Language, about: About) {
  const { connection, mails } = textsIn(language);
  const { button, ended, ending } = mails.connection;
  const { handle, project, url } = about;
  if (about.kind === "ending") {
    const days = about.days === 1 ? ending.day : fill(ending.days, { count: String(about.days) });
    const subject = fill(ending.subject, { handle, days });
    return writeLetter({ to, subject, lead: fill(ending.lead, { project }), url, button });
  }
  const lead = `${connection.because[about.because]} ${fill(ended.lead, { project })}`;
  return writeLetter({ to, subject: fill(ended.subject, { handle }), lead, url, button });
}
