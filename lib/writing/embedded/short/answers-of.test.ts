import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import type { Pair } from "#lib/writing/embedded/known/matter.ts";
import { answersOf } from "./answers-of.ts";

const QUESTION = "Can a clay oven crack by itself?";

test.each<[Language, Pair, string, title: string, text: string]>([
  [
    "en",
    {
      said: QUESTION,
      answer:
        "It is rare, and mostly comes of a fire lit too fast on a floor that is still damp. Dry it slowly for a week.",
    },
    QUESTION,
    "It is rare",
    "Mostly comes of a fire lit too fast on a floor that is still damp. Dry it slowly for a week.",
  ],
  [
    "pt",
    {
      said: "Mito: um forno sem uso não racha",
      answer: "Racha, sim. A umidade e o frio trabalham sozinhos; depois de anos parado ele pede conserto.",
    },
    "Por que o forno racha sem uso?",
    "A umidade e o frio trabalham sozinhos",
    "Depois de anos parado ele pede conserto.",
  ],
  [
    "es",
    { said: "¿Cada cuánto se limpia el horno?", answer: "Una vez al año. Con leña húmeda, dos." },
    "¿Cada cuánto se limpia el horno?",
    "Una vez al año",
    "Con leña húmeda, dos.",
  ],
  ["en", { said: QUESTION, answer: "Only where the floor is damp." }, QUESTION, "Only where the floor is damp", ""],
])("%s: %j is headed by its own words", (language, pair, asked, title, text) => {
  expect(answersOf([pair], asked, language)).toEqual([expect.objectContaining({ title, text })]);
});
