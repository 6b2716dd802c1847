import { expect, test } from "vitest";
import { addMonths, monthDays, weekdayOf } from "./day.ts";

test("a month is shown in whole weeks from Monday", () => {
  const days = monthDays("2026-11");
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
  expect(monthDays("2027-02")).toHaveLength(28);
  expect(weekdayOf("2026-11-20")).toBe(4);
  expect(addMonths("2026-11", 2)).toBe("2027-01");
});
