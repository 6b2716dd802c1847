import type { Runtime } from "#lib/runtime/context.ts";
import { type PlanChoice, planChange, quote } from "#lib/domain/plan.ts";
import { prorationCents } from "#lib/domain/proration.ts";
import type { SubscriptionRow } from "#lib/services/subscriptions/subscription.ts";

/** What a change does in money and date: what is due now, and what is charged next and when. */
export function previewChange(
  { now, ports, settings }: Pick<Runtime, "now" | "ports" | "settings">,
  current: SubscriptionRow | null,
  choice: PlanChoice,
) {
  const target = quote(choice, settings.prices);
  const change = planChange(current, target);
  const isFirst = !current || current.status === "canceled";
  const price = isFirst ? target.renewalCents : prorationCents(current, target, now());
  const isPaidNow = change.kind === "upgrade_now" && price >= ports.billing.minimumCents;
  return {
    ...change,
    target,
    dueNowCents: isPaidNow ? price : 0,
    nextChargeCents: target.renewalCents,
    nextChargeAt: isFirst ? null : current.currentPeriodEnd,
  };
}
