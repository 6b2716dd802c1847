import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { callApart } from "./call-apart.ts";

const APART: [Language, string, string][] = [
  [
    "pt",
    "Vaga de padeiro: 44h por semana, folga aos domingos, currículo para vagas@forno.example até sexta",
    "Vaga de padeiro: 44h por semana, folga aos domingos. Currículo para vagas@forno.example até sexta",
  ],
  [
    "en",
    "Framer wanted, three days a week, training given, apply at jobs@frames.example, by Friday",
    "Framer wanted: three days a week, training given. Apply at jobs@frames.example, by Friday",
  ],
  [
    "es",
    "Buscamos aprendiz de luthier, media jornada, sin experiencia, escribe a taller@cuerda.example",
    "Buscamos aprendiz de luthier: media jornada, sin experiencia. Escribe a taller@cuerda.example",
  ],
];

test("what names a way to take part is asked apart too", () => {
  expect(callApart("Curso de macramê, sábados 9h, R$ 130, 10 vagas, inscrição na loja", "pt")).toBe(
    "Curso de macramê: sábados 9h, R$ 130, 10 vagas. Inscrição na loja",
  );
  expect(callApart("Fado night, Friday 8pm, tapas served, tickets £8", "en")).toMatch(/, tickets £8$/);
});

test("whoever is asked in words alone is asked apart too", () => {
  expect(callApart("Looking for a weaver, full time, a loom of your own, message us on here", "en")).toBe(
    "Looking for a weaver: full time, a loom of your own. Message us on here",
  );
});

test.each(APART)("%s: what asks its reader stands apart: %s", (language, text, said) => {
  expect(callApart(text, language)).toBe(said);
});

const WHOLE: [Language, string][] = [
  ["en", "Open day on Saturday, in our workshop, at 12 Mill Lane and on mill.example"],
  ["en", "Framer wanted. Three days a week, training given, apply at jobs@frames.example"],
  ["pt", "Fale com ada@forno.example, de segunda a sexta, das 8h às 12h"],
];

test.each(WHOLE)("%s: %s is told as it stands", (language, text) => {
  expect(callApart(text, language)).toBe(text);
});
