import { describe, expect, test } from "vitest";
import { occurrencesOf, type Slot } from "./autopilot.ts";
import { addDays, weekdayOf } from "./day.ts";
import { instantOf, instantOfHour, localDay, wallOf } from "./zone.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const [FIRST, LAST] = [Date.UTC(2024, 0, 1), Date.UTC(2029, 0, 1)];

const ZONES = Intl.supportedValuesOf("timeZone");
const GRID: Slot[] = Array.from({ length: 168 }, (_, n) => ({
  id: `${n}`,
  dayOfWeek: Math.floor(n / 24),
  hour: n % 24,
  theme: null,
}));

/** The oracle's own clock: it reads what the machine prints, and keeps nothing of the code under test. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  /** "2026-03-29 02:30" */
  return (ms: number) => format.format(ms);
}

/** Every instant of the five years by which a zone's offset is another, to the minute. */
function transitionsOf(zone: string): number[] {
  const read = clockOf(zone);
  const offset = (ms: number) => Date.parse(`${read(ms).replace(" ", "T")}:00Z`) - ms;
  const found: number[] = [];
  for (let ms = FIRST; ms < LAST; ms += 7 * DAY_MS) {
    if (offset(ms) === offset(ms + 7 * DAY_MS)) continue;
    let [low, high] = [ms, ms + 7 * DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offset(middle) === offset(ms)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

const hourAfter = (hour: string) => new Date(Date.parse(`${hour}:00:00Z`) + HOUR_MS).toISOString().slice(0, 13);

/**
 * Walks a stretch of time minute by minute with the clock on the wall before it. An hour is reached when the clock
 * shows it, or has jumped past it, for the first time; when the clock goes back nothing is reached again.
 */
function walk(zone: string, fromMs: number, toMs: number): Map<string, number> {
  const read = clockOf(zone);
  const reached = new Map<string, number>();
  let highest = read(fromMs - MINUTE_MS)
    .slice(0, 13)
    .replace(" ", "T");
  for (let ms = fromMs; ms <= toMs; ms += MINUTE_MS) {
    const hour = read(ms).slice(0, 13).replace(" ", "T");
    while (highest < hour) {
      highest = hourAfter(highest);
      reached.set(highest, ms);
    }
  }
  return reached;
}

// Zones of one rule share one walk: what a clock shows over the stretch is the same.
const walks = new Map<string, Map<string, number>>();
function walkedOnce(zone: string, at: number): Map<string, number> {
  const read = clockOf(zone);
  const [fromMs, toMs] = [at - 30 * HOUR_MS, at + 30 * HOUR_MS];
  const key = [fromMs, at - MINUTE_MS, at, toMs].map((ms) => `${ms}=${read(ms)}`).join();
  const known = walks.get(key) ?? walk(zone, fromMs, toMs);
  walks.set(key, known);
  return known;
}

/** The weekday, and the hours in UTC and on the wall: one rule's changes of each year, and whoever shares the rule. */
function ruleOf(zone: string, at: number): string {
  const read = clockOf(zone);
  const date = new Date(at);
  return [
    date.getUTCDay(),
    date.toISOString().slice(11, 16),
    ...[at - MINUTE_MS, at].map((ms) => read(ms).slice(11)),
  ].join();
}

describe("every zone, around every change of its clock in five years", () => {
  const changes = ZONES.flatMap((zone) => transitionsOf(zone).map((at) => ({ zone, at })));

  test("there are changes to look at", () => {
    expect(ZONES.length).toBeGreaterThan(400);
    expect(changes.length).toBeGreaterThan(1000);
  });

  test("an hour comes when someone who watches the clock first sees it reached", () => {
    const wrong: string[] = [];
    for (const { at, zone } of changes) {
      for (const [hour, ms] of walkedOnce(zone, at)) {
        const found = instantOfHour(hour.slice(0, 10), Number(hour.slice(11)), zone).getTime();
        if (found !== ms)
          wrong.push(`${zone} ${hour}: ${new Date(found).toISOString()}, not ${new Date(ms).toISOString()}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("each slot of a full grid comes exactly once in the local week", () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { at, zone } of changes) {
      const day = localDay(new Date(at), zone);
      const monday = addDays(day, -weekdayOf(day));
      const before = instantOfHour(addDays(monday, -1), 12, zone);
      const after = instantOfHour(addDays(monday, 8), 12, zone);
      const rule = [before, at, after].map((instant) => `${clockOf(zone)(Number(instant))} ${Number(instant)}`).join();
      if (seen.has(rule)) continue;
      seen.add(rule);
      const days = Math.round((after.getTime() - before.getTime()) / DAY_MS);
      const week = occurrencesOf(GRID, zone, before, days).filter(
        ({ localDate }) => localDate >= monday && localDate <= addDays(monday, 6),
      );
      const filled = new Set(week.map(({ slot }) => slot.id));
      if (week.length !== 168 || filled.size !== 168) wrong.push(`${zone} ${monday}: ${week.length}, ${filled.size}`);
    }
    expect(wrong).toEqual([]);
  });

  test("planning that never stops finds each slot's day once, across the change", () => {
    const wrong: string[] = [];
    const seenRules = new Set<string>();
    for (const { at, zone } of changes) {
      const rule = ruleOf(zone, at);
      if (seenRules.has(rule)) continue;
      seenRules.add(rule);
      const found: string[] = [];
      // The first week that is planned ends two days before the change, the last begins a day after it.
      for (let ms = at - 9 * DAY_MS; ms < at + 2 * DAY_MS; ms += DAY_MS) {
        const [from, seen] = [new Date(ms), new Set(found)];
        for (const { localDate, slot } of occurrencesOf(GRID, zone, from, 7)) {
          if (!seen.has(`${slot.id} ${localDate}`)) found.push(`${slot.id} ${localDate}`);
        }
      }
      const days = new Map<string, number>();
      for (const key of found) days.set(key.slice(-10), (days.get(key.slice(-10)) ?? 0) + 1);
      const whole = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(1, -1);
      if (whole.some(([, count]) => count !== 24)) wrong.push(`${zone} ${new Date(at).toISOString()}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("an hour of the wall's clock", () => {
  test.each([
    ["holds across a change", "America/New_York", "2026-03-09", 9, "2026-03-09T13:00:00.000Z"],
    ["that is skipped moves to the next valid one", "America/New_York", "2026-03-08", 2, "2026-03-08T07:00:00.000Z"],
    ["that is skipped by half moves by half", "Australia/Lord_Howe", "2026-10-04", 2, "2026-10-03T15:30:00.000Z"],
    ["that is repeated is used once, the first time", "America/New_York", "2026-11-01", 1, "2026-11-01T05:00:00.000Z"],
    ["may be midnight that does not exist", "Africa/Cairo", "2026-04-24", 0, "2026-04-23T22:00:00.000Z"],
    ["counts by quarters where the place does", "Asia/Kathmandu", "2026-05-01", 12, "2026-05-01T06:15:00.000Z"],
  ])("%s", (_, zone, day, hour, instant) => {
    expect(instantOfHour(day, hour, zone).toISOString()).toBe(instant);
  });
});

test.each([
  ["2026-11-20", "09:00", "America/Sao_Paulo", "2026-11-20T12:00:00.000Z"],
  ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
  ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  ["2026-03-29", "03:00", "Europe/Lisbon", "2026-03-29T02:00:00.000Z"],
  ["2026-06-01", "00:00", "Asia/Kathmandu", "2026-05-31T18:15:00.000Z"],
])("%s %s in %s is one instant, also where the clock jumps", (day, time, zone, instant) => {
  expect(instantOf({ day, time }, zone).toISOString()).toBe(instant);
});

test("an instant reads as the project's own day and hour", () => {
  expect(wallOf("2026-11-21T01:30:00Z", "America/Sao_Paulo")).toEqual({ day: "2026-11-20", time: "22:30" });
});

test.each([
  [
    "a gap of two hours",
    "2026-03-29",
    "Antarctica/Troll",
    "02:00",
    "2026-03-29T02:00:00.000Z",
    2,
    "2026-03-29T01:00:00.000Z",
  ],
  [
    "a gap off the hour",
    "2026-09-27",
    "Pacific/Chatham",
    "03:00",
    "2026-09-26T14:15:00.000Z",
    3,
    "2026-09-26T14:00:00.000Z",
  ],
])("%s: a person's time is as much later, the grid's hour comes at once", (_, day, zone, time, meant, hour, next) => {
  expect(instantOf({ day, time }, zone).toISOString()).toBe(meant);
  expect(instantOfHour(day, hour, zone).toISOString()).toBe(next);
});
