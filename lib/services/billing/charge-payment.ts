import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { readPayment, titleOf } from "./payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** Asks the provider for a payment without a person at the screen. Asked again for the same try, it is one charge. */
export async function chargePayment(runtime: Runtime, paymentId: string): Promise<void> {
  const { db, ports } = runtime;
  const payment = await readPayment(runtime, paymentId);
  if (payment?.status !== "pending" || payment.checkoutId) return;
  const { billingCustomerId } = await db.workspace.findUniqueOrThrow({
    where: { id: payment.workspaceId },
    select: { billingCustomerId: true },
  });
  const outcome = await ports.billing.charge({
    paymentId,
    key: `${paymentId}:${payment.attempts}`,
    title: titleOf(payment),
    amountCents: payment.amountCents,
    currency: payment.currency,
    customerId: billingCustomerId,
  });
  await openSystem(runtime).transaction((within) => settlePayment(within, paymentId, outcome));
}
