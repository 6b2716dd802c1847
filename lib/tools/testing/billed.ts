import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { stripeBilling } from "#lib/adapters/stripe/billing.ts";
import { billDue } from "#lib/services/billing/bill-due.ts";
import { chargePayment } from "#lib/services/billing/charge-payment.ts";
import { startStripeServer } from "#lib/tools/testing/stripe-server.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

export type Options = Parameters<typeof workspace>[0];
export type Message = ReturnType<Awaited<ReturnType<typeof startStripeServer>>["expired"]>;

export const DAY_MS = 24 * 60 * 60 * 1000;
export const TWELVE = { posts: 12, accounts: 1, period: "monthly" } as const;
export const THIRTY = { posts: 30, accounts: 1, period: "monthly" } as const;
export const FOUR = { posts: 4, accounts: 1, period: "monthly" } as const;

export let stripe: Awaited<ReturnType<typeof startStripeServer>>;

/** Said by each file of tests: this module outlives a file, and the server does not. */
export function useStripe() {
  beforeAll(async () => void (stripe = await startStripeServer()));
  beforeEach(() => {
    stripe.charges.splice(0);
    stripe.refunds.splice(0);
    stripe.refuseCards(false);
  });
  afterAll(() => stripe.stop());
}

/** A workspace whose money is Stripe's, with its clock, its worker and the messages that Stripe sends. */
export async function billed(options: Options = {}) {
  const at = await workspace({ ...options, ports: { billing: stripeBilling(stripe.keys) } });
  const { db, runtime, workspaceId } = at;
  const app = await at.app();
  let receipts = 0;

  const tell = async (...messages: Message[]) => {
    for (const { payload, signature } of messages) {
      const headers = { "stripe-signature": signature };
      expect((await at.send("/api/billing", { method: "POST", body: payload, headers })).status).toBe(200);
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

export type BilledWorkspace = Awaited<ReturnType<typeof billed>>;

export async function paidFor(at: BilledWorkspace, checkout: { id: string } | null) {
  const messages = stripe.paid(checkout?.id ?? "", at.nextReceipt());
  await at.tell(...messages);
}
