import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#lib/domain/language.ts";
import { chooseTheme, type ThemeWish, themeKey } from "./choose-theme.ts";
import { seasonAt } from "./season.ts";

const wish = (given: Partial<ThemeWish> = {}): ThemeWish => ({
  language: "pt",
  zone: "America/Sao_Paulo",
  localDate: "2026-02-20",
  brand: {
    profileName: "Café Aurora",
    description: "Cafeteria de bairro.",
    audience: "Quem toma café todo dia, sem esnobismo.",
    contentPreferences: "Métodos de preparo, origem dos grãos e bastidores da torra.",
    toneOfVoice: "",
  },
  subjects: ["guardar café"],
  inspirations: [
    { handle: "torra.da.serra", caption: "☕ Café gelado que não fica aguado #cafe\nCoe sobre o gelo." },
    { handle: "outra", caption: "Bom dia!" },
  ],
  turn: 0,
  rested: new Set(),
  ...given,
});

test("an inspiration gives its headline, and the reason names it and the audience", () => {
  expect(chooseTheme(wish())).toEqual({
    theme: "Café gelado que não fica aguado: a nossa versão",
    reason: "Da inspiração de @torra.da.serra, para o seu público de quem toma café todo dia.",
  });
});

test("what the brand likes to tell takes turns with the season and with inspirations", () => {
  const reasons = [0, 1, 2, 3].map((turn) => chooseTheme(wish({ turn })).reason);
  expect(reasons[0]).toMatch(/^Da inspiração/);
  expect(reasons[1]).toMatch(/^Do que a sua marca conta/);
  expect(reasons[2]).toMatch(/^Pela época, no verão/);
  expect(reasons[3]).toMatch(/^Do que a sua marca conta/);
});

test("a theme that rests is never chosen, however much was posted", () => {
  const rested = new Set<string>();
  // The fullest grid of all, for a month.
  for (let turn = 0; turn < 744; turn++) {
    const key = themeKey(chooseTheme(wish({ turn, rested })).theme);
    expect(rested.has(key)).toBe(false);
    rested.add(key);
  }
});

test("case, accents, marks and numbers do not make another theme", () => {
  expect(themeKey("5 Erros: Café!")).toBe(themeKey("7 erros, cafe"));
  expect(themeKey("Café (parte 2)")).not.toBe(themeKey("Café (parte 3)"));
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("a brand that says nothing of itself is given themes and reasons all the same", () => {
    const brand = { profileName: "", description: "", audience: "", contentPreferences: "", toneOfVoice: "" };
    for (let turn = 0; turn < 12; turn++) {
      const { reason, theme } = chooseTheme(wish({ language, brand, subjects: [], inspirations: [], turn }));
      expect(theme).not.toMatch(/undefined|^:/);
      expect(reason).toMatch(/^[\p{Lu}].+[^,]\.$/u);
    }
  });
});

test.each([
  ["2026-01-20", "America/Sao_Paulo", "no verão"],
  ["2026-01-20", "Europe/Lisbon", "no inverno"],
  ["2026-07-10", "Australia/Sydney", "no inverno"],
  ["2026-12-12", "America/Sao_Paulo", "no Natal"],
  ["2026-06-20", "America/Recife", "nas festas juninas"],
])("on %s in %s it is %s", (day, zone, phrase) => {
  expect(seasonAt(day, zone, "pt")).toBe(phrase);
});
