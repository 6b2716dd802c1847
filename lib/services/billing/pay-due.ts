import type { Context } from "#lib/runtime/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { CHECKOUT_MS } from "#lib/domain/payment.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findSubscription } from "#lib/services/subscriptions/subscription.ts";
import { type Checkout, dropOpenCheckouts, openCheckout } from "./open-checkout.ts";
import { takeRenewal } from "./renewal.ts";

/** Opens a checkout for the renewal that was refused. While it stands open the charge is not tried again. */
export async function payDue(context: Context): Promise<Checkout> {
  const { workspaceId } = context;
  const { closing, payment } = await context.transaction(async (within) => {
    await lockWorkspace(within.db, workspaceId);
    const subscription = await findSubscription(within);
    if (subscription.status !== "past_due") throw new Refusal("payment_not_due");
    const left = await dropOpenCheckouts(within);
    const due = await takeRenewal(within, subscription);
    // The bank has it already: a second checkout would take the money twice.
    if (due.status === "pending") throw new Refusal("payment_not_due");
    const expiresAt = new Date(within.now().getTime() + CHECKOUT_MS);
    const open = { status: "open", nextTryAt: null, expiresAt } as const;
    await within.db.payment.update({ where: { id: due.id }, data: open });
    await recordAudit(within, "plan.payment_started", due.id);
    return { payment: { ...due, ...open }, closing: left };
  });
  return openCheckout(context, payment, closing);
}
