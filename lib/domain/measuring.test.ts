import { expect, test } from "vitest";
import { nextMeasureAt } from "./measuring.ts";

const published = new Date("2026-11-01T00:00:00Z");
const at = (iso: string) => nextMeasureAt(published, new Date(iso))?.toISOString() ?? null;

test.each([
  ["2026-11-01T00:00:00Z", "2026-11-01T00:10:00.000Z"],
  ["2026-11-01T00:10:00Z", "2026-11-01T00:30:00.000Z"],
  ["2026-11-01T03:59:59Z", "2026-11-01T04:00:00.000Z"],
  ["2026-11-05T00:00:00Z", "2026-11-08T00:00:00.000Z"],
  ["2026-11-08T00:00:00Z", "2026-11-15T00:00:00.000Z"],
  ["2026-11-15T00:00:00Z", "2026-11-22T00:00:00.000Z"],
  ["2027-02-01T00:00:00Z", null],
])("a post of 1 November that is measured at %s is measured next at %s", (now, next) => {
  expect(at(now)).toBe(next);
});
