import { expect, test } from "vitest";
import { HOUR_PX, stack, stepIn } from "./hours.ts";

test.each([
  ["2026-11-24T09:30", "ArrowDown", "2026-11-24T10:00"],
  ["2026-11-24T09:30", "ArrowUp", "2026-11-24T09:00"],
  ["2026-11-24T09:10", "ArrowUp", "2026-11-24T09:00"],
  ["2026-11-24T09:10", "ArrowDown", "2026-11-24T09:30"],
  ["2026-11-30T09:30", "ArrowRight", "2026-12-01T09:30"],
  ["2026-11-24T00:00", "ArrowUp", null],
  ["2026-11-24T23:30", "ArrowDown", null],
])("from %s, %s leads to %s", (place, key, next) => expect(stepIn(place, key)).toBe(next));

test("posts of one hour stand in one line each, none over another, and one alone at its time", () => {
  const placed = stack([{ time: "09:00" }, { time: "09:00" }, { time: "09:30" }, { time: "18:00" }]);
  expect(placed.map(({ isDense }) => isDense)).toEqual([true, true, true, false]);
  for (const [index, { top }] of placed.slice(1).entries()) expect(top - (placed[index]?.top ?? 0)).toBeGreaterThan(24);
  expect(placed.at(-1)?.top).toBe(18 * HOUR_PX);
});
