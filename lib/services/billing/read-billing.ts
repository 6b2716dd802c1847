import type { Context } from "#lib/runtime/context.ts";
import { graceEnd } from "#lib/domain/payment.ts";
import { readSubscription, renewalOf } from "#lib/services/subscriptions/subscription.ts";
import { listPayments, renewalKey } from "./payment.ts";

const PAYMENTS_SHOWN = 24;

/** What the plan page shows beside the plan itself: what waits, what is due, what was paid. */
export async function readBilling(context: Context) {
  const { db, ports, settings, workspaceId } = context;
  const [subscription, payments, { billingCustomerId }] = await Promise.all([
    readSubscription(context),
    listPayments(context, {
      where: { workspaceId, status: { in: ["pending", "paid", "failed", "refunded"] }, amountCents: { gt: 0 } },
      orderBy: { id: "desc" },
      take: PAYMENTS_SHOWN,
    }),
    db.workspace.findUniqueOrThrow({ where: { id: workspaceId }, select: { billingCustomerId: true } }),
  ]);
  const renewal = subscription && renewalOf(subscription, settings);
  const isLive = subscription !== null && subscription.status !== "canceled";
  return {
    provider: {
      name: ports.billing.name,
      isLocal: ports.billing.isLocal,
      hasPortal: !ports.billing.isLocal && billingCustomerId !== null,
    },
    trialDays: subscription ? 0 : settings.trialDays,
    creditsRenewAt: isLive && !subscription.cancelAtPeriodEnd ? subscription.creditsRenewAt : null,
    scheduled: isLive && renewal?.isChange ? { ...renewal, at: subscription.currentPeriodEnd } : null,
    due:
      subscription?.status === "past_due" && renewal
        ? {
            amountCents: renewal.renewalCents,
            endsAt: graceEnd(subscription.currentPeriodEnd),
            isPending: payments.some(
              ({ key, status }) =>
                status === "pending" && key === renewalKey(workspaceId, subscription.currentPeriodEnd),
            ),
          }
        : null,
    payments,
  };
}
