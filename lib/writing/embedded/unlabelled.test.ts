import { expect, test } from "vitest";
import { unlabelled } from "./unlabelled.ts";

test.each([
  ["Dica da semana: alongamento para quem fica sentado", "Alongamento para quem fica sentado"],
  ["dica: regar de manhã cedo", "Regar de manhã cedo"],
  ["Tip of the day: rotate your houseplants", "Rotate your houseplants"],
  ["Consejo de la semana: riega por la mañana", "Riega por la mañana"],
  ["3 dicas para regar", "3 dicas para regar"],
  ["Tip jar: where the coins go", "Tip jar: where the coins go"],
])("%s is a post on %s", (theme, said) => {
  expect(unlabelled(theme)).toBe(said);
});
