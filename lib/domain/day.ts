/** Days and months by their names, wherever they are: a day is "2026-11-20", a month "2026-11". */

const DAY_MS = 86_400_000;

/** Noon by UTC: safe to format as a date with timeZone "UTC". */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(noonOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (noonOf(day).getUTCDay() + 6) % 7;

/** The first day of a day's week, which begins on Monday unless told. */
export const startOfWeek = (day: string, begins = 0): string => addDays(day, -((weekdayOf(day) - begins + 7) % 7));

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const daysFrom = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

/** Whole weeks that hold a month. */
export function monthDays(month: string, begins = 0): string[] {
  const start = startOfWeek(`${month}-01`, begins);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return daysFrom(start, addDays(start, 34) < last ? 42 : addDays(start, 27) < last ? 35 : 28);
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
