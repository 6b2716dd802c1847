import { expect, test } from "vitest";
import { isSameWord } from "./same-word.ts";

test.each([
  ["guardar", "guardado"],
  ["pneu", "pneus"],
  ["cuchillo", "cuchillos"],
  ["florista", "floristas"],
  ["clean", "cleaning"],
  ["tooth", "teeth"],
  ["moer", "moagem"],
  ["riego", "regar"],
  ["organizar", "organizacao"],
  ["bleeding", "bleeds"],
  ["drip", "dripping"],
  ["tune", "tuning"],
  ["dries", "drying"],
  ["broken", "breaks"],
  ["sangrando", "sangramento"],
  ["abre", "abrindo"],
  ["sube", "subiendo"],
  ["suena", "sonar"],
  ["pierde", "perder"],
  ["rota", "rompio"],
  ["escura", "escureceu"],
  ["oscuro", "oscurecio"],
  ["hits", "hitting"],
  ["despidieron", "despiden"],
  ["cepillo", "cepillarse"],
  ["rascar", "rasque"],
  ["mejora", "mejoran"],
  ["pica", "picar"],
])("%s and %s are one word", (first, second) => {
  expect(isSameWord(first, second)).toBe(true);
});

test.each([
  ["chain", "chair"],
  ["melancia", "melao"],
  ["escola", "escolher"],
  ["crystal", "cryptic"],
  ["school", "scholar"],
  ["lens", "lentil"],
  ["prato", "pratica"],
  ["carta", "cartaz"],
  ["plan", "plant"],
  ["mel", "melao"],
  ["rat", "rating"],
  ["lata", "latir"],
  ["sala", "salir"],
  ["pelo", "pelar"],
  ["paro", "parece"],
  ["bus", "busy"],
  ["cars", "caring"],
])("%s and %s are two", (first, second) => {
  expect(isSameWord(first, second)).toBe(false);
});
