import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { characters, excerpt } from "./text.ts";

test.each([
  ["", 0],
  ["abc", 3],
  ["é", 1],
  ["e\u0301", 2],
  ["🍀", 1],
  ["𝕏", 1],
  ["👩‍👩‍👦", 5],
  ["🇧🇷", 2],
  ["a\n\tb", 4],
])("%j has %i characters", (text, count) => {
  expect(characters(text)).toBe(count);
});

describe("an excerpt", () => {
  test.each([
    ["short", 10, "short"],
    ["exactly 10", 10, "exactly 10"],
    ["one two three", 10, "one two…"],
    ["one two, three", 9, "one two,…"],
    ["oneword", 4, "one…"],
    ["🍀🍀🍀🍀", 3, "🍀🍀…"],
    ["a   b", 4, "a…"],
    ["linha um\nlinha dois", 12, "linha um…"],
  ])("of %j in %i is %j", (text, max, expected) => {
    expect(excerpt(text, max)).toBe(expected);
  });

  test("is never too long, never breaks a sign, and begins as the text does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.integer({ min: 2, max: 50 }), (text, max) => {
        const short = excerpt(text, max);
        expect(characters(short)).toBeLessThanOrEqual(max);
        expect(short.isWellFormed()).toBe(true);
        if (short !== text) expect(text.startsWith(short.slice(0, -1))).toBe(true);
        if (characters(text) <= max) expect(short).toBe(text);
      }),
    );
  });
});
