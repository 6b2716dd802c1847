import { type FieldValue, valueText } from "#lib/domain/slide.ts";

/** What few words may grow by: a short line in small letters leaves a page empty. */
const GROWTH: readonly (readonly [characters: number, share: number])[] = [
  [14, 1.5],
  [28, 1.3],
  [48, 1.15],
];
const BODY_GROWTH: typeof GROWTH = [
  [24, 1.6],
  [60, 1.4],
  [100, 1.2],
];

export const lengthOf = (value: FieldValue | string): number =>
  (typeof value === "string" ? value : valueText(value)).length;

const grown = (max: number, length: number, steps: typeof GROWTH): number =>
  Math.round(max * (steps.find(([characters]) => length <= characters)?.[1] ?? 1));

/** The largest size of a title with so many characters. */
export const sizeFor = (max: number, length: number): number => grown(max, length, GROWTH);
export const bodySize = (max: number, value: FieldValue | string): number => grown(max, lengthOf(value), BODY_GROWTH);

/** The largest size of rows that say so much together. */
export const rowSize = (max: number, values: readonly (FieldValue | string)[]): number =>
  grown(max, values.reduce<number>((sum, value) => sum + lengthOf(value), 0) / 1.8, BODY_GROWTH);

/** The largest size of a title that says so much. */
export const titleSize = (max: number, value: FieldValue | string): number => sizeFor(max, lengthOf(value));
