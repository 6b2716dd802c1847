import { describe, expect, test } from "vitest";
import { stripeBilling } from "#lib/adapters/stripe/billing.ts";
import { billDue } from "#lib/services/billing/bill-due.ts";
import { renewalKey } from "#lib/services/billing/payment.ts";
import { newId } from "#lib/db/id.ts";
import { chargePayment } from "#lib/services/billing/charge-payment.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { stripe, DAY_MS, TWELVE, THIRTY, FOUR, billed, paidFor, useStripe } from "#lib/tools/testing/billed.ts";

useStripe();

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

test("a plan whose renewal cannot be read keeps no other from being renewed", async () => {
  const broken = await billed({ plan: TWELVE });
  const whole = await billed({ plan: TWELVE });
  for (const { db, workspaceId } of [broken, whole]) {
    await db.subscription.update({ where: { workspaceId }, data: { billedManually: true } });
  }
  const { db, workspaceId } = broken;
  const { currentPeriodEnd } = await db.subscription.findUniqueOrThrow({ where: { workspaceId } });
  const key = renewalKey(workspaceId, currentPeriodEnd);
  const terms = { kind: "of another version" };
  const { id } = await db.payment.create({
    data: {
      id: newId("pay"),
      key,
      workspaceId,
      terms,
      kind: "renewal",
      amountCents: 0,
      currency: "BRL",
      status: "open",
    },
  });
  await db.subscription.update({
    where: { workspaceId: whole.workspaceId },
    data: { currentPeriodEnd: new Date("2026-12-20T13:00:00Z") },
  });
  await whole.pass(31);
  await db.payment.delete({ where: { id } });
  expect(await whole.plan()).toMatchObject({ currentPeriodEnd: "2027-01-20T13:00:00.000Z" });
});

test("a message that Stripe did not sign changes nothing", async () => {
  const at = await billed({ plan: null });
  const { checkout } = await at.app("changePlan", { body: TWELVE });
  const [, message] = stripe.paid(checkout?.id ?? "", "pi_forged");
  for (const signature of ["", "t=1,v1=00", message?.signature.replace(/.$/, "!") ?? ""]) {
    const headers = { "stripe-signature": signature };
    const body = message?.payload ?? "";
    expect((await at.send("/api/billing", { method: "POST", body, headers })).status).toBe(400);
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
  await setBalance(at, 2, at.clock.now());
  expect(await at.credits()).toBe(2);
  await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { billedManually: true } });
  await at.pass(30);
  expect(await at.credits()).toBe(12);
});
