import { expect, test } from "vitest";
import { fillDays, meanOf } from "./series.ts";

const day = (text: string, views: number | null) => ({
  day: text,
  published: 1,
  measured: views === null ? 0 : 1,
  views,
  likes: views,
  comments: views,
});

test("each day of a period stands in its place; one without posts has no figures, never zero", () => {
  const { isWeekly, series } = fillDays([day("2026-11-02", 5)], { from: "2026-11-01", to: "2026-11-03" });
  expect(isWeekly).toBe(false);
  expect(series.map(({ day: name, published, views }) => [name, published, views])).toEqual([
    ["2026-11-01", 0, null],
    ["2026-11-02", 1, 5],
    ["2026-11-03", 0, null],
  ]);
});

test("a long period is told by weeks, and the sum of what no one measured is none", () => {
  const days = [day("2026-01-01", 5), day("2026-01-03", 7), day("2026-01-10", null), day("2026-04-01", 1)];
  const { isWeekly, series } = fillDays(days, {});
  expect(isWeekly).toBe(true);
  expect(series.slice(0, 2).map(({ published, views }) => [published, views])).toEqual([
    [2, 12],
    [1, null],
  ]);
  expect(series.at(-1)).toMatchObject({ views: 1 });
});

test("without posts and without a period there is nothing to draw", () => {
  expect(fillDays([], {}).series).toEqual([]);
});

test("an average is of the measured posts alone", () => {
  expect(meanOf({ published: 4, measured: 2, views: 30, likes: 0, comments: 0 }, "views")).toBe(15);
  expect(meanOf({ published: 4, measured: 0, views: null, likes: null, comments: null }, "views")).toBeNull();
  expect(meanOf(undefined, "views")).toBeNull();
});
