import { describe, expect, test } from "vitest";
import { isRenewable, nextCheckAt, warningDue } from "./connection.ts";

const issuedAt = new Date("2026-01-01T00:00:00Z");
const day = (days: number) => new Date(issuedAt.getTime() + days * 86_400_000);
const token = { issuedAt, expiresAt: day(60) };

test.each([
  [29.9, false],
  [30, true],
  [59, true],
])("on day %d a token may be renewed: %s", (days, may) => {
  expect(isRenewable(token, day(days))).toBe(may);
});

test.each([
  [45, null, null],
  [46, null, 14],
  [50, 14, null],
  [53, 14, 7],
  [57, 7, 3],
  [59, 3, 1],
  [59.5, 1, null],
  [58, null, 3],
])("on day %d, after the warning of %s days, the one of %s is due", (days, given, due) => {
  expect(warningDue(token.expiresAt, day(days), given)).toBe(due);
});

describe("a connection is looked at again", () => {
  test.each([0, 0.5, 0.999])("within a day from day 30, by chance %d", (chance) => {
    const at = nextCheckAt(token, day(0), chance);
    expect(at.getTime()).toBeGreaterThanOrEqual(day(30).getTime());
    expect(at.getTime()).toBeLessThan(day(31).getTime());
  });

  test.each([0, 0.5, 0.999])("about daily from then on, by chance %d", (chance) => {
    const hours = (nextCheckAt(token, day(35), chance).getTime() - day(35).getTime()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(18);
    expect(hours).toBeLessThan(30);
  });

  test.each([
    [45.5, 46],
    [52.9, 53],
    [58.9, 59],
    [59.999, 60],
  ])("on day %d, no later than the warning or the end on day %d", (now, mark) => {
    expect(nextCheckAt(token, day(now), 0.999)).toEqual(day(mark));
  });

  test("four times more before an end that is a day away", () => {
    expect(nextCheckAt(token, day(59), 0.999)).toEqual(day(59.25));
  });

  test("half way through a token that lives for ten days", () => {
    expect(nextCheckAt({ issuedAt, expiresAt: day(10) }, day(0), 0)).toEqual(day(5));
  });
});
