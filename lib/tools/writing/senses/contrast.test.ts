import { expect, test } from "vitest";
import { randomFrom } from "#lib/writing/embedded/random.ts";
import { learner } from "./contrast.ts";
import { firstSenses } from "./first-senses.ts";
import { dot, matrix, shorten, summed } from "./matrix.ts";

const WIDTH = 4;
const NONE = new Float32Array(WIDTH);
const bag = (...places: number[]) => new Map(places.map((place) => [place, 1]));

const nearestTo = (asked: Map<number, number>, told: Map<number, number>[], senses: ReturnType<typeof matrix>) => {
  const [ask, ...others] = summed([asked, ...told], senses, WIDTH);
  others.forEach(shorten);
  const scores = others.map((other) => dot(ask ?? NONE, other));
  return scores.indexOf(Math.max(...scores));
};

test("words that stand for the same are told from those that do not", () => {
  const random = randomFrom("words");
  const senses = matrix(6, WIDTH, () => random.below(1000) / 1000 - 0.5);
  const [asked, told] = [
    [bag(0), bag(1), bag(2)],
    [bag(3), bag(4), bag(5)],
  ];
  const step = learner(senses, WIDTH);
  for (let turn = 0; turn < 60; turn++) step(asked, told);
  expect(asked.map((one) => nearestTo(one, told, senses))).toEqual([0, 1, 2]);
});

test("words of the same texts begin near each other", () => {
  const texts = [bag(0, 1), bag(0, 1, 2), bag(3, 4), bag(3, 4, 5)];
  const random = randomFrom("texts");
  const senses = firstSenses(texts, 6, 2, () => random.below(1000) / 1000);
  const alike = (one: number, other: number) => dot(senses[one] ?? NONE, senses[other] ?? NONE);
  expect(alike(0, 1)).toBeGreaterThan(0.9);
  expect(Math.abs(alike(0, 3))).toBeLessThan(0.3);
});
