import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { sentencesIn } from "./cuts.ts";
import { BREATH, inBreaths } from "./in-breaths.ts";

test.each<[Language, string, string]>([
  [
    "en",
    "Two-day dry stone walling course for beginners, Saturday 9 and Sunday 10 May, 9 am to 4 pm, at Low Hag Farm near Skipton.",
    "Two-day dry stone walling course for beginners. Saturday 9 and Sunday 10 May, 9 am to 4 pm, at Low Hag Farm near Skipton.",
  ],
  [
    "es",
    "Menú de cuatro tiempos (rocoto relleno, chupe de camarones, adobo y queso helado) a S/ 85 por persona, niños hasta 10 años S/ 40.",
    "Menú de cuatro tiempos (rocoto relleno, chupe de camarones, adobo y queso helado) a S/ 85 por persona. Niños hasta 10 años S/ 40.",
  ],
])("%s: a sentence that is too long to be said is parted at a comma: %s", (language, text, said) => {
  expect(inBreaths(text, language)).toBe(said);
  expect(sentencesIn(said, language).filter((sentence) => countWords(sentence) > BREATH)).toEqual([]);
});

test.each<[Language, string]>([
  ["pt", "Leve garrafa de água."],
  [
    "pt",
    "Quem se inscrever com um amigo que ainda não conhece a escola nem fez aula por aqui, na matriz ou na filial, ganha um mês.",
  ],
])("%s: what is short, or would be torn, stays whole: %s", (language, text) => {
  expect(inBreaths(text, language)).toBe(text);
});
