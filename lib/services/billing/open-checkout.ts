import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { languageOf } from "#lib/messages/language.ts";
import { BillingError } from "#lib/ports/billing.ts";
import { listPayments, type PaymentRow, titleOf } from "./payment.ts";
import { reopenOrVoid } from "./settle-payment.ts";

export interface Checkout {
  id: string;
  url: string;
}

/** At most one checkout about the plan at a time: with a new wish the earlier one is gone. Gives what to close. */
export async function dropOpenCheckouts(context: Context): Promise<string[]> {
  const { workspaceId } = context;
  const open = await listPayments(context, { where: { workspaceId, status: "open", kind: { not: "pack" } } });
  for (const payment of open) await reopenOrVoid(context, payment);
  return open.flatMap(({ checkoutId }) => checkoutId ?? []);
}

/** After the commit: the provider's page for a payment that stands open. */
export async function openCheckout(context: Context, payment: PaymentRow, closing: string[] = []): Promise<Checkout> {
  const { db, ports, settings, workspaceId } = context;
  const [workspace, owner] = await Promise.all([
    db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { billingCustomerId: true } }),
    db.member.findFirst({ where: { workspaceId, role: "owner" }, include: { user: true } }),
  ]);
  return reached(async () => {
    for (const checkoutId of closing) await ports.billing.closeCheckout(checkoutId);
    const { checkoutId, url } = await ports.billing.openCheckout({
      paymentId: payment.id,
      title: titleOf(payment),
      amountCents: payment.amountCents,
      currency: payment.currency,
      language: languageOf(owner?.user.language),
      email: owner?.user.email ?? null,
      customerId: workspace.billingCustomerId,
      expiresAt: payment.expiresAt ?? context.now(),
      returnUrl: `${settings.appUrl}/plan`,
    });
    await db.payment.updateMany({
      where: { id: payment.id, status: "open" },
      data: { checkoutId, checkoutUrl: url },
    });
    return { id: payment.id, url };
  });
}

/** A provider that does not answer is a refusal that a person can read; nothing was charged. */
export async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BillingError) throw new Refusal("billing_unreachable");
    throw error;
  }
}
