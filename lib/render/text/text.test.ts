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

const linesIn = async (text: string, width: number, balance: boolean): Promise<string[]> => {
  const widths = await measureWords([{ font: "Inter", weight: "title", text }]);
  const style = { font: "Inter", weight: "title", max: 60, min: 28, balance } as const;
  const { lines } = fitText(wordsOf(plainValue(text)), { width, height: 900 }, style, widths);
  return lines.map(({ pieces }) => pieces.map(({ atom }) => atom.text).join(" "));
};

test.each([
  ["O pão que a Ana Paula faz desde menina", "Ana Paula"],
  ["Uma tarde inteira em São Paulo com calma", "São Paulo"],
  ["O curso completo por R$ 1.200 no cartão", "R$ 1.200"],
  ["Marque a consulta com o Dr. Silva hoje", "Dr. Silva"],
  ["Aberto aos sábados até as 19 horas em ponto", "19 horas"],
  ["Para cada xícara use 10 g de pó fresco", "10 g"],
])("no line of “%s” ends within “%s”, whatever its width", async (text, whole) => {
  for (const balance of [true, false])
    for (let width = 330; width < 1000; width += 45) {
      const lines = await linesIn(text, width, balance);
      expect(
        lines.some((line) => line.includes(whole)),
        lines.join(" / "),
      ).toBe(true);
    }
});

test("no short word is left alone on the last line", async () => {
  for (const balance of [true, false])
    for (let width = 420; width < 1000; width += 35) {
      const lines = await linesIn("Um bom café começa na moagem e termina já", width, balance);
      expect(lines.length === 1 || lines.at(-1) !== "já", lines.join(" / ")).toBe(true);
    }
});

test("a dot between two things stands within a line, and at no end of one", async () => {
  for (let width = 300; width < 1200; width += 60) {
    const lines = await linesIn("R$ 45 por pessoa · Das 10h às 12h", width, true);
    expect(lines.filter((line) => /^·|·$/.test(line))).toEqual([]);
  }
});
