import { expect, test } from "vitest";
import { openShares } from "./shares.ts";

const share = () => openShares({ atOnce: 2000, aSecond: 1000 });

test("nobody waits for the first that they ask for, however large it is", () => {
  const take = share();
  expect(take("a", 50_000, 0)).toBe(0);
  expect(take("b", 50_000, 0)).toBe(0);
});

test("who has had what is sent at once waits as long as the rest would take", () => {
  const take = share();
  expect([0, 0, 0, 0].map((nowMs) => take("a", 1000, nowMs))).toEqual([0, 0, 0, 1000]);
});

test("what one waits for, others do not", () => {
  const take = share();
  take("a", 9000, 0);
  expect([take("a", 1, 0), take("b", 1, 0)]).toEqual([7000, 0]);
});

test("who asks no more often than the share allows never waits", () => {
  const take = share();
  const waits = Array.from({ length: 50 }, (_, second) => take("a", 1000, second * 1000));
  expect(new Set(waits)).toEqual(new Set([0]));
});

test("after a while all is as at first", () => {
  const take = share();
  take("a", 9000, 0);
  expect([take("b", 1, 20_000), take("a", 9000, 20_000), take("a", 1, 20_000)]).toEqual([0, 0, 7000]);
});
