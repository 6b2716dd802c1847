import { expect, test } from "vitest";
import { CENTER, collageOf, cutOf } from "./own-picture.ts";

test.each([
  ["a wide picture in an upright frame keeps its middle", { width: 2000, height: 1000 }, CENTER, [600, 0, 800, 1000]],
  ["what is nearer shows less of it", { width: 2000, height: 1000 }, { ...CENTER, zoom: 2 }, [800, 250, 400, 500]],
  [
    "a focus at the edge stays within the picture",
    { width: 2000, height: 1000 },
    { x: 1, y: 0, zoom: 1 },
    [1200, 0, 800, 1000],
  ],
  [
    "an upright one of the frame's shape is whole",
    { width: 800, height: 1000 },
    { x: 0, y: 1, zoom: 1 },
    [0, 0, 800, 1000],
  ],
])("%s", (_, picture, focus, [left, top, width, height]) => {
  expect(cutOf(picture, { width: 400, height: 500 }, focus)).toEqual({ left, top, width, height });
});

test("pictures that share a frame fill it and do not touch", () => {
  for (const count of [1, 2, 3, 4]) {
    const frames = collageOf(count, { width: 900, height: 600 }, 10);
    expect(frames).toHaveLength(count);
    expect(Math.max(...frames.map(({ left, width }) => left + width))).toBe(900);
    expect(Math.max(...frames.map(({ height, top }) => top + height))).toBe(600);
  }
});
