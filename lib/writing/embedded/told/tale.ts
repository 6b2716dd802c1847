import { readToldWords } from "#lib/content/told/told.ts";
import type { Language } from "#lib/domain/language.ts";
import { marksOf } from "./marks.ts";

/** What happened to somebody is no data to save, asks for nothing, and is told in its own order. */
export function isTaleOf(said: readonly string[], language: Language): boolean {
  const { tale } = readToldWords(language);
  const isFact = (text: string) => marksOf(text, language).some(({ kind }) => kind !== "number" && kind !== "date");
  return said.filter((text) => tale.test(text)).length > 1 && !said.some(isFact);
}
