import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_PRICES, type Period, periodEnd, quote } from "./plan.ts";
import { prorationCents } from "./proration.ts";

/** A price for each millisecond of the term, as a fraction: the rest is counted by it, and only then made cents. */
class Fraction {
  readonly over: bigint;
  readonly under: bigint;

  constructor(over: bigint, under: bigint) {
    this.over = over;
    this.under = under;
  }

  static of = (whole: number) => new Fraction(BigInt(whole), 1n);
  times = (other: Fraction) => new Fraction(this.over * other.over, this.under * other.under);
  by = (other: Fraction) => new Fraction(this.over * other.under, this.under * other.over);
  minus = (other: Fraction) =>
    new Fraction(this.over * other.under - other.over * this.under, this.under * other.under);

  /** Long division to a hundred places, rounded by the first of them. */
  toCents(): number {
    if (this.over <= 0n) return 0;
    const digits = ((this.over * 10n ** 100n) / this.under).toString().padStart(101, "0");
    const whole = Number(digits.slice(0, -100) || "0");
    return Number(digits.at(-100)) >= 5 ? whole + 1 : whole;
  }
}

function oracle(fromCents: number, from: Period, toCents: number, to: Period, term: [Date, Date, Period], now: Date) {
  const [start, end, length] = term;
  const months = { monthly: 1, annual: 12 };
  const termPrice = (cents: number, period: Period) =>
    Fraction.of(cents).by(Fraction.of(months[period])).times(Fraction.of(months[length]));
  const perMs = termPrice(toCents, to)
    .minus(termPrice(fromCents, from))
    .by(Fraction.of(end.getTime() - start.getTime()));
  return perMs.times(Fraction.of(end.getTime() - now.getTime())).toCents();
}

const period = fc.constantFrom("monthly" as const, "annual" as const);
const choice = fc.record({
  posts: fc.integer({ min: 1, max: 999 }),
  accounts: fc.integer({ min: 1, max: 60 }),
  period,
});

test("agrees with an independent oracle to the cent, whatever the plans, the term and the moment", () => {
  const start = fc.date({ min: new Date("2024-01-01"), max: new Date("2032-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(
      choice,
      choice,
      period,
      start,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b, length, from, part) => {
        const [current, target] = [quote(a, DEFAULT_PRICES), quote(b, DEFAULT_PRICES)];
        const end = periodEnd(from, length);
        const now = new Date(from.getTime() + Math.floor((end.getTime() - from.getTime()) * part));
        const given = prorationCents({ ...current, currentPeriodStart: from, currentPeriodEnd: end }, target, now);
        const term: [Date, Date, Period] = [from, end, length];
        expect(given).toBe(oracle(current.renewalCents, a.period, target.renewalCents, b.period, term, now));
      },
    ),
    { numRuns: 2000 },
  );
});

describe("from 12 to 30 posts in a month of thirty days", () => {
  const current = {
    period: "monthly" as const,
    renewalCents: 9900,
    currentPeriodStart: new Date("2026-11-20T12:00:00Z"),
    currentPeriodEnd: new Date("2026-12-20T12:00:00Z"),
  };
  test.each([
    ["2026-11-20T12:00:00Z", 10_000],
    ["2026-12-05T12:00:00Z", 5000],
    ["2026-12-19T12:00:00Z", 333],
    ["2026-12-20T11:00:00Z", 14],
    ["2026-12-20T12:00:00Z", 0],
    ["2027-01-01T00:00:00Z", 0],
  ])("at %s it costs %i cents", (now, cents) => {
    expect(prorationCents(current, { period: "monthly", renewalCents: 19_900 }, new Date(now))).toBe(cents);
  });
});

test("nothing is given back: less costs nothing", () => {
  const current = {
    period: "annual" as const,
    renewalCents: 95_040,
    currentPeriodStart: new Date("2026-01-01T00:00:00Z"),
    currentPeriodEnd: new Date("2027-01-01T00:00:00Z"),
  };
  const now = new Date("2026-06-01T00:00:00Z");
  expect(prorationCents(current, { period: "annual", renewalCents: 47_040 }, now)).toBe(0);
});
