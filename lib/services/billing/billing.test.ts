import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stripeBilling } from "#lib/adapters/stripe/billing.ts";
import { answerBillingEvent } from "#lib/http/billing.ts";
import { billDue } from "#lib/services/billing/bill-due.ts";
import { chargePayment } from "#lib/services/billing/charge-payment.ts";
import { startStripeServer } from "#lib/testing/stripe-server.ts";
import { workspace } from "#lib/testing/workspace.ts";

type Options = Parameters<typeof workspace>[0];
type Message = ReturnType<Awaited<ReturnType<typeof startStripeServer>>["expired"]>;

const DAY_MS = 24 * 60 * 60 * 1000;
const TWELVE = { posts: 12, accounts: 1, period: "monthly" } as const;
const THIRTY = { posts: 30, accounts: 1, period: "monthly" } as const;
const FOUR = { posts: 4, accounts: 1, period: "monthly" } as const;

let stripe: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => void (stripe = await startStripeServer()));
beforeEach(() => {
  stripe.charges.splice(0);
  stripe.refunds.splice(0);
  stripe.refuseCards(false);
});
afterAll(() => stripe.stop());

/** A workspace whose money is Stripe's, with its clock, its worker and the messages that Stripe sends. */
async function billed(options: Options = {}) {
  const at = await workspace({ ...options, ports: { billing: stripeBilling(stripe.keys) } });
  const { db, runtime, workspaceId } = at;
  const app = await at.app();
  let receipts = 0;

  const tell = async (...messages: Message[]) => {
    for (const { payload, signature } of messages) {
      const headers = { "stripe-signature": signature };
      const request = new Request("http://pauta.test/api/billing", { method: "POST", body: payload, headers });
      expect((await answerBillingEvent(runtime, request)).status).toBe(200);
    }
  };
  /** The clock's step, and what the worker is then given to do. */
  const work = async () => {
    await billDue(runtime);
    for (const { id } of await db.payment.findMany({ where: { workspaceId, status: "pending" } })) {
      await chargePayment(runtime, id);
    }
  };
  const refundsWaiting = async () =>
    (
      await db.$queryRaw<{ receiptId: string }[]>`
      SELECT data->'payload'->>'receiptId' AS "receiptId" FROM pgboss.job WHERE data->>'job' = 'refund-payment'`
    ).map(({ receiptId }) => receiptId);
  return {
    ...at,
    app,
    tell,
    work,
    refundsWaiting,
    nextReceipt: () => `pi_${workspaceId}_${++receipts}`,
    pass: async (days: number) => {
      at.clock.advance(days * DAY_MS);
      await work();
    },
    plan: async () => (await app("readPlan", {})).plan,
    /** what is available, by the plan and by the ledger, which must not differ */
    credits: async () => {
      const { availableCredits } = await app("readPlan", {});
      const { entries } = await app("listCredits", { query: { limit: 100 } });
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(availableCredits);
      expect(entries[0]?.balance ?? 0).toBe(availableCredits);
      return availableCredits;
    },
    /** what was paid, in all */
    taken: async () => {
      const { payments } = await app("readBilling", {});
      return payments.filter(({ status }) => status === "paid").map(({ amountCents, kind }) => [kind, amountCents]);
    },
    spend: async (count: number) => {
      const { id: projectId } = await at.project();
      for (let index = 0; index < count; index++) await app("createPost", { body: { projectId, theme: "Café" } });
    },
  };
}

type World = Awaited<ReturnType<typeof billed>>;

async function paidFor(at: World, checkout: { id: string } | null) {
  const messages = stripe.paid(checkout?.id ?? "", at.nextReceipt());
  await at.tell(...messages);
}

/** Stripe promises neither an order nor that it tells once. */
const DELIVERIES: [string, (messages: Message[]) => Message[]][] = [
  ["once, in order", (all) => all],
  ["each twice", (all) => all.flatMap((one) => [one, one])],
  ["all twice over", (all) => [...all, ...all]],
  ["in reverse", (all) => all.toReversed()],
  ["in reverse and twice", (all) => [...all.toReversed(), ...all]],
];

