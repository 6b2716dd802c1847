import type { Language } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";
import { writeLetters } from "#lib/messages/letter.ts";
import { gather } from "./gather.ts";
import { sayNotice } from "./say-notice.ts";
import type { ToldNotice } from "./told.ts";

interface Reader {
  to: string;
  language: Language;
  workspace: string;
}

/** One mail of all that a person is told at once, newest first: one thing as a letter, several as a list. */
export function noticeMail(
  { language, to, workspace }: Reader,
  appUrl: string,
  notices: readonly [ToldNotice, ...ToldNotice[]],
) {
  const { choose, subject } = textsIn(language).told;
  const said = gather(notices).map(({ all, newest }) => sayNotice(newest, all.length, language));
  const [only] = said;
  return writeLetters({
    to,
    subject: only && said.length === 1 ? only.title : fill(subject, { count: String(said.length), workspace }),
    letters: said.map(({ next, path, text, title }) => ({
      // The subject says it already.
      title: said.length === 1 ? null : title,
      lead: text,
      url: `${appUrl}${path}`,
      button: next,
    })),
    end: { text: choose, url: `${appUrl}/account#notices` },
  });
}
