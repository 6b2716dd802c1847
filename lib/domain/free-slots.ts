import { addDays, weekdayOf } from "./day.ts";
import { instantOfHour, timeOfHour, wallOf } from "./zone.ts";

interface Slot {
  dayOfWeek: number;
  hour: number;
}

/** Hours of a day that the week's grid offers; a project without a grid has two that suit most. */
function gridHours(slots: readonly Slot[], day: string): number[] {
  const own = slots.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day)).map(({ hour }) => hour);
  return slots.length === 0 ? [9, 18] : own.toSorted((one, other) => one - other);
}

export const hoursOf = (slots: readonly Slot[], day: string): string[] => gridHours(slots, day).map(timeOfHour);

const NEAR_DAYS = 14;

/** The next hours of the week's grid at which nothing is planned, two weeks ahead unless told. */
export function freeSlots({
  taken,
  now,
  slots,
  zone,
  best = [],
  days = NEAR_DAYS,
}: {
  slots: readonly Slot[];
  /** at which something is planned */
  taken: ReadonlySet<number>;
  zone: string;
  now: Date;
  /** hours that did best, offered beside the grid's */
  best?: readonly number[];
  days?: number;
}): Date[] {
  const { day: today } = wallOf(now, zone);
  const hours = (day: string) =>
    [...new Set([...gridHours(slots, day), ...best])].toSorted((one, other) => one - other);
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
    .flatMap((day) => hours(day).map((hour) => instantOfHour(day, hour, zone)))
    .filter((slot) => slot > now && !taken.has(slot.getTime()));
}

interface HourGroup {
  hour: number;
  measured: number;
  totals: { views: number } | null;
}

/** How many measured posts it takes before an hour can be called good, and how many hours are. */
const LEAST_MEASURED = 5;
const BEST_HOURS = 2;

/** The hours whose posts were seen most, where enough was measured to say so: better than the mean of all. */
export function bestHours(groups: readonly HourGroup[]): number[] {
  const known = groups.flatMap(({ hour, measured, totals }) =>
    totals && measured > 0 ? [{ hour, measured, views: totals.views, mean: totals.views / measured }] : [],
  );
  const measured = known.reduce((sum, one) => sum + one.measured, 0);
  if (measured < LEAST_MEASURED || known.length < 2) return [];
  const mean = known.reduce((sum, { views }) => sum + views, 0) / measured;
  return known
    .filter((one) => one.mean > mean)
    .toSorted((one, other) => other.mean - one.mean)
    .slice(0, BEST_HOURS)
    .map(({ hour }) => hour);
}
