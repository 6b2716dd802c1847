import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { programmeOf, programmeSentence } from "./programme-in-prose.ts";

test.each<[Language, string, string[]]>([
  [
    "es",
    "21:00 llegada y bebida caliente; 21:30 charla sobre meteoros; 23:30 lluvia de estrellas hasta la 1:30.",
    ["21:00: llegada y bebida caliente", "21:30: charla sobre meteoros", "23:30: lluvia de estrellas hasta la 1:30"],
  ],
  [
    "pt",
    "segunda percussão, terça violão, quarta canto e sexta roda de choro",
    ["Segunda: percussão", "Terça: violão", "Quarta: canto", "Sexta: roda de choro"],
  ],
  [
    "pt",
    "Sexta 19h novena; sábado 16h leilão, 20h show com a banda e domingo 10h missa.",
    ["Sexta 19h: novena", "Sábado 16h: leilão", "Sábado 20h: show com a banda", "Domingo 10h: missa"],
  ],
  [
    "es",
    "6 de marzo, La tregua; 3 de abril, Los adioses; 8 de mayo, Un cuento",
    ["6 de marzo: La tregua", "3 de abril: Los adioses", "8 de mayo: Un cuento"],
  ],
  [
    "en",
    "10 am coffee and welcome, 10.30 am talk with Dr Holt, 12 noon walk to the mill",
    ["10 am: coffee and welcome", "10.30 am: talk with Dr Holt", "12 noon: walk to the mill"],
  ],
])("%s: what begins with its hour or day is a row: %s", (language, text, rows) => {
  expect(programmeOf(text, language)?.map(({ name, value }) => `${name}: ${value}`)).toEqual(rows);
});

test.each<[Language, string]>([
  ["en", "Tuesday 27, Thursday 29 and Saturday 31 October"],
  ["pt", "Das 9h às 18h, sábado até 13h, na Rua XV de Novembro, 640."],
  ["en", "from Friday 27 November you find us at Old Bridge Yard, 9am to 2pm or until sold out"],
  ["es", "Sábado, 12 de mayo, de 10:00 a 13:00, en la plaza"],
])("%s: dates and hours of one thing are no programme: %s", (language, text) => {
  expect(programmeOf(text, language)).toBeNull();
});

test.each<[Language, string, string | null]>([
  ["en", "Tuesday to Friday 10 to 6.", "Tuesday to Friday: 10 to 6"],
  ["es", "Viernes 3 y 10, 20:30: La casa de Bernarda.", "Viernes 3 y 10, 20:30: La casa de Bernarda"],
  ["pt", "Sexta não tem.", null],
  ["en", "Sunday, when the shop is closed, we bake.", null],
])("%s: a sentence that is a row: %s", (language, sentence, told) => {
  const row = programmeSentence(sentence, language);
  expect(row && `${row.name}: ${row.value}`).toBe(told);
});
