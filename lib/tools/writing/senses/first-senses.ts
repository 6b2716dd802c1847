import type { Bag } from "./bags.ts";
import { add, dot, type Matrix, matrix, shorten, spread, summed } from "./matrix.ts";

const TURNS = 6;

/**
 * Latent semantic analysis: words that stand in the same questions, of whatever language, point the same way. The
 * leading singular directions by subspace iteration.
 */
export function firstSenses(bags: readonly Bag[], words: number, width: number, next: () => number): Matrix {
  const rows = bags.map(shortened);
  let basis = orthonormal(matrix(words, width, () => next() - 0.5));
  for (let turn = 0; turn < TURNS; turn++) {
    const turned = matrix(words, width);
    spread(rows, summed(rows, basis, width), turned);
    basis = orthonormal(turned);
  }
  const strengths = rootOf(gramOf(summed(rows, basis, width), width));
  return basis.map((word) => {
    const sense = new Float32Array(width);
    strengths.forEach((strength, at) => add(sense, strength, word[at] ?? 0));
    shorten(sense);
    return sense;
  });
}

/** A word that is said often tells little more, and a long text no more than a short one. */
function shortened(bag: Bag): Bag {
  const told = new Map([...bag].map(([place, tells]) => [place, Math.sqrt(tells)]));
  const length = Math.hypot(...told.values()) + 1e-6;
  return new Map([...told].map(([place, tells]) => [place, tells / length]));
}

const turnedOver = (rows: Matrix): Matrix =>
  Array.from(rows[0] ?? [], (_, column) => Float32Array.from(rows, (row) => row[column] ?? 0));

/** Its columns made orthonormal, as Gram and Schmidt do. */
function orthonormal(rows: Matrix): Matrix {
  const columns = turnedOver(rows);
  columns.forEach((column, at) => {
    for (const before of columns.slice(0, at)) add(column, before, -dot(column, before));
    shorten(column);
  });
  return turnedOver(columns);
}

/** How much each two columns have in common. */
function gramOf(rows: Matrix, width: number): Matrix {
  const gram = matrix(width, width);
  for (const row of rows) gram.forEach((line, at) => add(line, row, row[at] ?? 0));
  return gram;
}

/** Cholesky: what, times itself turned over, is the matrix. */
function rootOf(of: Matrix): Matrix {
  const lower: Float32Array[] = [];
  for (const [row, line] of of.entries()) {
    const own = new Float32Array(of.length);
    lower.push(own);
    lower.forEach((other, column) => {
      const rest = (line[column] ?? 0) - dot(own.subarray(0, column), other.subarray(0, column));
      own[column] = column === row ? Math.sqrt(Math.max(rest, 1e-9)) : rest / (other[column] ?? 1);
    });
  }
  return lower;
}
