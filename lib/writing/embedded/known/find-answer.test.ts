import { expect, test } from "vitest";
import { readTexts, readTrades } from "#lib/content/trades/trades.ts";
import { readNearness } from "#lib/content/asking/asking.ts";
import type { Language } from "#lib/domain/language.ts";
import { readThemes } from "#lib/tools/writing/asked/themes.ts";
import { findAnswer } from "./find-answer.ts";
import { SIGN_NAMES } from "./nearness.ts";

const answer = (language: Language, key: string, asked: string): string | null => {
  const trade = readTrades().find((one) => one.key === key);
  if (!trade) throw new Error(`No trade ${key}`);
  return findAnswer(asked, trade, language)?.said ?? null;
};

test.each<[Language, string, string, RegExp]>([
  // In other words, in their own order and haste, and without an accent.
  ["es", "hardware", "qué taladro compro para usar en casa?", /^¿Qué taladro comprar para casa/],
  ["pt", "bicycles", "Pneu de bike dura quanto tempo?", /dura um pneu de bicicleta/],
  ["en", "butcher", "how long should i rest a roast beef joint", /^How long should a roast rest/],
  ["pt", "pest-control", "Sinais de que tem rato em casa", /tem rato/],
  ["es", "locksmith", "Copiar una llave cuánto demora", /tarda en copiar una llave/],
  // What happened is a question without one.
  ["en", "funeral", "someone died at home, what do we do", /dies at home/],
  ["pt", "laundry", "mancha de caneta na roupa", /mancha de caneta/],
  // Two things are asked, of which one is known.
  [
    "en",
    "plumbing",
    "how long does a water heater last and when should i replace it",
    /How long does a water heater last/,
  ],
  // What is asked behind a comma is asked of what stands before it, and how it is not to turn out is no other thing.
  ["en", "roofing", "moss on the roof, leave it or get rid?", /moss on a roof/],
  ["en", "flooring", "how to clean laminate floors without streaks", /clean laminate floors/],
  // When is told by how often and by signs, and not by a way.
  ["pt", "music", "quando trocar as cordas do violão", /quanto em quanto tempo trocar as cordas do violão/],
  ["es", "shoe-repair", "¿Cuándo cambiar de talla los zapatos de los niños?", /queda pequeño/],
  // What is asked word for word is sure, however near another question is.
  ["en", "law", "do I need a will", /^Do I need a will/],
  // Where it happens tells less than what.
  ["es", "florist", "Qué hacer para que las rosas duren en el florero", /durar más las rosas/],
])("%s, %s: %s", (language, key, asked, said) => {
  expect(answer(language, key, asked)).toMatch(said);
});

test.each<[Language, string, string]>([
  ["en", "accounting", "which shampoo suits curly hair"],
  ["pt", "wine", "Vinho sem corante: vale a pena?"],
  ["en", "dentist", "our new garden bench"],
  ["pt", "auto", "como escolher vestido de noiva"],
])("%s, %s: %s is asked by nobody", (language, key, asked) => {
  expect(answer(language, key, asked)).toBeNull();
});

test("what the signs count was learned of all of them", () => {
  const { near, sure } = readNearness();
  expect([near, sure].map(({ signs }) => Object.keys(signs))).toEqual([SIGN_NAMES, SIGN_NAMES]);
});

test("the themes that it was learned from name questions of the library", () => {
  const unknown = Object.entries(readThemes()).flatMap(([key, themes]) =>
    themes.flatMap(({ also, best, language }) => {
      const said = Object.values(readTexts(key, language).topics).flatMap(({ lists, questions }) => [
        ...questions.map(([one]) => one),
        ...lists.map(({ title }) => title),
      ]);
      return [...best, ...also].filter((one) => !said.includes(one)).map((one) => `${key} ${language}: ${one}`);
    }),
  );
  expect(unknown).toEqual([]);
});

test("of themes as owners type them three in four are answered, and one in twenty-five by something else", () => {
  const all = Object.entries(readThemes()).flatMap(([key, themes]) => themes.map((theme) => ({ key, ...theme })));
  const groups = Map.groupBy(all, ({ key, language }) => `${key} ${language}`);
  // Every eighth trade and language, in turn each of the three: what a trade is asked takes longest to read.
  const sample = [...groups.values()].filter((_, at) => at % 8 === 0).flat();
  const told = sample.map(({ also, best, key, language, theme }) => ({
    said: answer(language, key, theme),
    best,
    also,
  }));
  const right = told.filter(({ best, said }) => said !== null && best.includes(said)).length;
  const wrong = told.filter(({ also, best, said }) => said !== null && ![...best, ...also].includes(said)).length;
  expect(right / sample.length).toBeGreaterThan(0.72);
  expect(wrong / sample.length).toBeLessThan(0.045);
});
