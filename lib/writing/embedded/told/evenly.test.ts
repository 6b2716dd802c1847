import { expect, test } from "vitest";
import { evenly, packedEvenly } from "./evenly.ts";

test.each([
  [5, 4, [3, 2]],
  [7, 3, [2, 3, 2]],
  [4, 5, [4]],
])("%i rows, %i at most, are shared out", (count, max, sizes) => {
  expect(evenly(Array.from({ length: count }), max).map(({ length }) => length)).toEqual(sizes);
});

test("no last row stands alone where rows can be shared out", () => {
  const rows = ["14h: malabares", "15h30: perna de pau", "17h: espetáculo", "18h30: tecido", "19h30: roda"];
  expect(packedEvenly(rows, "pt", 70, " · ")).toEqual([
    "14h: malabares · 15h30: perna de pau · 17h: espetáculo",
    "18h30: tecido · 19h30: roda",
  ]);
});
