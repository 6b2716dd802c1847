import { expect, test } from "vitest";
import { cutOf, focusIn } from "./own-picture.ts";
import { nearing, viewAt } from "./photo-motion.ts";

const FRAME = { width: 1080, height: 1920 };

test.each([
  { width: 2160, height: 1440 },
  { width: 900, height: 1200 },
  { width: 600, height: 2160 },
])("the point that a person chose stands still while a photo of %j comes nearer", (photo) => {
  for (const [x, y] of [
    [0.5, 0.5],
    [0, 1],
    [0.9, 0.1],
  ] as const) {
    const focus = { x, y, zoom: 1.5 };
    const point = focusIn(photo, cutOf(photo, FRAME, focus), focus);
    for (const share of [0, 0.3, 0.7, 1]) {
      const view = viewAt(nearing(point), share);
      // Where in the view the point is: its left edge is as far in as its free room says.
      expect((point.x - (1 - view.share) * view.x) / view.share).toBeCloseTo(point.x, 9);
      expect((point.y - (1 - view.share) * view.y) / view.share).toBeCloseTo(point.y, 9);
    }
    expect([viewAt(nearing(point), 0).share, viewAt(nearing(point), 1).share]).toEqual([1, 0.87]);
  }
});
