import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import {
  changeBlockedBy,
  DEFAULT_PRICES,
  includesApi,
  periodEnd,
  planChange,
  quote,
  type Subscription,
} from "./plan.ts";

/** The price rules told a second time, in exact integers and without the table. */
function oracle(posts: number, accounts: number, period: string) {
  let rounded = posts;
  let tier = 30n;
  let base = 19900n;
  if (posts <= 4) [rounded, tier, base] = [4, 4n, 4900n];
  else if (posts <= 12) [rounded, tier, base] = [12, 12n, 9900n];
  else if (posts <= 30) rounded = 30;
  const extraPosts = BigInt(Math.max(0, rounded - 30)) * 550n;
  const extraAccounts = BigInt(accounts - 1) * 2900n;
  const monthly = base + extraPosts + extraAccounts;
  // Halves round up: (2a + b) / 2b in whole numbers.
  const divide = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
  const annual = divide(monthly * 12n * 8n, 10n);
  return {
    posts: rounded,
    accounts,
    period,
    currency: "BRL",
    isStandardTier: rounded <= 30,
    monthlyCents: Number(monthly),
    annualTotalCents: Number(annual),
    annualPerMonthCents: Number(divide(annual, 12n)),
    renewalCents: Number(period === "annual" ? annual : monthly),
    items: [
      { kind: "posts", tier: Number(tier), amountCents: Number(base) },
      ...(extraPosts > 0n ? [{ kind: "extra_posts", tier: null, amountCents: Number(extraPosts) }] : []),
      ...(extraAccounts > 0n ? [{ kind: "extra_accounts", tier: null, amountCents: Number(extraAccounts) }] : []),
    ],
  };
}

test("all 119,880 quotes agree with an independent oracle", () => {
  let checked = 0;
  for (let posts = 1; posts <= 999; posts++) {
    for (let accounts = 1; accounts <= 60; accounts++) {
      for (const period of ["monthly", "annual"] as const) {
        const given = quote({ posts, accounts, period }, DEFAULT_PRICES);
        // The matcher is slow, so it only tells what a plain comparison found.
        const expected = oracle(posts, accounts, period);
        if (!isDeepStrictEqual(given, expected)) expect(given).toEqual(expected);
        checked++;
      }
    }
  }
  expect(checked).toBe(119_880);
});

const subscribed = (change: Partial<Subscription> = {}): Subscription => ({
  posts: 12,
  accounts: 1,
  period: "monthly",
  status: "active",
  renewalCents: 9900,
  cancelAtPeriodEnd: false,
  billedManually: false,
  ...change,
});

describe("a change of plan", () => {
  test.each([
    ["more posts", subscribed(), { posts: 30 }, "upgrade_now", 18],
    ["more accounts", subscribed(), { accounts: 2 }, "upgrade_now", 0],
    ["fewer posts", subscribed(), { posts: 4 }, "at_period_end", 0],
    ["the same by the year, which is less a month", subscribed(), { period: "annual" }, "at_period_end", 0],
    [
      "the same by the month, which is more a month and gives nothing now",
      subscribed({ period: "annual", renewalCents: 95_040 }),
      {},
      "at_period_end",
      0,
    ],
    ["the same", subscribed(), {}, "noop", 0],
    ["anything during the trial", subscribed({ status: "trialing" }), { posts: 30 }, "trial_swap", 0],
    ["the same during the trial", subscribed({ status: "trialing" }), {}, "noop", 0],
    ["a first plan", null, { posts: 12 }, "upgrade_now", 12],
    ["a plan after a canceled one", subscribed({ status: "canceled" }), {}, "upgrade_now", 12],
  ] as const)("to %s", (_, current, to, kind, creditsNow) => {
    const target = quote({ posts: 12, accounts: 1, period: "monthly", ...to }, DEFAULT_PRICES);
    expect(planChange(current, target)).toMatchObject({ kind, creditsNow });
  });

  test("is weighed by the month, whatever the period", () => {
    const target = quote({ posts: 12, accounts: 1, period: "annual" }, DEFAULT_PRICES);
    expect(planChange(subscribed(), target)).toMatchObject({ currentMonthlyCents: 9900, targetMonthlyCents: 7920 });
  });

  test.each([
    [null, null],
    [subscribed(), null],
    [subscribed({ billedManually: true, status: "past_due" }), "billed_manually"],
    [subscribed({ status: "past_due" }), "payment_due"],
    [subscribed({ cancelAtPeriodEnd: true }), "cancel_scheduled"],
  ])("is blocked by %#", (current, reason) => {
    expect(changeBlockedBy(current)).toBe(reason);
  });
});

test.each([
  [null, null, false],
  [null, true, false],
  [subscribed({ posts: 4 }), null, false],
  [subscribed({ posts: 4 }), true, true],
  [subscribed(), null, true],
  [subscribed(), false, false],
  [subscribed({ status: "past_due" }), null, true],
  [subscribed({ status: "canceled" }), null, false],
])("the API is included by plan and operator: case %#", (current, override, included) => {
  expect(includesApi(current, override)).toBe(included);
});

test.each([
  ["2026-01-31T10:00:00Z", "monthly", "2026-02-28T10:00:00.000Z"],
  ["2028-01-31T10:00:00Z", "monthly", "2028-02-29T10:00:00.000Z"],
  ["2026-11-20T00:00:00Z", "monthly", "2026-12-20T00:00:00.000Z"],
  ["2028-02-29T00:00:00Z", "annual", "2029-02-28T00:00:00.000Z"],
] as const)("a period from %s, %s, ends on %s", (start, period, end) => {
  expect(periodEnd(new Date(start), period).toISOString()).toBe(end);
});

test("a period after a short month ends on the anchor's day again", () => {
  const february = periodEnd(new Date("2026-01-31T10:00:00Z"), "monthly", 31);
  expect(periodEnd(february, "monthly", 31).toISOString()).toBe("2026-03-31T10:00:00.000Z");
});
