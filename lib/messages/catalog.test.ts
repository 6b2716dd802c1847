import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { textsIn } from "./catalog.ts";
import { pickLanguage } from "./language.ts";

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );

const argumentsOf = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name).toSorted((one, other) => one.localeCompare(other));

const all = Object.fromEntries(LANGUAGES.map((language) => [language, new Map(leaves(textsIn(language)))]));
const inLanguage = (language: Language) => all[language] ?? new Map<string, string>();

describe.each(LANGUAGES.filter((language) => language !== "pt"))("the words in %s", (language) => {
  test("have every key of the Portuguese ones, and no other", () => {
    expect([...inLanguage(language).keys()].toSorted()).toEqual([...inLanguage("pt").keys()].toSorted());
  });

  test("take the same values as the Portuguese ones", () => {
    const argumentsIn = (words: Map<string, string>) =>
      Object.fromEntries(Array.from(words, ([key, text]) => [key, argumentsOf(text)]));
    expect(argumentsIn(inLanguage(language))).toEqual(argumentsIn(inLanguage("pt")));
  });
});

test.each(LANGUAGES)("no word in %s is empty", (language) => {
  expect([...inLanguage(language)].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test.each([
  ["en", "pt-BR", "en"],
  ["fr", "es-AR,es;q=0.9,en;q=0.8", "es"],
  [undefined, "fr-FR, en;q=0.5, es;q=0.7", "es"],
  [undefined, "de", "pt"],
  [undefined, "en;q=0, es;q=0.1", "es"],
  [undefined, null, "pt"],
])("cookie %s and Accept-Language %s read as %s", (cookie, header, language) => {
  expect(pickLanguage(cookie, header)).toBe(language);
});
