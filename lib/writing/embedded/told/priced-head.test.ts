import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { callApart } from "./call-apart.ts";
import { lineOfFacts } from "./line-of-facts.ts";
import { linesOf } from "./told.ts";

const SOLD: [Language, string, string, string, string][] = [
  [
    "pt",
    "consulta de tarô 90 reais de dia e 110 depois das 19h, por vídeo, dura 50 minutos, fale no 11 5555-0101",
    "Tarô em Olinda.",
    "Consulta de tarô",
    "90 reais de dia e 110 depois das 19h",
  ],
  [
    "es",
    "afinación de bicicleta 38€ con mano de obra, 2 frenos y cables, de lunes a viernes 10 a 18h, sin cita",
    "Taller de bicicletas en Lugo.",
    "Afinación de bicicleta",
    "38€ con mano de obra, 2 frenos y cables",
  ],
  [
    "es",
    "vuelo en globo 160 euros con seguro, fotos y desayuno, desde 12 años, dura una hora, reservar con dos días",
    "Globos en Segovia.",
    "Vuelo en globo",
    "160 euros con seguro, fotos y desayuno",
  ],
  [
    "en",
    "small van £60, large van £85 a day, no smoking, fuel extra, collect before 9am",
    "Van hire in Derby.",
    "Van hire: prices",
    "Small van £60",
  ],
  [
    "pt",
    "inscrições abertas, 3x na semana R$ 120 por mês, quimono incluso, aula grátis terça 19h, zap 11 95555-0101",
    "Escola de judô para crianças na Mooca.",
    "Inscrições abertas: escola de judô para crianças",
    "3x na semana R$ 120 por mês",
  ],
  [
    "en",
    "three places opening October 6, $40 a lesson, 4pm-7pm, piano included, call 614-555-0101",
    "Piano lessons in Akron.",
    "Three places opening October 6",
    "$40 a lesson",
  ],
];

test.each(SOLD)("%s: what a price includes and depends on stays with it: %s", (language, text, about, title, fact) => {
  const line = lineOfFacts(callApart(text, language), language, about);
  expect(line?.title).toBe(title);
  expect(line?.parts.flatMap(linesOf)).toContain(fact);
});
