import { addDays, instantOf, wallOf, weekdayOf } from "./zone.ts";

interface Slot {
  dayOfWeek: number;
  hour: number;
}

/** Hours of a day that the week's grid offers; a project without a grid has two that suit most. */
export const hoursOf = (slots: readonly Slot[], day: string): string[] => {
  const own = slots.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day)).map(({ hour }) => hour);
  const hours = slots.length === 0 ? [9, 18] : own.toSorted((one, other) => one - other);
  return hours.map((hour) => `${String(hour).padStart(2, "0")}:00`);
};

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
    .flatMap((day) => hoursOf(slots, day).map((time) => instantOf({ day, time }, zone)))
    .filter((slot) => slot > now && !taken.has(slot.getTime()));
}
