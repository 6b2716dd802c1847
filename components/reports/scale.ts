const STEPS = [1, 2, 5, 10];

/** Round marks from 0 to at least the largest value, about four of them. */
export function ticksOf(largest: number): number[] {
  const rough = Math.max(largest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((round) => round * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

export interface Segment {
  from: number;
  to: number;
  falls: boolean;
  /** places between its ends at which nothing was measured */
  bridges: boolean;
}

/** From each measured place to the next measured one; what was not measured is never a value. */
export function segmentsOf(values: readonly (number | null)[]): Segment[] {
  const measured = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  return measured.slice(1).map(({ index, value }, nth) => {
    const before = measured[nth] ?? { index, value };
    return { from: before.index, to: index, falls: value < before.value, bridges: index - before.index > 1 };
  });
}

/** The mean, where there is something to take it of. */
export const meanOf = (sum: number | undefined, count: number): number | null =>
  sum === undefined || count === 0 ? null : sum / count;
