import { describe, expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";

describe("the plan", () => {
  test("without a quote is what the workspace pays and has", async () => {
    const { api } = await workspace({ plan: { posts: 12, accounts: 2 } });
    const answer = await api("readPlan", {});
    expect(answer).toMatchObject({
      plan: {
        name: "Ritmo",
        status: "active",
        posts: 12,
        accounts: 2,
        period: "monthly",
        currency: "BRL",
        renewalCents: 12_800,
        listPriceCents: 12_800,
        isLegacyPrice: false,
        trialEndsAt: null,
        currentPeriodEnd: "2026-12-20T12:00:00.000Z",
      },
      availableCredits: 12,
      priceTable: { maxPosts: 999, maxAccounts: 60, annualDiscount: 0.2, includedAccounts: 1 },
      changeBlockedBy: null,
      links: { changePlan: "http://pauta.test/plan" },
    });
    expect(answer).not.toHaveProperty("target");
    expect(answer).not.toHaveProperty("change");
    expect(answer.priceTable.tiers[1]).toEqual({
      posts: 12,
      monthlyCents: 9900,
      annualTotalCents: 95_040,
      annualPerMonthCents: 7920,
    });
  });

  test("is null for who never subscribed, whose quote begins at 4 posts, one account, monthly", async () => {
    const { app } = await workspace({ plan: null });
    const answer = await (await app())("readPlan", { query: { accounts: 2 } });
    expect(answer).toMatchObject({
      plan: null,
      availableCredits: 0,
      target: { posts: 4, accounts: 2, period: "monthly", monthlyCents: 7800 },
      change: { kind: "upgrade_now", creditsNow: 4, currentMonthlyCents: 0 },
    });
  });

  test("quotes what is asked and takes the rest from the current plan", async () => {
    const { api } = await workspace({ plan: { posts: 12, accounts: 2, period: "annual" } });
    const { change, target } = await api("readPlan", { query: { posts: 13 } });
    expect(target).toMatchObject({ posts: 30, accounts: 2, period: "annual", isStandardTier: true });
    expect(change).toMatchObject({ kind: "upgrade_now", creditsNow: 18 });
  });

  test.each([
    "posts=0",
    "posts=1000",
    "posts=1.5",
    "posts=1e2",
    "posts=",
    "accounts=61",
    "accounts=x",
    "period=weekly",
  ])("refuses %s by name", async (query) => {
    const { send, withKey } = await workspace();
    const answer = await send(`/v1/plan?${query}`, { headers: withKey });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining(query.split("=")[0] ?? "") } },
    });
  });
});
