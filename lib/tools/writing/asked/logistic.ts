import { likelihood, type Weights } from "#lib/writing/embedded/known/weights.ts";

export interface Example {
  readonly inputs: readonly number[];
  readonly isTrue: boolean;
}

const TURNS = 40;
/** Large weights cost so much: inputs that say the same share what they tell. */
const COST = 1e-4;

/** Logistic regression by Newton's method on standardised inputs. */
export function learn(examples: readonly Example[]): Weights {
  const size = examples[0]?.inputs.length ?? 0;
  const columns = Array.from({ length: size }, (_, at) => spreadOf(examples.map(({ inputs }) => inputs[at] ?? 0)));
  const rows = examples.map(({ inputs }) => [
    ...columns.map(({ mean, spread }, at) => ((inputs[at] ?? 0) - mean) / spread),
    1,
  ]);
  const targets = examples.map(({ isTrue }) => Number(isTrue));
  const cost = COST * examples.length;
  let weights: number[] = Array.from({ length: size + 1 }, () => 0);
  for (let turn = 0; turn < TURNS; turn++) {
    const slope = weights.map((weight, at) => (at < size ? weight * cost : 0));
    const bend = weights.map((_, at) => weights.map((__, other) => (at === other ? cost : 0)));
    rows.forEach((row, index) => {
      const told = likelihood(row.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), 0));
      const [error, certainty] = [told - (targets[index] ?? 0), told * (1 - told)];
      row.forEach((input, at) => {
        slope[at] = (slope[at] ?? 0) + error * input;
        const line = bend[at];
        if (line) row.forEach((other, place) => (line[place] = (line[place] ?? 0) + certainty * input * other));
      });
    });
    const step = solve(bend, slope);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
    if (step.every((by) => Math.abs(by) < 1e-7)) break;
  }
  const each = columns.map(({ spread }, at) => (weights[at] ?? 0) / spread);
  const base = columns.reduce((sum, { mean }, at) => sum - mean * (each[at] ?? 0), weights[size] ?? 0);
  return { base, each };
}

function spreadOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, spread: spread + 1e-9 };
}

/** Gaussian elimination; what has a cost on its diagonal needs no pivots. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0]);
  rows.forEach((row, at) => {
    const lead = row[at] ?? 1;
    rows.forEach((other, place) => {
      if (place === at) return;
      const factor = (other[at] ?? 0) / lead;
      row.forEach((value, column) => (other[column] = (other[column] ?? 0) - factor * value));
    });
  });
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
