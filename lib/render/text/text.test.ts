import { expect, test } from "vitest";
import { FONTS } from "#lib/domain/brand.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { emojiFile, partsOf } from "./emoji.ts";
import { fitText } from "./fit.ts";
import { measureWords } from "./widths.ts";
import { wordsOf } from "./words.ts";

test.each([
  ["☕️", true],
  ["👩🏽‍🍳", true],
  ["1️⃣", true],
  ["🇧🇷", true],
  ["🏳️‍🌈", true],
])("%s has a picture", (emoji, known) => {
  expect(emojiFile(emoji) !== null).toBe(known);
});

test("an emoji newer than the set is left out, a sign that fonts draw stays a letter", () => {
  expect(partsOf("\u{1FAE9}")).toEqual([]);
  expect(partsOf("a©b")).toEqual([{ text: "a©b", emoji: null }]);
});

test("bold and marked parts are told apart inside of a word", () => {
  const words = wordsOf({
    blocks: [
      { weight: "regular", text: "Está pronto?" },
      { weight: "bold", text: "Sim" },
      { weight: "regular", text: ", já." },
    ],
    highlight: "pronto",
  });
  expect(
    words.map(({ atoms }) =>
      atoms.map(({ bold, mark, text }) => `${text}${bold ? "*" : ""}${mark ? "!" : ""}`).join("|"),
    ),
  ).toEqual(["Está", "pronto!|?", "Sim*|,", "já."]);
});

test("a cut text ends at a word with an ellipsis, in every font", async () => {
  const text = "Uma frase longa que não cabe em duas linhas pequenas de jeito nenhum";
  for (const font of FONTS) {
    const widths = await measureWords([{ font, weight: "regular", text }]);
    const fitted = fitText(
      wordsOf(plainValue(text)),
      { width: 260, height: 80 },
      { font, weight: "regular", max: 28, min: 28 },
      widths,
    );
    const last = fitted.lines.at(-1)?.pieces.at(-1)?.atom.text ?? "";
    expect(fitted.truncated).toBe(true);
    expect(last.endsWith("…")).toBe(true);
    expect(text.split(" ")).toContain(last.slice(0, -1));
    expect(fitted.width).toBeLessThanOrEqual(260);
    expect(fitted.height).toBeLessThanOrEqual(80.5);
  }
});
