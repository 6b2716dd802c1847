export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** When what began at an instant reaches the next of the ages; null when it is older than all. */
export function nextAge(agesMs: readonly number[], since: Date, now: Date): Date | null {
  const ageMs = now.getTime() - since.getTime();
  const next = agesMs.find((age) => age > ageMs);
  return next === undefined ? null : new Date(since.getTime() + next);
}
