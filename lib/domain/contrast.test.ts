import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTRAST_MIN, contrast, safeTextColor } from "./contrast.ts";

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("black on white is 21, a colour on itself 1", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#777777")).toBe(1);
});

test("the safe colour reads on every background", () => {
  fc.assert(
    fc.property(
      color,
      color,
      (background, wanted) => contrast(background, safeTextColor(background, wanted)) >= CONTRAST_MIN,
    ),
  );
});

test("a colour that reads stays as it is", () => {
  expect(safeTextColor("#ffffff", "#1b1440")).toBe("#1b1440");
});
