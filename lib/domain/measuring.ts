import { DAY_MS, HOUR_MS, MINUTE_MS, nextAge } from "./ages.ts";

/** How old a post is when its figures are read: often at first, when they change, then rarely. */
const AGES_MS = [
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  16 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  4 * DAY_MS,
  7 * DAY_MS,
  ...Array.from({ length: 11 }, (_, week) => (14 + week * 7) * DAY_MS),
];

/** When a post's figures are read next; null when it is too old to change. */
export const nextMeasureAt = (publishedAt: Date, now: Date): Date | null => nextAge(AGES_MS, publishedAt, now);
