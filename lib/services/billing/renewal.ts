import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { renewalOf, type SubscriptionRow } from "#lib/services/plan/subscription.ts";
import { createPayment, listPayments, type PaymentRow, renewalKey } from "./payment.ts";

/** The one payment of the period that follows: as it is, or made now as one that failed, for whoever asks to decide. */
export async function takeRenewal(
  { now, settings }: Pick<Runtime, "now" | "settings">,
  tx: Tx,
  subscription: SubscriptionRow,
): Promise<PaymentRow> {
  const { currentPeriodEnd, workspaceId } = subscription;
  const key = renewalKey(workspaceId, currentPeriodEnd);
  const [known] = await listPayments(tx, { where: { key } });
  if (known) return known;
  const { isChange, renewalCents, ...choice } = renewalOf(subscription, settings);
  return createPayment(tx, workspaceId, {
    key,
    terms: { kind: "renewal", choice, renewalCents, isChange, periodEnd: currentPeriodEnd },
    amountCents: renewalCents,
    currency: settings.prices.currency,
    status: "failed",
    at: now(),
  });
}
