import { DAY_MS, HOUR_MS, MINUTE_MS, nextAge } from "./ages.ts";

/** How long a post is live when its link, not found so far, is looked for. */
const AGES_MS = [
  MINUTE_MS / 2,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  8 * HOUR_MS,
  DAY_MS,
  2 * DAY_MS,
  4 * DAY_MS,
  7 * DAY_MS,
];

/** When a live post's link is looked for next; null when it has been for long enough. */
export const nextLinkAt = (liveAt: Date, now: Date): Date | null => nextAge(AGES_MS, liveAt, now);
