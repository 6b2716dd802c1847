import { expect, test } from "vitest";
import { readTrades } from "#lib/content/trades/trades.ts";
import type { Language } from "#lib/domain/language.ts";
import { comparedIn, comparisonOf } from "./comparing.ts";

const compared = (language: Language, key: string, asked: string) => {
  const trade = readTrades().find((one) => one.key === key);
  const sides = comparedIn(asked, language);
  if (!trade || !sides) throw new Error(`${asked} compares nothing`);
  return comparisonOf(sides, trade, language);
};

test.each<[Language, string, string, string]>([
  ["pt", "cafe", "qual a diferença entre café coado e espresso", "Café coado/Espresso"],
  ["en", "tea", "green tea vs black tea which is better", "Green tea/Black tea"],
  ["es", "law", "acuerdo verbal o contrato escrito", "Acuerdo verbal/Contrato escrito"],
])("%s, %s: %s is told side by side", (language, key, asked, sides) => {
  const { versus } = compared(language, key, asked);
  expect(versus && `${versus.left}/${versus.right}`).toBe(sides);
});

test.each<[Language, string, string, string]>([
  ["es", "ice-cream", "que diferencia hay entre gelato y helado", "¿Gelato o helado: cuál es la diferencia?"],
  ["en", "dentist", "braces vs invisalign clear aligners", "Braces or clear aligners?"],
  ["es", "music", "guitarra o piano para empezar", "¿Guitarra o piano: qué es más fácil para empezar?"],
])("%s, %s: %s has a question on both", (language, key, asked, said) => {
  expect(compared(language, key, asked).questions.map((pair) => pair.said)).toEqual([said]);
});

test.each<[Language, string, string]>([
  ["pt", "music", "qual a diferença entre piano de armário e piano de cauda"],
  ["pt", "bakery", "pão francês engorda mais que pão de forma"],
  ["pt", "cafe", "café com leite ou espresso"],
  ["en", "yoga", "is hot yoga better than normal yoga"],
  ["en", "beauty", "whats the difference between a fringe and a crop"],
  ["es", "auto", "nafta super o premium"],
])("%s, %s: nothing has both sides of %s", (language, key, asked) => {
  const { myths, questions, versus } = compared(language, key, asked);
  expect([versus, ...questions, ...myths]).toEqual([null]);
});

test.each<[Language, string]>([
  ["en", "why does my boiler bang or leak"],
  ["es", "cómo saber si es callo o verruga"],
  ["pt", "meu carro morre ou engasga o que faço"],
  ["en", "how often should i wash my hair"],
])("%s: %s weighs nothing", (language, asked) => {
  expect(comparedIn(asked, language)).toBeNull();
});
