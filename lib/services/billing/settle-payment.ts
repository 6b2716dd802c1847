import type { Context, SystemContext } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { nextTry } from "#lib/domain/payment.ts";
import type { Outcome } from "#lib/ports/billing.ts";
import { applyPayment } from "./apply-payment.ts";
import { type PaymentRow, readPayment } from "./payment.ts";
import { tellPayment } from "./tell-payment.ts";

const NO_CHECKOUT = { checkoutId: null, checkoutUrl: null, expiresAt: null } as const;

/**
 * What the provider says of a payment becomes ours, whatever order it comes in and however often: paid is final,
 * and what says less than is known already changes nothing.
 */
export async function settlePayment(within: SystemContext, paymentId: string, outcome: Outcome): Promise<void> {
  const named = await readPayment(within, paymentId);
  if (!named) return;
  await lockWorkspace(within.db, named.workspaceId);
  const payment = (await readPayment(within, paymentId)) ?? named;
  switch (outcome.is) {
    case "paid":
      return settlePaid(within, payment, outcome);
    case "failed":
      return settleFailed(within, payment);
    case "pending":
      if (payment.status === "open") await save(within, payment, { status: "pending", expiresAt: null });
      return;
    case "expired":
      if (payment.status === "open") await reopenOrVoid(within, payment);
      return;
    default:
      outcome satisfies never;
  }
}

type Paid = Extract<Outcome, { is: "paid" }>;

async function settlePaid(within: SystemContext, payment: PaymentRow, { customerId, receiptId }: Paid): Promise<void> {
  if (payment.status === "paid" || payment.status === "refunded") {
    // Told again; or paid twice over, by a person and by a retry: the second goes back.
    if (payment.receiptId !== receiptId) await enqueue(within.db, "refund-payment", { receiptId });
    return;
  }
  if (customerId) {
    const { workspaceId: id } = payment;
    await within.db.workspace.update({ where: { id }, data: { billingCustomerId: customerId } });
  }
  const given = await applyPayment(within, payment);
  await save(within, payment, {
    status: given ? "paid" : "refunded",
    receiptId,
    settledAt: within.now(),
    nextTryAt: null,
    expiresAt: null,
  });
  if (!given) await enqueue(within.db, "refund-payment", { receiptId });
}

async function settleFailed(within: SystemContext, payment: PaymentRow): Promise<void> {
  if (payment.status !== "pending" && payment.status !== "open") return;
  if (payment.terms.kind !== "renewal") return save(within, payment, { status: "failed", ...NO_CHECKOUT });
  const { periodEnd } = payment.terms;
  await save(within, payment, { status: "failed", ...NO_CHECKOUT, nextTryAt: nextTry(periodEnd, within.now()) });
  const { workspaceId } = payment;
  const { count } = await within.db.subscription.updateMany({
    where: { workspaceId, status: { in: ["active", "trialing"] }, currentPeriodEnd: periodEnd },
    data: { status: "past_due" },
  });
  if (count > 0) await tellPayment(within, payment, "payment_failed");
}

/** A checkout that was left: a renewal is still due, anything else was only a wish. */
export async function reopenOrVoid(within: SystemContext, payment: PaymentRow): Promise<void> {
  if (payment.terms.kind !== "renewal") return save(within, payment, { status: "void", ...NO_CHECKOUT });
  await save(within, payment, {
    status: "failed",
    ...NO_CHECKOUT,
    nextTryAt: nextTry(payment.terms.periodEnd, within.now()),
  });
}

async function save({ db }: Pick<Context, "db">, { id }: PaymentRow, data: Prisma.PaymentUpdateInput): Promise<void> {
  await db.payment.update({ where: { id }, data });
}
