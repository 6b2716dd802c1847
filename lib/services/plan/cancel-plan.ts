import type { Context } from "#lib/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { dropOpenCheckouts } from "#lib/services/billing/open-checkout.ts";
import { endSubscription, findSubscription } from "./subscription.ts";

/** At the end of what is paid for; where that is behind us and unpaid, at once. */
export const cancelPlan = (context: Context): Promise<void> =>
  context.transaction(async (tx) => {
    const { workspaceId } = context;
    await lockWorkspace(tx, workspaceId);
    const { billedManually, status } = await findSubscription(tx, workspaceId);
    if (billedManually) throw new Refusal("plan_billed_manually");
    await dropOpenCheckouts(context, tx);
    await recordAudit(tx, context, "plan.canceled", workspaceId);
    if (status !== "past_due") {
      await tx.subscription.update({ where: { workspaceId }, data: { cancelAtPeriodEnd: true } });
      return;
    }
    await tx.payment.updateMany({
      where: { workspaceId, kind: "renewal", status: { in: ["open", "failed"] } },
      data: { status: "void", nextTryAt: null, expiresAt: null },
    });
    await endSubscription(tx, workspaceId, context.now());
  });

export const resumePlan = (context: Context): Promise<void> =>
  context.transaction(async (tx) => {
    const { workspaceId } = context;
    await lockWorkspace(tx, workspaceId);
    const { cancelAtPeriodEnd } = await findSubscription(tx, workspaceId);
    if (!cancelAtPeriodEnd) throw new Refusal("plan_not_ending");
    await tx.subscription.update({ where: { workspaceId }, data: { cancelAtPeriodEnd: false } });
    await recordAudit(tx, context, "plan.resumed", workspaceId);
  });
