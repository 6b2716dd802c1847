import { addDays, weekdayOf } from "#lib/domain/day.ts";
import { instantOfHour, timeOfHour, wallOf } from "#lib/domain/zone.ts";

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

/** The next hours of the week's grid at which nothing is planned, two weeks ahead. */
export function freeSlots({
  cards,
  now,
  slots,
  zone,
}: {
  slots: readonly Slot[];
  cards: readonly { scheduledFor: string | null }[];
  zone: string;
  now: Date;
}): Date[] {
  const taken = new Set(cards.flatMap(({ scheduledFor }) => (scheduledFor === null ? [] : [Date.parse(scheduledFor)])));
  const { day: today } = wallOf(now, zone);
  return Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead))
    .flatMap((day) => gridHours(slots, day).map((hour) => instantOfHour(day, hour, zone)))
    .filter((slot) => slot > now && !taken.has(slot.getTime()));
}
