import { expect, test } from "vitest";
import { addMonths, instantOf, monthDays, wallOf, weekdayOf } from "./zone.ts";

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

test("a month is shown in whole weeks from Monday", () => {
  const days = monthDays("2026-11");
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
  expect(monthDays("2027-02")).toHaveLength(28);
  expect(weekdayOf("2026-11-20")).toBe(4);
  expect(addMonths("2026-11", 2)).toBe("2027-01");
});
