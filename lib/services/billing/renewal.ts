import type { SystemContext } from "#lib/runtime/context.ts";
import { renewalOf, type SubscriptionRow } from "#lib/services/subscriptions/subscription.ts";
import { createPayment, listPayments, type PaymentRow, renewalKey } from "./payment.ts";

/** The one payment of the period that follows: as it is, or made now as one that failed, for whoever asks to decide. */
export async function takeRenewal(
  { db, now, settings }: SystemContext,
  subscription: SubscriptionRow,
): Promise<PaymentRow> {
  const { currentPeriodEnd, workspaceId } = subscription;
  const scope = { db, workspaceId };
  const key = renewalKey(workspaceId, currentPeriodEnd);
  const [known] = await listPayments(scope, { where: { key } });
  if (known) return known;
  const { isChange, renewalCents, ...choice } = renewalOf(subscription, settings);
  return createPayment(scope, {
    key,
    terms: { kind: "renewal", choice, renewalCents, isChange, periodEnd: currentPeriodEnd },
    amountCents: renewalCents,
    currency: settings.prices.currency,
    status: "failed",
    at: now(),
  });
}
