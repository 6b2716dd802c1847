import { expect, test } from "vitest";
import { altTextOf, plainValue } from "./slide.ts";

test.each([
  [["Sabonete suave e água fresca.", "Limpe", "1"], "Sabonete suave e água fresca. Limpe. 1."],
  [["Quer saber mais?", "  ", "Chame a gente!"], "Quer saber mais? Chame a gente!"],
  [[], ""],
])("the texts %j are read as %j", (texts, read) => {
  const fields = Object.fromEntries(texts.map((text, index) => [`field${index}`, plainValue(text)]));
  expect(altTextOf(fields)).toBe(read);
});
