import type { Language } from "#lib/domain/language.ts";
import { isContact, marksOf } from "./marks.ts";
import type { Call } from "./told.ts";

export function callOf(sentences: string[], language: Language): Call | null {
  if (sentences.length === 0) return null;
  const contacts = sentences.flatMap((sentence) =>
    marksOf(sentence, language)
      .filter(isContact)
      .map(({ text }) => text),
  );
  return { sentences, contacts: [...new Set(contacts)] };
}
