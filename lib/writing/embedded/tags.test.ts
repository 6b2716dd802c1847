import { expect, test } from "vitest";
import { tagsFor } from "./tags.ts";

test.each([
  ["Haras Boa Lua", "Aulas de equitação em Itu.", "primeira aula de equitação", [], ["#harasboalua", "#itu"]],
  ["Chaminé Limpa", "Limpeza de chaminés em Gramado e Canela.", "limpar a chaminé", [], ["#gramado", "#chaminé"]],
  ["", "", "imposto de renda", [], ["#impostoderenda"]],
  ["Café Sol", "", "guardar café", ["café", "barista", "cafeteria", "espresso", "coado"], ["#café", "#barista"]],
])("%s, %s, on %s", (profileName, description, about, known, wanted) => {
  const tags = tagsFor({ profileName, description }, about, known, "pt");
  expect(tags).toEqual(expect.arrayContaining(wanted));
  expect(tags.length).toBeLessThanOrEqual(5);
  expect(new Set(tags).size).toBe(tags.length);
});

test("what is done with a subject is no tag; what the brand works with is the last", () => {
  expect(tagsFor({ profileName: "Lava", description: "Cuidamos de roupas." }, "lavar edredom", [], "pt")).toEqual([
    "#lava",
    "#edredom",
    "#roupas",
  ]);
});

test.each([
  ["O que perguntar no pré-natal", "pt", ["#prénatal"], ["#natal", "#perguntar"]],
  ["Estudar para o Enem o dia inteiro", "pt", ["#enem"], ["#inteiro", "#estudar"]],
  ["¿Cada cuánto se cambia la tapa de un tacón?", "es", ["#tacón", "#tapa"], ["#cambia"]],
  ["When a halyard needs replacing", "en", ["#halyard"], ["#replacing"]],
] as const)("of %s the things are tags, and whole", (about, language, wanted, others) => {
  const tags = tagsFor({ profileName: "Corda", description: "Oficina no Vale do Una" }, about, [], language);
  expect(tags).toEqual(expect.arrayContaining(["#valedouna", ...wanted]));
  expect(tags.filter((tag) => others.some((other) => other === tag))).toEqual([]);
});