describe.each(DELIVERIES)("told %s", (_, deliver) => {
  const pay = (at: World, checkout: { id: string } | null) =>
    at.tell(...deliver(stripe.paid(checkout?.id ?? "", at.nextReceipt())));

  test("a first plan begins when it is paid, with its credits, once", async () => {
    const at = await billed({ plan: null });
    const { checkout, kind } = await at.app("changePlan", { body: TWELVE });
    expect(kind).toBe("upgrade_now");
    expect(await at.plan()).toBeNull();
    await pay(at, checkout);
    expect(await at.plan()).toMatchObject({
      status: "active",
      posts: 12,
      renewalCents: 9900,
      hasEverPaid: true,
      currentPeriodEnd: "2026-12-20T12:00:00.000Z",
    });
    expect(await at.credits()).toBe(12);
    expect(await at.taken()).toEqual([["plan", 9900]]);
    expect(await at.refundsWaiting()).not.toContain(`pi_${at.workspaceId}_1`);
  });

  test("a pack is bought once, and outlives the period", async () => {
    const at = await billed({ plan: TWELVE });
    await pay(at, (await at.app("buyPack", { body: { posts: 10 } })).checkout);
    expect(await at.credits()).toBe(22);
    await at.pass(30);
    expect(await at.credits()).toBe(22);
    expect(await at.taken()).toEqual([
      ["renewal", 9900],
      ["pack", 8500],
    ]);
  });

  test("in mid-period an upgrade costs half the difference and adds the posts that it has more", async () => {
    const at = await billed({ plan: TWELVE });
    await at.spend(5);
    await at.pass(15);
    const preview = await at.app("previewChange", { query: { posts: 30, accounts: 1, period: "monthly" } });
    expect(preview).toMatchObject({ kind: "upgrade_now", dueNowCents: 5000, creditsNow: 18, nextChargeCents: 19_900 });
    const { checkout } = await at.app("changePlan", { body: THIRTY });
    expect(stripe.sessions.get([...stripe.sessions.keys()].at(-1) ?? "")).toMatchObject({
      "line_items[0][price_data][unit_amount]": "5000",
      "line_items[0][price_data][currency]": "brl",
      "metadata[paymentId]": checkout?.id,
    });
    expect(await at.plan()).toMatchObject({ posts: 12 });
    await pay(at, checkout);
    expect(await at.plan()).toMatchObject({
      posts: 30,
      renewalCents: 19_900,
      currentPeriodEnd: "2026-12-20T12:00:00.000Z",
    });
    expect(await at.credits()).toBe(12 - 5 + 18);
    expect(await at.taken()).toEqual([["upgrade", 5000]]);
  });

  test("a renewal that failed is paid at a checkout", async () => {
    const at = await billed({ plan: TWELVE });
    await at.pass(30);
    expect(await at.plan()).toMatchObject({ status: "past_due" });
    await at.pass(2);
    await pay(at, (await at.app("payDue", {})).checkout);
    expect(await at.plan()).toMatchObject({ status: "active", currentPeriodEnd: "2027-01-20T12:00:00.000Z" });
    expect(await at.credits()).toBe(12);
    expect(await at.taken()).toEqual([["renewal", 9900]]);
  });
});

test("less waits for the renewal, which charges the new price and makes the credits anew", async () => {
  const at = await billed({ plan: null });
  await paidFor(at, (await at.app("changePlan", { body: TWELVE })).checkout);
  await at.spend(3);
  expect(await at.app("changePlan", { body: FOUR })).toEqual({ kind: "at_period_end", checkout: null });
  // What renews is what the plan says that it renews at; the posts are still those that are paid.
  expect(await at.plan()).toMatchObject({ posts: 12, renewalCents: 4900, listPriceCents: 4900 });
  expect((await at.app("readBilling", {})).scheduled).toMatchObject({ posts: 4, at: "2026-12-20T12:00:00.000Z" });
  expect(await at.credits()).toBe(9);
  await at.pass(30);
  expect(await at.plan()).toMatchObject({ posts: 4, renewalCents: 4900, status: "active" });
  expect(await at.credits()).toBe(4);
  expect(stripe.charges).toMatchObject([{ amount: "4900", currency: "brl", off_session: "true" }]);
  expect((await at.app("readBilling", {})).scheduled).toBeNull();
});

