import { expect, test } from "vitest";
import { boxAt, COVER_FRAME } from "./reel-motion.ts";
import { REEL_FPS } from "./reel.ts";

test.each([
  ["the hook is there in the first frame, and all but in its place", 0, 0, 1, 1.728],
  ["the hook stands soon after", 0, 0.15, 1, 0],
  ["the complement is not there before its time", 1, 1.9, 0, 64],
  ["the complement comes in at two seconds", 1, 2, 0, 64],
  ["half risen, it is whole to the eye", 1, 2.25, 0.8333, 8],
  ["the complement stands", 1, 2.5, 1, 0],
  ["the call stands at the end", 2, 7, 1, 0],
] as const)("%s", (_, block, seconds, opacity, drop) => {
  const moment = boxAt(block, seconds);
  expect(moment.opacity).toBeCloseTo(opacity, 3);
  expect(moment.drop).toBeCloseTo(drop, 3);
});

test("the cover shows every box in its place", () => {
  for (const block of [0, 1, 2] as const) expect(boxAt(block, COVER_FRAME / REEL_FPS)).toEqual({ opacity: 1, drop: 0 });
});
