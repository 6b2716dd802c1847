import { expect, test } from "vitest";
import { linesOf, type Part } from "./told.ts";
import { withTinyFacts } from "./tiny.ts";

const says = (topic: Part["topic"], ...sentences: string[]): Part => ({
  kind: "statement",
  topic,
  title: null,
  sentences,
});

test("facts of a word or two share one list", () => {
  const parts = withTinyFacts(
    [says("content", "Vagas: 32."), says("price", "Custa R$ 20."), says("content", "Duração: 2 h.")],
    "pt",
  );
  expect(parts.map(({ kind }) => kind)).toEqual(["details", "statement"]);
  expect(parts.flatMap(linesOf)).toEqual(["Vagas: 32", "Duração: 2 h", "Custa R$ 20."]);
});

test("a single one stands with a condition, or with its neighbour", () => {
  const parts = [says("price", "Entrada $18."), says("content", "Cupos: 40."), says("conditions", "Llevar manta.")];
  expect(withTinyFacts(parts, "es").map(linesOf)).toEqual([["Entrada $18."], ["Llevar manta.", "Cupos: 40."]]);
});
