import { expect, test } from "vitest";
import { headed } from "./heading.ts";

test.each([
  [
    "Once a year; with daily fires, twice. And after a fire.",
    "Once a year; with daily fires, twice",
    "And after a fire.",
  ],
  ["When the roots ask: oily hair most days.", "When the roots ask", "Oily hair most days."],
  ["Raspa el aguijón. Lava con agua.", "Raspa el aguijón", "Lava con agua."],
  [
    "A cada seis meses é uma boa base para a maioria das pessoas adultas, mas depende do caso.",
    "A cada seis meses é uma boa base para a maioria das pessoas adultas",
    "Mas depende do caso.",
  ],
  ["A cada seis meses.", "A cada seis meses", ""],
])("%s: under its own words", (answer, title, text) => {
  expect(headed(answer, 67)).toEqual({ title, text });
});

test.each([
  "If the finger swells or turns purple while you are still trying to free it by yourself, get help.",
  "Às vezes: molho morno com condicionador por meia hora ou então com sabonete neutro.",
  "Fixe um horário após o lanche, comece junto pelo exercício mais fácil e dê pausas curtas.",
  "A dirty filter, low chlorine, pH that is out of range or short filtering are usual causes of it.",
  "Weekly riders usually book a service every six months of the year that they ride in.",
])("%s: has no part that stands alone", (answer) => {
  expect(headed(answer, 60)).toBeNull();
});
