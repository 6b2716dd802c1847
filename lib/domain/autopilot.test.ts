import { describe, expect, test } from "vitest";
import { forecastOf, nextPlanning, nextReport, type Slot, upcoming } from "./autopilot.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const slot = (dayOfWeek: number, hour: number): Slot => ({ id: `${dayOfWeek}-${hour}`, dayOfWeek, hour, theme: null });

test("planning looks a week ahead, and again when the next occurrence comes within it", () => {
  const slots = [slot(4, 13), slot(0, 9)];
  expect(upcoming(slots, "UTC", NOW).map(({ localDate }) => localDate)).toEqual(["2026-11-20", "2026-11-23"]);
  expect(nextPlanning(slots, "UTC", NOW)).toEqual(new Date("2026-11-20T13:00:00Z"));
  expect(nextPlanning([], "UTC", NOW)).toBeNull();
});

test("the report goes out on Monday morning of the project's clock", () => {
  expect(nextReport("America/Sao_Paulo", NOW).toISOString()).toBe("2026-11-23T11:00:00.000Z");
  expect(nextReport("UTC", new Date("2026-11-23T08:00:00Z")).toISOString()).toBe("2026-11-30T08:00:00.000Z");
});

describe("the forecast", () => {
  const slots = [slot(0, 9), slot(2, 9)];

  test("counts the posts of a week and of a month", () => {
    expect(forecastOf(slots, "UTC", NOW, 30)).toEqual({ perWeek: 2, perMonth: 8, shortAt: null });
  });

  test("says which post finds no credit any more", () => {
    expect(forecastOf(slots, "UTC", NOW, 2).shortAt).toEqual(new Date("2026-11-30T09:00:00Z"));
    expect(forecastOf(slots, "UTC", NOW, 0).shortAt).toEqual(new Date("2026-11-23T09:00:00Z"));
  });
});
