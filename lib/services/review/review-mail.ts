import type { Language } from "#lib/domain/language.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { fill } from "#lib/messages/fill.ts";
import { writeLetter } from "#lib/messages/letter.ts";

interface Facts {
  who: string;
  theme: string;
  text: string;
  url: string;
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text);

/** Somebody is named in a comment, or a client has answered. */
export function reviewMail(about: "mention" | "approved" | "changes", language: Language, { url, ...facts }: Facts) {
  const { button } = textsIn(language).mails.review;
  const { lead, subject } = textsIn(language).mails.review[about];
  const values = { ...facts, theme: short(facts.theme) };
  const { to: _, ...letter } = writeLetter({
    to: "",
    subject: fill(subject, values),
    lead: fill(lead, values),
    url,
    button,
  });
  return letter;
}
