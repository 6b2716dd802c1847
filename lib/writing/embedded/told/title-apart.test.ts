import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { linesOf } from "./told.ts";
import { titleApart } from "./title-apart.ts";

test.each<[Language, string, string | undefined, string[]]>([
  [
    "es",
    "Domingo 30 de noviembre: almuerzo por nuestros 25 años",
    "Almuerzo por nuestros 25 años",
    ["Domingo 30 de noviembre."],
  ],
  [
    "pt",
    "Feira de mudas: 9 de maio, das 8h às 12h, na Praça do Sol 40",
    "Feira de mudas",
    ["9 de maio, das 8h às 12h.", "Na Praça do Sol 40."],
  ],
  ["en", "New hours from 1 April", "New hours", ["From 1 April."]],
  ["pt", "O consultório fecha de 20 de dezembro a 5 de janeiro", undefined, []],
  ["en", "The Skerry throw is back in three sizes", undefined, []],
  ["en", "Spring prints out 5 September, 4 papers", undefined, []],
])("%s: a title without its day and place: %s", (language, title, left, lines) => {
  const apart = titleApart(title, language);
  expect(apart?.title).toBe(left);
  expect(apart?.parts.flatMap(linesOf) ?? []).toEqual(lines);
});
