import { expect, test } from "vitest";
import type { Scene } from "#lib/domain/scene.ts";
import { scenesInTurn } from "./scenes-in-turn.ts";

const scene = (start: number, end: number): Scene => ({ start, end, type: "keyword", fields: { value: "Café" } });
const times = (scenes: readonly Scene[]) => scenes.map(({ end, start }) => [start, end]);

test.each<[string, [number, number][], [number, number][]]>([
  [
    "the last one stays until the end",
    [
      [0, 3],
      [3, 5],
    ],
    [
      [0, 3],
      [3, 9],
    ],
  ],
  [
    "each gives way to the next",
    [
      [0, 4],
      [3, 5],
    ],
    [
      [0, 3],
      [3, 9],
    ],
  ],
  [
    "a short gap is none",
    [
      [0, 2],
      [4, 5],
    ],
    [
      [0, 4],
      [4, 9],
    ],
  ],
  [
    "a long gap shows the voice",
    [
      [0, 1],
      [8, 9],
    ],
    [
      [0, 1],
      [8, 9],
    ],
  ],
  ["the first one that begins soon stands from the start", [[0.5, 2]], [[0, 9]]],
  [
    "the hook stands before a first one that begins late",
    [[2, 4]],
    [
      [0, 2],
      [2, 9],
    ],
  ],
  [
    "what begins after the end is not seen",
    [
      [0, 2],
      [9.5, 12],
    ],
    [[0, 9]],
  ],
  ["none, none", [], []],
])("%s", (_, given, wanted) => {
  expect(
    times(
      scenesInTurn(
        given.map(([start, end]) => scene(start, end)),
        "Seu café amarga?",
        9,
      ),
    ),
  ).toEqual(wanted);
});
