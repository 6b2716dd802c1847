import { describe, expect, test } from "vitest";
import type { FieldValue } from "#lib/domain/slide.ts";
import { fromRich, retype, toggleBold, toggleHighlight, toRich } from "./rich-text.ts";

const mixed: FieldValue = {
  blocks: [
    { weight: "bold", text: "5 erros" },
    { weight: "regular", text: "ao moer café" },
  ],
  highlight: "moer",
};

test("what is only read is given back as it was", () => {
  for (const value of [
    mixed,
    { blocks: [{ weight: "regular", text: "" }], highlight: "" },
    { blocks: [{ weight: "regular", text: "duas\n\nlinhas" }], highlight: "" },
    {
      blocks: [
        { weight: "regular", text: "a" },
        { weight: "bold", text: "b" },
        { weight: "regular", text: "c" },
      ],
      highlight: "",
    },
  ] satisfies FieldValue[])
    expect(fromRich(toRich(value))).toEqual(value);
});

describe("typing", () => {
  const typed = (text: string) => fromRich(retype(toRich(mixed), text));
  test("keeps the weight of every word that it does not touch", () => {
    expect(typed("5 erros ao moer bem o café").blocks).toEqual([
      { weight: "bold", text: "5 erros" },
      { weight: "regular", text: "ao moer bem o café" },
    ]);
    expect(typed("6 erros ao moer café").blocks[0]).toEqual({ weight: "bold", text: "6 erros" });
  });
  test("at the end of a bold word is bold", () => {
    expect(typed("5 errosss ao moer café").blocks[0]).toEqual({ weight: "bold", text: "5 errosss" });
  });
  test("a blank at the end is not swallowed", () => {
    expect(toRich(typed("5 erros ao moer café ")).text).toBe("5 erros ao moer café ");
  });
  test("keeps what is marked for as long as its words are there", () => {
    expect(typed("5 erros ao moer grãos").highlight).toBe("moer");
    expect(typed("5 erros ao torrar").highlight).toBe("");
  });
});

test("a selection makes whole words bold, and plain again", () => {
  const rich = toRich({ blocks: [{ weight: "regular", text: "um dois três" }], highlight: "" });
  const bold = toggleBold(rich, 4, 5);
  expect(fromRich(bold).blocks).toEqual([
    { weight: "regular", text: "um" },
    { weight: "bold", text: "dois" },
    { weight: "regular", text: "três" },
  ]);
  expect(fromRich(toggleBold(bold, 3, 7))).toEqual(fromRich(rich));
});

test("a selection is marked, and unmarked", () => {
  const marked = toggleHighlight(toRich(mixed), 9, 12);
  expect(marked.highlight).toBe("ao moer");
  expect(toggleHighlight(marked, 8, 15).highlight).toBe("");
});
