/** Days and hours on a project's own clock: a day is "2026-11-20", an hour "09:30". */

const DAY_MS = 86_400_000;
const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const two = "2-digit";
  const reader = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
  });
  readers.set(zone, reader);
  return reader;
}

export interface Wall {
  day: string;
  time: string;
}

export function wallOf(instant: Date | string, zone: string): Wall {
  const parts = Object.fromEntries(
    readerOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    time: `${parts["hour"]}:${parts["minute"]}`,
  };
}

const utcOf = ({ day, time }: Wall): number => Date.parse(`${day}T${time}:00Z`);
const offsetAt = (utc: number, zone: string): number => utcOf(wallOf(new Date(utc), zone)) - utc;

/** The instant of a wall time. A skipped hour moves on by what was skipped; of a repeated one, the first is meant. */
export function instantOf(wall: Wall, zone: string): Date {
  const naive = utcOf(wall);
  const [before, after] = [offsetAt(naive - DAY_MS, zone), offsetAt(naive + DAY_MS, zone)];
  const fits = [naive - before, naive - after].filter((utc) => offsetAt(utc, zone) === naive - utc);
  return new Date(fits[0] ?? naive - before);
}

/** Noon by UTC: safe to format as a date with timeZone "UTC". */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(noonOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (noonOf(day).getUTCDay() + 6) % 7;

export const startOfWeek = (day: string): string => addDays(day, -weekdayOf(day));

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const daysFrom = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

/** Whole weeks that hold a month, Monday first. */
export function monthDays(month: string): string[] {
  const start = startOfWeek(`${month}-01`);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return daysFrom(start, addDays(start, 34) < last ? 42 : addDays(start, 27) < last ? 35 : 28);
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
