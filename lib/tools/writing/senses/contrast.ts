import type { Bag } from "./bags.ts";
import { add, dot, type Matrix, matrix, scale, shorten, spread, summed } from "./matrix.ts";

/** The smaller, the more the nearest of the wrong ones count. */
const HEAT = 0.07;
const STEP = 0.08;

/** Learns senses by telling things apart: each asked text is to be nearest to the told text of its own place. */
export function learner(senses: Matrix, width: number) {
  const slopes = matrix(senses.length, width);
  // Adagrad: a word that has moved much moves less.
  const moved = new Float32Array(senses.length).fill(0.01);
  return (asked: readonly Bag[], told: readonly Bag[]): void => {
    const ask = directed(summed(asked, senses, width));
    const tell = directed(summed(told, senses, width));
    const pulls = { ask: matrix(asked.length, width), tell: matrix(told.length, width) };
    ask.rows.forEach((row, at) => {
      const odds = oddsOf(tell.rows.map((other) => dot(row, other) / HEAT));
      tell.rows.forEach((other, place) => {
        const error = ((odds[place] ?? 0) - Number(at === place)) / HEAT / asked.length;
        add(pulls.ask[at] ?? row, other, error);
        add(pulls.tell[place] ?? other, row, error);
      });
    });
    spread(asked, aside(pulls.ask, ask), slopes);
    spread(told, aside(pulls.tell, tell), slopes);
    for (const place of new Set([...asked, ...told].flatMap((bag) => [...bag.keys()]))) {
      const [sense, slope] = [senses[place], slopes[place]];
      if (!sense || !slope) continue;
      const by = (moved[place] ?? 0) + dot(slope, slope);
      moved[place] = by;
      add(sense, slope, -STEP / Math.sqrt(by));
      slope.fill(0);
    }
  };
}

/** Softmax. */
function oddsOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
}

interface Directed {
  readonly rows: Matrix;
  readonly lengths: readonly number[];
}

const directed = (rows: Matrix): Directed => ({ rows, lengths: rows.map(shorten) });

/** Of a pull on directions what turns them: what would only lengthen them is none. */
function aside(pulls: Matrix, { lengths, rows }: Directed): Matrix {
  pulls.forEach((pull, at) => {
    const row = rows[at];
    if (row) add(pull, row, -dot(pull, row));
    scale(pull, 1 / (lengths[at] ?? 1));
  });
  return pulls;
}
