import { expect, test } from "vitest";
import { cuesOf, dropUnknownCues, placeWords, sentencesOf, spokenText } from "./script.ts";

const script = "Oi, tudo bem? [pause] Hoje o café é outro. [excited] Vamos lá!";

test("what is in brackets is never spoken", () => {
  expect(spokenText(script)).toBe("Oi, tudo bem? Hoje o café é outro. Vamos lá!");
  expect(cuesOf(script)).toEqual(["pause", "excited"]);
});

test("an unknown cue is dropped and a known one kept", () => {
  expect(dropUnknownCues("Um [laughs] dois [pause] três")).toBe("Um dois [pause] três");
});

test("each sentence counts once", () => {
  expect(sentencesOf(script)).toEqual(["Oi, tudo bem?", "Hoje o café é outro.", "Vamos lá!"]);
});

test("a title before a name ends no sentence", () => {
  expect(sentencesOf("Aqui é a Dra. Paula. Fale com o Dr. Rui.")).toEqual([
    "Aqui é a Dra. Paula.",
    "Fale com o Dr. Rui.",
  ]);
});

test("words are placed in order and never twice", () => {
  expect(placeWords(script, ["Oi, tudo bem?", "o café"])).toEqual([
    { from: 0, to: 13 },
    { from: 19, to: 25 },
  ]);
  expect(placeWords(script, ["o café", "Oi, tudo bem?"])).toBeNull();
  expect(placeWords(script, ["Vamos lá!", "Vamos lá!"])).toBeNull();
});
