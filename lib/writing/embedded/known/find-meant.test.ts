import { expect, test } from "vitest";
import { readTrades } from "#lib/content/trades/trades.ts";
import type { Language } from "#lib/domain/language.ts";
import { findMeant } from "./find-meant.ts";

const meant = (language: Language, key: string, asked: string): string | null => {
  const trade = readTrades().find((one) => one.key === key);
  if (!trade) throw new Error(`No trade ${key}`);
  return findMeant(asked, trade, language)?.answer ?? null;
};

test.each<[Language, string, string, RegExp]>([
  ["en", "physiotherapy", "sciatica: rest or keep moving?", /^With sciatica, short walks/],
  ["pt", "bakery", "pão francês murcho", /^O pão francês/],
  ["es", "pets", "mi gato toma poca agua", /agua/],
  ["en", "honey", "a swarm in my garden", /^Leave it alone/],
])("%s, %s: %s means what is asked in other words", (language, key, asked, answer) => {
  expect(meant(language, key, asked)).toMatch(answer);
});

test.each<[Language, string, string]>([
  ["en", "music", "how often should I change piano strings?"],
  ["es", "laundry", "mancha de vino del sofá o de la alfombra"],
  ["en", "dentist", "our new garden bench"],
  ["es", "physiotherapy", "dolor de talón al dar los primeros pasos"],
])("%s, %s: nothing means %s", (language, key, asked) => {
  expect(meant(language, key, asked)).toBeNull();
});
