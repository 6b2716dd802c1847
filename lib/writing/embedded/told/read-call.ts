import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isContact, type Mark, marksOf } from "./marks.ts";
import type { Call, Told } from "./told.ts";

/** "Agendar pelo 3555-0101" is a note of the owner's: a reader is asked to. */
export const bidIn = (sentence: string, language: Language): [noted: string, asked: string] | undefined =>
  Object.entries(readToldWords(language).bids).find(([noted]) => `${fold(sentence)} `.startsWith(`${noted} `));

/** A telephone or an address to write to that stands alone. */
export function bareContactIn(line: string, language: Language): Mark | undefined {
  const contact = marksOf(line, language).find(({ kind }) => kind === "phone" || kind === "mail" || kind === "name");
  const isAlone = contact && !/[\p{L}\p{N}]/u.test(line.slice(0, contact.from) + line.slice(contact.to));
  return isAlone ? contact : undefined;
}

export function bidden(sentence: string, language: Language): string {
  const [noted = "", asked = ""] = bidIn(sentence, language) ?? [];
  // "Enviar CV ou ligar": of two notes neither is asked alone.
  if (/\s(?:ou|o)\s\p{L}+[aei]r(?!\p{L})/u.test(sentence.slice(noted.length))) return sentence;
  return asked + sentence.slice(noted.length);
}

/** "91 555 03 40" alone does not say what is to be done with it. */
function reachedBy(sentence: string, language: Language): string | null {
  const contact = bareContactIn(sentence, language);
  return contact ? `${readToldWords(language).reach}: ${contact.text}` : null;
}

export function callOf(noted: string[], language: Language): Call | null {
  if (noted.length === 0) return null;
  const sentences = noted.map((sentence) => reachedBy(sentence, language) ?? bidden(sentence, language));
  const contacts = sentences.flatMap((sentence) =>
    marksOf(sentence, language)
      .filter(isContact)
      .map(({ text }) => text),
  );
  return { sentences, contacts: [...new Set(contacts)] };
}

/** Two forms of what is asked, "[Escribe|Escriba]"; a text's own words have no such marks. */
const FORMS = /\[[^|[\]]*\|[^[\]]*\]/g;

/** A text whose call and notes speak to its reader as the brand does. */
export function calling(told: Told, speak: (line: string) => string): Told {
  const spoken = (said: string) => said.replace(FORMS, speak);
  const { call, parts } = told;
  return {
    ...told,
    parts: parts.map((part) => (part.kind === "list" ? { ...part, rows: part.rows.map(spoken) } : part)),
    call: call && { ...call, sentences: call.sentences.map(spoken) },
  };
}