test("a scheduled change that is canceled does not happen", async () => {
  const at = await billed({ plan: TWELVE });
  await at.app("changePlan", { body: FOUR });
  await at.app("cancelPlanChange", {});
  expect(await at.plan()).toMatchObject({ posts: 12, renewalCents: 9900 });
  await expect(at.app("cancelPlanChange", {})).rejects.toMatchObject({ status: 409 });
});

test("canceled ends with the period: the plan's credits go, a pack's stay, and nothing is charged", async () => {
  const at = await billed({ plan: TWELVE });
  await paidFor(at, (await at.app("buyPack", { body: { posts: 5 } })).checkout);
  await at.app("cancelPlan", {});
  expect(await at.plan()).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  await at.app("resumePlan", {});
  expect(await at.plan()).toMatchObject({ cancelAtPeriodEnd: false });
  await at.app("cancelPlan", {});
  await at.pass(29);
  expect(await at.credits()).toBe(17);
  await at.pass(1);
  expect(await at.plan()).toMatchObject({ status: "canceled" });
  expect(await at.credits()).toBe(5);
  expect(stripe.charges).toEqual([]);
  const { checkout, kind } = await at.app("changePlan", { body: TWELVE });
  expect(kind).toBe("upgrade_now");
  await paidFor(at, checkout);
  expect(await at.plan()).toMatchObject({ status: "active", posts: 12 });
  expect(await at.credits()).toBe(17);
});

