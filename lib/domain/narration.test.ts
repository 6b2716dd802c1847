import { expect, test } from "vitest";
import { coverSecond, type PhotoScene } from "./narration.ts";
import type { Scene } from "./scene.ts";

const scene = (start: number, end: number): Scene => ({ start, end, type: "keyword", fields: { value: "Café" } });
const photo = (start: number, end: number): PhotoScene => ({ start, end, photo: "photo", description: "" });

test.each<[string, (Scene | PhotoScene)[], number, number, number]>([
  ["the first scene, whole", [scene(5, 9), scene(1, 4)], 1, 30, 3.6],
  ["it where the video is faster", [scene(1, 4)], 1.5, 20, 3.4 / 1.5],
  ["a scene that is too short to come in", [scene(2, 2.1)], 1, 30, 2],
  ["no further than the middle", [scene(0, 30)], 1, 30, 15],
  ["the beginning where photos are shown", [photo(0, 4)], 1, 30, 1.5],
  ["the first photo before it begins to fade", [photo(0, 1.6), photo(1.6, 4)], 1, 30, 1.1],
  ["it where the video is faster", [photo(0, 1.8), photo(1.8, 4)], 1.5, 20, 0.7],
  ["the very beginning of a photo that soon fades", [photo(0, 0.4), photo(0.4, 4)], 1, 30, 0],
  ["the beginning where nothing is", [], 1, 30, 1.5],
])("a cover shows %s", (_, scenes, speed, seconds, at) => {
  expect(coverSecond({ scenes, speed }, seconds)).toBeCloseTo(at);
});
