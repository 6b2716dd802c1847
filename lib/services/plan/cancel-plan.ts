import type { Context } from "#lib/runtime/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { dropOpenCheckouts } from "#lib/services/billing/open-checkout.ts";
import { endSubscription, findSubscription } from "#lib/services/subscriptions/subscription.ts";

/** At the end of what is paid for; where that is behind us and unpaid, at once. */
export const cancelPlan = (context: Context): Promise<void> =>
  context.transaction(async (within) => {
    const { workspaceId } = within;
    await lockWorkspace(within.db, workspaceId);
    const { billedManually, status } = await findSubscription(within);
    if (billedManually) throw new Refusal("plan_billed_manually");
    await dropOpenCheckouts(within);
    await recordAudit(within, "plan.canceled", workspaceId);
    if (status !== "past_due") {
      await within.db.subscription.update({ where: { workspaceId }, data: { cancelAtPeriodEnd: true } });
      return;
    }
    await within.db.payment.updateMany({
      where: { workspaceId, kind: "renewal", status: { in: ["open", "failed"] } },
      data: { status: "void", nextTryAt: null, expiresAt: null },
    });
    await endSubscription(within, within.now());
  });

export const resumePlan = (context: Context): Promise<void> =>
  context.transaction(async (within) => {
    const { workspaceId } = within;
    await lockWorkspace(within.db, workspaceId);
    const { cancelAtPeriodEnd } = await findSubscription(within);
    if (!cancelAtPeriodEnd) throw new Refusal("plan_not_ending");
    await within.db.subscription.update({ where: { workspaceId }, data: { cancelAtPeriodEnd: false } });
    await recordAudit(within, "plan.resumed", workspaceId);
  });
