import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { priceSentence, pricesOf } from "./prices-in-prose.ts";

test.each<[Language, string, string[] | undefined]>([
  ["en", "Half day £55, full day £90 and sunset paddle £48.", ["Half day: £55", "Full day: £90", "Sunset paddle: £48"]],
  ["es", "Corte $12, corte y lavado $15, tinte desde $35.", ["Corte: $12", "Corte y lavado: $15", "Tinte: desde $35"]],
  ["es", "De 3 a 9 años: 12 €; mayores: 18 €.", ["De 3 a 9 años: 12 €", "Mayores: 18 €"]],
  ["en", "£12 for a child; £18 for a grown-up.", undefined],
  ["pt", "R$ 690 a de cano curto e R$ 760 a de cano longo, em até 5 vezes.", undefined],
  ["pt", "1º R$ 300, 2º R$ 150, 3º R$ 80 e um relógio de xadrez.", undefined],
])("%s: a table of prices within a sentence: %s", (language, sentence, rows) => {
  expect(pricesOf(sentence, language)?.map(({ name, value }) => `${name}: ${value}`)).toEqual(rows);
});

test.each<[Language, string, string | null]>([
  ["en", "Single 130 by 180 cm, £95.", "Single 130 by 180 cm: £95"],
  ["en", "£72 for the course or £15 a session.", null],
  ["es", "Se paga al reservar, con tarjeta, $20.", null],
])("%s: a sentence that is a price: %s", (language, sentence, told) => {
  const row = priceSentence(sentence, language);
  expect(row && `${row.name}: ${row.value}`).toBe(told);
});
