import { expect, test } from "vitest";
import { allBegun } from "./sentence.ts";

test.each([
  ["ask. a padaria responde", "Ask. A padaria responde"],
  ["Tide Candle Co. is happy to answer. ask away", "Tide Candle Co. is happy to answer. Ask away"],
])("%s", (line, begun) => {
  expect(allBegun(line)).toBe(begun);
});