describe("a card that is refused", () => {
  async function refused() {
    const at = await billed({ plan: null });
    await paidFor(at, (await at.app("changePlan", { body: TWELVE })).checkout);
    await at.spend(2);
    stripe.refuseCards(true);
    await at.pass(30);
    return at;
  }

  test("leaves the plan past due, mails the owner, blocks a change, and is tried again on days 1, 3 and 5", async () => {
    const at = await refused();
    expect(await at.plan()).toMatchObject({ status: "past_due", currentPeriodEnd: "2026-12-20T12:00:00.000Z" });
    const { changeBlockedBy } = await at.app("readPlan", {});
    expect(changeBlockedBy).toBe("payment_due");
    await expect(at.app("changePlan", { body: THIRTY })).rejects.toMatchObject({ status: 409 });
    const tries = [];
    for (let day = 1; day <= 6; day++) {
      await at.pass(1);
      tries.push(stripe.charges.length);
    }
    expect(tries).toEqual([2, 2, 3, 3, 4, 4]);
    expect(await at.credits()).toBe(10);
    const mails = await at.db.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job WHERE data->>'job' = 'send-mail' AND data->'payload'->>'to' = ${at.owner.email}`;
    expect(mails).toHaveLength(1);
  });

  test("and accepted at the second try: the period goes on from where it ended", async () => {
    const at = await refused();
    stripe.refuseCards(false);
    await at.pass(1);
    expect(await at.plan()).toMatchObject({ status: "active", currentPeriodEnd: "2027-01-20T12:00:00.000Z" });
    expect(await at.credits()).toBe(12);
  });

  test("for seven days ends the plan; money that still comes goes back", async () => {
    const at = await refused();
    await at.pass(7);
    expect(await at.plan()).toMatchObject({ status: "canceled" });
    expect(await at.credits()).toBe(0);
    const renewal = await at.db.payment.findFirstOrThrow({ where: { workspaceId: at.workspaceId, kind: "renewal" } });
    await at.tell(...stripe.paid(renewal.id, "pi_late"));
    expect(await at.plan()).toMatchObject({ status: "canceled" });
    expect(await at.refundsWaiting()).toContain("pi_late");
  });

  test("waits while a person is at the checkout, and goes on when they leave it", async () => {
    const at = await refused();
    const { checkout } = await at.app("payDue", {});
    await at.pass(0);
    expect(stripe.charges).toHaveLength(1);
    await at.tell(stripe.expired(checkout.id));
    await at.pass(1);
    expect(stripe.charges).toHaveLength(2);
  });

  test("said after paid changes nothing", async () => {
    const at = await refused();
    const { checkout } = await at.app("payDue", {});
    await paidFor(at, checkout);
    await at.tell(stripe.refused(checkout.id), stripe.expired(checkout.id), stripe.waiting(checkout.id));
    expect(await at.plan()).toMatchObject({ status: "active" });
    expect(await at.taken()).toEqual([
      ["renewal", 9900],
      ["plan", 9900],
    ]);
  });
});

test("a trial has the smallest tier's credits, swaps freely, and then is charged or waits for the payment", async () => {
  const at = await billed({ plan: null });
  await at.app("startTrial", { body: TWELVE });
  expect(await at.plan()).toMatchObject({ status: "trialing", trialEndsAt: "2026-11-27T12:00:00.000Z" });
  expect(await at.credits()).toBe(4);
  await expect(at.app("startTrial", { body: TWELVE })).rejects.toMatchObject({ status: 409 });
  expect(await at.app("changePlan", { body: THIRTY })).toEqual({ kind: "trial_swap", checkout: null });
  expect(await at.plan()).toMatchObject({ posts: 30, renewalCents: 19_900, status: "trialing" });
  await at.pass(7);
  expect(await at.plan()).toMatchObject({ status: "past_due" });
  expect(await at.credits()).toBe(4);
  await paidFor(at, (await at.app("payDue", {})).checkout);
  expect(await at.plan()).toMatchObject({
    status: "active",
    trialEndsAt: null,
    currentPeriodEnd: "2026-12-27T12:00:00.000Z",
  });
  expect(await at.credits()).toBe(30);
  expect(await at.taken()).toEqual([["renewal", 19_900]]);
});

test("a year is paid at once, and its credits come anew each month without adding up", async () => {
  const at = await billed({ plan: null });
  await paidFor(at, (await at.app("changePlan", { body: { ...TWELVE, period: "annual" } })).checkout);
  expect(await at.taken()).toEqual([["plan", 95_040]]);
  await at.spend(5);
  expect(await at.credits()).toBe(7);
  await at.pass(30);
  expect(await at.credits()).toBe(12);
  await at.pass(62);
  expect(await at.credits()).toBe(12);
  expect(stripe.charges).toEqual([]);
  expect(await at.plan()).toMatchObject({ currentPeriodEnd: "2027-11-20T12:00:00.000Z" });
});

test("two checkouts about the plan, both paid: the first gives the plan, the other goes back", async () => {
  const at = await billed({ plan: null });
  const first = await at.app("changePlan", { body: TWELVE });
  const second = await at.app("changePlan", { body: THIRTY });
  await paidFor(at, second.checkout);
  await at.tell(...stripe.paid(first.checkout?.id ?? "", "pi_other_tab"));
  expect(await at.plan()).toMatchObject({ posts: 30 });
  expect(await at.credits()).toBe(30);
  expect(await at.refundsWaiting()).toContain("pi_other_tab");
  expect((await at.app("readBilling", {})).payments.map(({ status }) => status)).toEqual(["paid", "refunded"]);
});

test("a period that went by while nothing ran is not charged for", async () => {
  const at = await billed({ plan: null });
  await paidFor(at, (await at.app("changePlan", { body: TWELVE })).checkout);
  await at.pass(100);
  await at.work();
  expect(stripe.charges).toHaveLength(1);
  expect(await at.plan()).toMatchObject({ status: "active", currentPeriodEnd: "2027-03-28T12:00:00.000Z" });
  expect(await at.credits()).toBe(12);
});

test("a workspace that is billed by hand renews without a charge, and cannot be changed here", async () => {
  const at = await billed({ plan: TWELVE });
  await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { billedManually: true } });
  await at.pass(30);
  expect(await at.plan()).toMatchObject({ status: "active", hasEverPaid: false, billedManually: true });
  expect(stripe.charges).toEqual([]);
  for (const call of [() => at.app("cancelPlan", {}), () => at.app("changePlan", { body: FOUR })]) {
    await expect(call()).rejects.toMatchObject({ status: 409 });
  }
});

test("a message that Stripe did not sign changes nothing", async () => {
  const at = await billed({ plan: null });
  const { checkout } = await at.app("changePlan", { body: TWELVE });
  const [, message] = stripe.paid(checkout?.id ?? "", "pi_forged");
  for (const signature of ["", "t=1,v1=00", message?.signature.replace(/.$/, "!") ?? ""]) {
    const headers = { "stripe-signature": signature };
    const request = new Request("http://pauta.test/api/billing", {
      method: "POST",
      body: message?.payload ?? "",
      headers,
    });
    expect((await answerBillingEvent(at.runtime, request)).status).toBe(400);
  }
  expect(await at.plan()).toBeNull();
  await at.tell(...stripe.paid("pay_of_another_product", "pi_x"));
  expect(await at.plan()).toBeNull();
});

test("Stripe away: nothing is charged, a person reads so, and the next try opens a checkout", async () => {
  const at = await billed({ plan: null });
  at.withPorts({ billing: stripeBilling({ ...stripe.keys, apiUrl: "http://127.0.0.1:9" }) });
  await expect(at.app("changePlan", { body: TWELVE })).rejects.toMatchObject({ status: 500, code: "upstream_failure" });
  expect(await at.plan()).toBeNull();
  at.withPorts({ billing: stripeBilling(stripe.keys) });
  expect((await at.app("changePlan", { body: TWELVE })).checkout?.url).toMatch(/^https:\/\/checkout\.test/);
});

describe("the local checkout", () => {
  test("takes a card, refuses another, and is done once", async () => {
    const at = await workspace({ plan: null });
    const app = await at.app();
    const { checkout } = await app("changePlan", { body: TWELVE });
    const params = { id: checkout?.id ?? "" };
    expect(checkout?.url).toBe(`http://pauta.test/plan/checkout/${params.id}`);
    expect(await app("payCheckout", { params, body: { card: "0002" } })).toEqual({ paid: false });
    expect(await app("readCheckout", { params })).toMatchObject({ isOpen: true, amountCents: 9900, posts: 12 });
    expect(await app("payCheckout", { params, body: { card: "4242" } })).toEqual({ paid: true });
    await expect(app("payCheckout", { params, body: { card: "4242" } })).rejects.toMatchObject({ status: 409 });
    expect((await app("readPlan", {})).availableCredits).toBe(12);
  });

  test("has a card whose renewals are refused", async () => {
    const at = await workspace({ plan: null });
    const app = await at.app();
    const { checkout } = await app("changePlan", { body: TWELVE });
    await app("payCheckout", { params: { id: checkout?.id ?? "" }, body: { card: "0341" } });
    at.clock.advance(30 * DAY_MS);
    await billDue(at.runtime);
    const [payment] = await at.db.payment.findMany({ where: { workspaceId: at.workspaceId, status: "pending" } });
    await chargePayment(at.runtime, payment?.id ?? "");
    expect((await app("readPlan", {})).plan).toMatchObject({ status: "past_due" });
  });

  test("closes after an hour", async () => {
    const at = await workspace({ plan: TWELVE });
    const app = await at.app();
    const { checkout } = await app("buyPack", { body: { posts: 5 } });
    at.clock.advance(61 * 60_000);
    const call = app("payCheckout", { params: { id: checkout.id }, body: { card: "4242" } });
    await expect(call).rejects.toMatchObject({ status: 409 });
    await billDue(at.runtime);
    expect(await app("readCheckout", { params: { id: checkout.id } })).toMatchObject({ isOpen: false, status: "void" });
  });
});

test("the operator's word on the balance takes of the plan's credits first, so that a renewal is whole again", async () => {
  const at = await billed({ plan: TWELVE });
  const { setBalance } = await import("#lib/services/credits/grant.ts");
  await setBalance(at.db, at.workspaceId, 2, at.clock.now());
  expect(await at.credits()).toBe(2);
  await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { billedManually: true } });
  await at.pass(30);
  expect(await at.credits()).toBe(12);
});
