import { describe, expect, test } from "vitest";
import {
  stripe,
  type Message,
  TWELVE,
  THIRTY,
  FOUR,
  billed,
  type BilledWorkspace,
  paidFor,
  useStripe,
} from "#lib/tools/testing/billed.ts";

useStripe();

/** Stripe promises neither an order nor that it tells once. */
const DELIVERIES: [string, (messages: Message[]) => Message[]][] = [
  ["once, in order", (all) => all],
  ["each twice", (all) => all.flatMap((one) => [one, one])],
  ["all twice over", (all) => [...all, ...all]],
  ["in reverse", (all) => all.toReversed()],
  ["in reverse and twice", (all) => [...all.toReversed(), ...all]],
];

describe.each(DELIVERIES)("told %s", (_, deliver) => {
  const pay = (at: BilledWorkspace, checkout: { id: string } | null) =>
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
    const { notices } = await at.app("readNotices", {});
    expect(notices).toMatchObject([{ kind: "payment_failed", path: "/plan", stands: true }]);
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
    const { notices } = await at.app("readNotices", {});
    expect(notices.filter(({ kind }) => kind === "plan_ended")).toMatchObject([{ path: "/plan", stands: true }]);
    const ended = await at.db.$queryRaw<unknown[]>`
      SELECT FROM pgboss.job WHERE data->'payload'->>'to' = ${at.owner.email}
      AND data->'payload'->>'subject' = 'Seu plano terminou'`;
    expect(ended).toHaveLength(1);
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
