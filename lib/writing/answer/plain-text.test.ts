import { expect, test } from "vitest";
import { boldIn, plainLine, plainText, spokenLine } from "./plain-text.ts";

test.each([
  ["**Moa** na *hora*, __sempre__", "Moa na hora, sempre"],
  ["## Título\ntexto", "Título\ntexto"],
  ["um<br>dois<br/>três", "um\ndois\ntrês"],
  ["<p>Caf&eacute; &amp; p&atilde;o</p>", "Café & pão"],
  ["veja [o cardápio](https://a.b/c) hoje", "veja o cardápio hoje"],
  ["um\\n\\ndois", "um\n\ndois"],
  ["- um\n* dois", "• um\n• dois"],
  ["`código`", "código"],
  ["𝗕𝗼𝗹𝗱 e ①", "Bold e 1"],
  ["A → B", "A – B"],
  ["5 * 3 = 15 e 2 < 3", "5 * 3 = 15 e 2 < 3"],
  ["nota_fiscal_2024 e @ana_maria_", "nota_fiscal_2024 e @ana_maria_"],
  ["⅓ xícara, ≥ 2", "1⁄3 xícara, 2"],
  ["o 面包 da casa", "o 面包 da casa"],
  ["a\u200Bb\u00A0c", "ab c"],
])("%j is read as %j", (said, plain) => {
  expect(plainText(said)).toBe(plain);
});

test.each([
  ["1. Moa na hora", "Moa na hora"],
  ["✅ Moa na hora", "Moa na hora"],
  ["• ☕️ Moa", "Moa"],
  ["“Moa na hora”", "Moa na hora"],
  ["“Moa”, disse ela, “na hora”", "“Moa”, disse ela, “na hora”"],
  ["3 dicas", "3 dicas"],
  ["10.000 grãos", "10.000 grãos"],
  ["30% off", "30% off"],
])("%j is drawn as %j", (said, line) => {
  expect(plainLine(said)).toBe(line);
});

test("what is spoken has no pictures and no hashes", () => {
  expect(spokenLine("Bom dia 😊! Use #café 👩🏽‍🍳")).toBe("Bom dia ! Use café");
});

test("the bold part of a line is known once the marks are gone", () => {
  expect(boldIn("Café **sem amargor** em casa")).toBe("sem amargor");
  expect(boldIn("Café sem nada")).toBe("");
});

test.each([
  ["(soft music) Narrator: Do you floss?", "Do you floss?"],
  ["*(pausa dramática)* E agora?", "E agora?"],
  ["Sábado tem show (música ao vivo).", "Sábado tem show (música ao vivo)."],
  ["[pause] E agora?", "[pause] E agora?"],
])("of %j is said %j", (told, said) => {
  expect(spokenLine(told)).toBe(said);
});
