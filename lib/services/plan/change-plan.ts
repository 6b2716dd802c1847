import type { Context } from "#lib/runtime/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { CHECKOUT_MS } from "#lib/domain/payment.ts";
import { type ChangeBlock, type ChangeKind, changeBlockedBy, type PlanChoice } from "#lib/domain/plan.ts";
import { type Reason, Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { applyPayment } from "#lib/services/billing/apply-payment.ts";
import { type Checkout, dropOpenCheckouts, openCheckout } from "#lib/services/billing/open-checkout.ts";
import { createPayment, type PaymentRow } from "#lib/services/billing/payment.ts";
import { previewChange } from "./preview-change.ts";
import { NO_NEXT, readSubscription, type SubscriptionRow } from "#lib/services/subscriptions/subscription.ts";

const BLOCKED: Record<ChangeBlock, Reason> = {
  billed_manually: "plan_billed_manually",
  cancel_scheduled: "plan_cancel_scheduled",
  payment_due: "plan_payment_due",
};

interface Changed {
  kind: ChangeKind;
  /** null: nothing is to be paid, the change is done */
  checkout: Checkout | null;
}

/** Does what the quote says: more applies when it is paid, less waits for the renewal, a trial just changes. */
export async function changePlan(context: Context, wanted: PlanChoice): Promise<Changed> {
  const { closing, kind, payment } = await context.transaction(async (within) => {
    await lockWorkspace(within.db, within.workspaceId);
    const current = await readSubscription(within);
    const blocked = changeBlockedBy(current);
    if (blocked) throw new Refusal(BLOCKED[blocked]);
    const preview = previewChange(within, current, wanted);
    const dropped = await dropOpenCheckouts(within);
    const open = await CHANGES[preview.kind](within, current, preview);
    return { kind: preview.kind, payment: open, closing: dropped };
  });
  return { kind, checkout: payment && (await openCheckout(context, payment, closing)) };
}

type Preview = ReturnType<typeof previewChange>;
/** Gives the payment that a person must make first, if one is needed. */
type Change = (context: Context, current: SubscriptionRow | null, preview: Preview) => Promise<PaymentRow | null>;

const CHANGES: Record<ChangeKind, Change> = {
  noop: async () => {
    throw new Refusal("plan_unchanged");
  },
  trial_swap: async (context, _, { target: { accounts, period, posts, renewalCents } }) => {
    const { workspaceId } = context;
    await context.db.subscription.update({ where: { workspaceId }, data: { accounts, period, posts, renewalCents } });
    await recordAudit(context, "plan.changed", workspaceId);
    return null;
  },
  at_period_end: async (context, _, { target }) => {
    const { workspaceId } = context;
    const next = { nextPosts: target.posts, nextAccounts: target.accounts, nextPeriod: target.period };
    await context.db.subscription.update({ where: { workspaceId }, data: next });
    await recordAudit(context, "plan.change_scheduled", workspaceId);
    return null;
  },
  upgrade_now: async (context, current, { dueNowCents, target }) => {
    const { settings } = context;
    const at = context.now();
    const { accounts, period, posts } = target;
    const choice = { posts, accounts, period };
    const isFirst = !current || current.status === "canceled";
    const isFree = dueNowCents === 0;
    const payment = await createPayment(context, {
      terms: isFirst
        ? { kind: "plan", choice }
        : { kind: "upgrade", choice, from: choiceOf(current), periodEnd: current.currentPeriodEnd },
      amountCents: dueNowCents,
      currency: settings.prices.currency,
      status: isFree ? "paid" : "open",
      ...(isFree ? {} : { expiresAt: new Date(at.getTime() + CHECKOUT_MS) }),
      at,
    });
    await recordAudit(context, isFree ? "plan.changed" : "plan.payment_started", payment.id);
    if (!isFree) return payment;
    await applyPayment(context, payment);
    return null;
  },
};

const choiceOf = ({ accounts, period, posts }: SubscriptionRow): PlanChoice => ({ posts, accounts, period });

/** The plan stays as it is at the renewal too. */
export const cancelPlanChange = (context: Context): Promise<void> =>
  context.transaction(async (within) => {
    const { workspaceId } = within;
    await lockWorkspace(within.db, workspaceId);
    const current = await readSubscription(within);
    if (!current || current.status === "canceled" || current.nextPosts === null) {
      throw new Refusal("plan_change_missing");
    }
    await within.db.subscription.update({ where: { workspaceId }, data: NO_NEXT });
    await recordAudit(within, "plan.change_canceled", workspaceId);
  });
