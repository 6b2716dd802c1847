import { expect, test } from "vitest";
import { withFacts } from "./with-facts.ts";

test.each<[string, string, string[], string]>([
  [
    "become a sentence each below it",
    "Feira de trocas",
    ["troca de livros", "sábado, às 9h", "grátis"],
    "Feira de trocas\nTroca de livros.\nSábado, às 9h.\nGrátis.",
  ],
  ["keep the end that they have", "Feira", ["Vale a pena!"], "Feira\nVale a pena!"],
  ["that are not told leave no trace", " Feira ", ["", "  ", "às 9h"], "Feira\nÀs 9h."],
  ["can be all that there is", "", ["uma feira"], "Uma feira."],
])("facts %s", (_, theme, facts, expected) => {
  expect(withFacts(theme, facts)).toBe(expected);
});
