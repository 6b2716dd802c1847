import type { Bag } from "./bags.ts";

/** Rows of one width. */
export type Matrix = readonly Float32Array[];

export const matrix = (rows: number, width: number, value: () => number = () => 0): Matrix =>
  Array.from({ length: rows }, () => Float32Array.from({ length: width }, value));

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Adds so much of one row to another. */
export function add(to: Float32Array, from: Float32Array, share: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (from[at] ?? 0) * share;
}

export function scale(row: Float32Array, by: number): void {
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) * by;
}

/** Makes its length 1, and tells what it was. */
export function shorten(row: Float32Array): number {
  const length = Math.sqrt(dot(row, row)) + 1e-6;
  scale(row, 1 / length);
  return length;
}

/** What the words of each bag sum up to. */
export const summed = (bags: readonly Bag[], words: Matrix, width: number): Matrix =>
  bags.map((bag) => {
    const row = new Float32Array(width);
    for (const [place, tells] of bag) addAt(row, words, place, tells);
    return row;
  });

/** The other way: to each word what is told of the bags that it stands in. */
export function spread(bags: readonly Bag[], told: Matrix, onto: Matrix): void {
  bags.forEach((bag, at) => {
    for (const [place, tells] of bag) {
      const to = onto[place];
      if (to) addAt(to, told, at, tells);
    }
  });
}

function addAt(to: Float32Array, from: Matrix, at: number, share: number): void {
  const row = from[at];
  if (row) add(to, row, share);
}
