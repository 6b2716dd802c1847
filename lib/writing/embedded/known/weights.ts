/** What stands before any input, and what each of them counts. */
export interface Weights {
  readonly base: number;
  readonly each: readonly number[];
}

export const scoreOf = ({ base, each }: Weights, inputs: readonly number[]): number =>
  inputs.reduce((sum, input, at) => sum + input * (each[at] ?? 0), base);

/** Of a score, from 0 to 1. */
export const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));
