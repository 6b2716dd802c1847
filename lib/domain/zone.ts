/** Days and hours on a place's own clock: a day is "2026-11-20", a time "09:30". */

const MINUTE_MS = 60_000;
/** No place is further from UTC, on either side. */
const FURTHEST_MS = 14 * 60 * MINUTE_MS;

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

/** What the clock on the wall shows. */
export interface Wall {
  readonly day: string;
  readonly time: string;
}

export function wallOf(instant: Date | string | number, zone: string): Wall {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of readerOf(zone).formatToParts(new Date(instant))) parts[type] = value;
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

export const localDay = (instant: Date, zone: string): string => wallOf(instant, zone).day;

/** As if the clock stood in UTC. */
const utcOf = ({ day, time }: Wall): number => Date.parse(`${day}T${time}:00Z`);

const offsetMs = (minuteMs: number, zone: string): number => utcOf(wallOf(minuteMs, zone)) - minuteMs;

/** The first minute of an interval by which the offset is another, found by halving. */
function transition(zone: string, fromMs: number, toMs: number, before: number): number {
  let [low, high] = [fromMs / MINUTE_MS, toMs / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle * MINUTE_MS, zone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** What a time that the clock jumps over stands for: by how much it jumped later, or the moment of the jump. */
type Skipped = "as much later" | "what comes next";

/** Of a time that the clock shows twice, the first. */
function resolve(wall: Wall, zone: string, skipped: Skipped): Date {
  const shown = utcOf(wall);
  const [fromMs, toMs] = [shown - FURTHEST_MS, shown + FURTHEST_MS];
  const [before, after] = [offsetMs(fromMs, zone), offsetMs(toMs, zone)];
  if (before === after) return new Date(shown - before);
  const changeMs = transition(zone, fromMs, toMs, before);
  if (shown - before < changeMs) return new Date(shown - before);
  if (shown - after >= changeMs) return new Date(shown - after);
  return new Date(skipped === "what comes next" ? changeMs : shown - before);
}

/** The instant that a person means by a time: what they cannot see on the clock lies as much later as it jumped. */
export const instantOf = (wall: Wall, zone: string): Date => resolve(wall, zone, "as much later");

/** When the clock first reaches an hour of the grid, or jumps past it. */
export const instantOfHour = (day: string, hour: number, zone: string): Date =>
  resolve({ day, time: timeOfHour(hour) }, zone, "what comes next");

export const timeOfHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
