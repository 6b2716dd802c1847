import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import type { Pair } from "#lib/writing/embedded/known/matter.ts";
import { answersOf, inPages } from "./answers-of.ts";

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

test.each([
  ["pt", "Olho brilhante, guelra vermelha, carne que volta ao apertar e cheiro de mar.", 4],
  ["en", "Clear bright eyes, red gills, firm flesh and a smell of the sea. If one fails, choose another.", 5],
  ["pt", "É raro, e em geral vem de borda lascada, ferragem solta ou falha interna.", 1],
  [
    "en",
    "Put it out before the wax has melted to the very edge of the jar, because the flame then digs itself a hole that no later burn will ever fill again.",
    1,
  ],
  // Six things on five pages would lose the last.
  ["en", "Old putty, loose pins, grey wood, dull primer, cracked glass and a thin bevel.", 1],
] as const)("%s: %s takes %i pages", (language, whole, count) => {
  expect(inPages({ title: "", text: whole, whole, isDirect: true }, 5, language)).toHaveLength(count);
});

test("a myth of the theme's is denied, and none like it stands as if true", () => {
  const found = [{ said: "Los carbohidratos de noche engordan más", answer: "Pesa el total del día, no el reloj." }];
  const [answer] = answersOf(found, "Mito: cenar carbohidratos engorda", "es");
  expect(`${answer?.title} ${answer?.text}`).not.toContain("engordan más");
});
