/** Days and hours on a place's own clock: a day is "2026-11-20". */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No place is further from UTC, on either side. */
const FURTHEST_MS = 14 * 60 * MINUTE_MS;

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const reader = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  readers.set(zone, reader);
  return reader;
}

/** What the clock on the wall shows, as if it were UTC. */
function wallMs(zone: string, instantMs: number): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of readerOf(zone).formatToParts(instantMs)) parts[type] = Number(value);
  const { day = 1, hour = 0, minute = 0, month = 1, year = 1970 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) + (instantMs % MINUTE_MS);
}

const offsetMs = (zone: string, instantMs: number): number => wallMs(zone, instantMs) - instantMs;

/** The first minute of an interval by which the offset is another, found by halving. */
function transition(zone: string, fromMs: number, toMs: number, before: number): number {
  let [low, high] = [fromMs / MINUTE_MS, toMs / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(zone, middle * MINUTE_MS) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** When the clock on the wall first reaches an hour: of a repeated one the first, for a skipped one what comes next. */
export function instantOfHour(zone: string, day: string, hour: number): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * 60 * MINUTE_MS;
  const [fromMs, toMs] = [wall - FURTHEST_MS, wall + FURTHEST_MS];
  const [before, after] = [offsetMs(zone, fromMs), offsetMs(zone, toMs)];
  if (before === after) return new Date(wall - before);
  const changeMs = transition(zone, fromMs, toMs, before);
  return new Date(wall - before < changeMs ? wall - before : Math.max(wall - after, changeMs));
}

export const localDay = (zone: string, instant: Date): string =>
  new Date(wallMs(zone, instant.getTime())).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
