import { expect, test } from "vitest";
import type { Scene } from "./post.ts";
import { addScene, moveEdge, retypeScene } from "./scene-edit.ts";

const scene = (start: number, end: number): Scene => ({ start, end, type: "keyword", fields: { value: "a" } });

test("an edge stops at its neighbours, at its own other edge and at the ends", () => {
  const scenes = [scene(0, 2), scene(3, 5), scene(6, 8)];
  const at = (edge: "start" | "end", seconds: number, index = 1) => moveEdge(scenes, index, edge, seconds, 10)[index];
  expect(at("start", 1)).toMatchObject({ start: 2, end: 5 });
  expect(at("start", 9)).toMatchObject({ start: 4.5, end: 5 });
  expect(at("end", 9)).toMatchObject({ start: 3, end: 6 });
  expect(at("end", 99, 2)).toMatchObject({ end: 10 });
  expect(at("start", -1, 0)).toMatchObject({ start: 0 });
});

test("a new scene follows the last, or halves the chosen one when time is full", () => {
  expect(addScene([scene(0, 2)], 0, 10)).toMatchObject({ at: 1, scenes: [{}, { start: 2, end: 5 }] });
  expect(addScene([scene(0, 4), scene(4, 10)], 0, 10)).toMatchObject({
    at: 1,
    scenes: [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
      { start: 4, end: 10 },
    ],
  });
  expect(
    addScene(
      Array.from({ length: 60 }, (_, at) => scene(at, at + 1)),
      0,
      90,
    ).scenes,
  ).toHaveLength(60);
});

test("another type keeps what both have and nothing else", () => {
  const big: Scene = { start: 0, end: 1, type: "big_number", fields: { value: "30%", label: "menos" } };
  expect(retypeScene(big, "question").fields).toEqual({ value: "30%" });
  expect(retypeScene(big, "checklist").fields).toEqual({});
});
