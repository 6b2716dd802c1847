import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { nextTry } from "#lib/domain/payment.ts";
import type { Outcome } from "#lib/ports/billing.ts";
import { applyPayment } from "./apply-payment.ts";
import { mailOwner } from "./mail-owner.ts";
import { type PaymentRow, readPayment } from "./payment.ts";

const NO_CHECKOUT = { checkoutId: null, checkoutUrl: null, expiresAt: null } as const;

type Clock = Pick<Runtime, "now" | "settings">;

/**
 * What the provider says of a payment becomes ours, whatever order it comes in and however often: paid is final,
 * and what says less than is known already changes nothing.
 */
export async function settlePayment(clock: Clock, tx: Tx, paymentId: string, outcome: Outcome): Promise<void> {
  const named = await readPayment(tx, paymentId);
  if (!named) return;
  await lockWorkspace(tx, named.workspaceId);
  const payment = (await readPayment(tx, paymentId)) ?? named;
  switch (outcome.is) {
    case "paid":
      return settlePaid(clock, tx, payment, outcome);
    case "failed":
      return settleFailed(clock, tx, payment);
    case "pending":
      if (payment.status === "open") await save(tx, payment, { status: "pending", expiresAt: null });
      return;
    case "expired":
      if (payment.status === "open") await reopenOrVoid(clock, tx, payment);
      return;
    default:
      outcome satisfies never;
  }
}

type Paid = Extract<Outcome, { is: "paid" }>;

async function settlePaid(clock: Clock, tx: Tx, payment: PaymentRow, { customerId, receiptId }: Paid): Promise<void> {
  if (payment.status === "paid" || payment.status === "refunded") {
    // Told again; or paid twice over, by a person and by a retry: the second goes back.
    if (payment.receiptId !== receiptId) await enqueue(tx, "refund-payment", { receiptId });
    return;
  }
  if (customerId) {
    const { workspaceId: id } = payment;
    await tx.workspace.update({ where: { id }, data: { billingCustomerId: customerId } });
  }
  const given = await applyPayment(clock, tx, payment);
  await save(tx, payment, {
    status: given ? "paid" : "refunded",
    receiptId,
    settledAt: clock.now(),
    nextTryAt: null,
    expiresAt: null,
  });
  if (!given) await enqueue(tx, "refund-payment", { receiptId });
}

async function settleFailed(clock: Clock, tx: Tx, payment: PaymentRow): Promise<void> {
  if (payment.status !== "pending" && payment.status !== "open") return;
  if (payment.terms.kind !== "renewal") return save(tx, payment, { status: "failed", ...NO_CHECKOUT });
  const { periodEnd } = payment.terms;
  await save(tx, payment, { status: "failed", ...NO_CHECKOUT, nextTryAt: nextTry(periodEnd, clock.now()) });
  const { workspaceId } = payment;
  const { count } = await tx.subscription.updateMany({
    where: { workspaceId, status: { in: ["active", "trialing"] }, currentPeriodEnd: periodEnd },
    data: { status: "past_due" },
  });
  if (count > 0) await mailOwner(clock, tx, payment, "payment_failed");
}

/** A checkout that was left: a renewal is still due, anything else was only a wish. */
export async function reopenOrVoid(clock: Clock, tx: Tx, payment: PaymentRow): Promise<void> {
  if (payment.terms.kind !== "renewal") return save(tx, payment, { status: "void", ...NO_CHECKOUT });
  await save(tx, payment, {
    status: "failed",
    ...NO_CHECKOUT,
    nextTryAt: nextTry(payment.terms.periodEnd, clock.now()),
  });
}

async function save(tx: Tx, { id }: PaymentRow, data: Parameters<Tx["payment"]["update"]>[0]["data"]): Promise<void> {
  await tx.payment.update({ where: { id }, data });
}
