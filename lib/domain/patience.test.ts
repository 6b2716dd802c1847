import { describe, expect, test } from "vitest";
import { afterFault, PATIENCE_MS } from "./patience.ts";
import type { ProviderFaultKind } from "./provider.ts";

const now = new Date("2026-11-20T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const next = (kind: ProviderFaultKind, tried: object = {}, retryAfterMs: number | null = null) =>
  afterFault({ kind, retryAfterMs, isPaid: false }, { retries: 0, waitingSince: null, now, ...tried });

test.each<[ProviderFaultKind, number, string]>([
  ["key_refused", 0, "provider_key_refused"],
  ["subject_refused", 0, "subject_refused"],
  ["slow", 1, "provider_slow"],
  ["broken", 2, "provider_broken"],
])("%s is tried %i times more, then told", (kind, retries, failure) => {
  for (let tried = 0; tried < retries; tried++) expect(next(kind, { retries: tried })).toEqual({ does: "retry" });
  expect(next(kind, { retries })).toEqual({ does: "fail", failure });
});

test("what was answered and paid for is not asked for again", () => {
  const fault = { kind: "broken", retryAfterMs: null, isPaid: true } as const;
  const failure = { does: "fail", failure: "provider_broken" };
  expect(afterFault(fault, { retries: 0, waitingSince: null, now })).toEqual(failure);
});

describe("busy", () => {
  test("waits for as long as it says, however often it was tried", () => {
    const until = new Date(now.getTime() + 90_000);
    expect(next("busy", { retries: 9 }, 90_000)).toEqual({ does: "wait", until });
  });

  test("that does not say waits longer each time", () => {
    const waits = [0, 1, 8, 100].map((minutes) => next("busy", { waitingSince: minutesAgo(minutes) }));
    const ms = waits.map((wait) => (wait.does === "wait" ? wait.until.getTime() - now.getTime() : null));
    expect(ms).toEqual([30_000, 60_000, 480_000, 900_000]);
  });

  test.each([
    ["it asks for more than that at once", null, PATIENCE_MS + 1],
    ["it has waited long", minutesAgo(115), 6 * 60_000],
  ])("is given up when %s", (_, waitingSince, retryAfterMs) => {
    expect(next("busy", { waitingSince }, retryAfterMs)).toEqual({ does: "fail", failure: "provider_busy" });
  });
});
