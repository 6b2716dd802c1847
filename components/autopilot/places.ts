import type { Place, Slot } from "./use-autopilot.ts";

export const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MORNING = 6;

/** A Monday: what a day of the week is called is read off its own week. */
const MONDAY = Date.UTC(2026, 0, 5);
export const dayOf = (dayOfWeek: number): string =>
  new Date(MONDAY + dayOfWeek * 86_400_000).toISOString().slice(0, 10);

export const timeOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export const keyOf = ({ dayOfWeek, hour }: Place): string => `${dayOfWeek}-${hour}`;

export function placeOf(key: string): Place {
  const [dayOfWeek = 0, hour = 0] = key.split("-").map(Number);
  return { dayOfWeek, hour };
}

/** The hours before the morning are shown on request, or where something is planned in them. */
export const hoursShown = (slots: readonly Slot[], withNight: boolean): number[] =>
  withNight || slots.some(({ hour }) => hour < MORNING) ? HOURS : HOURS.slice(MORNING);

export const hasNight = (slots: readonly Slot[]): boolean => slots.some(({ hour }) => hour < MORNING);

export const PRESETS = { three: [0, 2, 4], five: [0, 1, 2, 3, 4], seven: DAYS } as const;
export const PRESET_HOUR = 9;
