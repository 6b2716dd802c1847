import type { Context } from "#lib/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import type { PlanChoice } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { readSubscription, startTrialPeriod } from "./subscription.ts";

/** Once a workspace, and only before its first plan. */
export const startTrial = (context: Context, choice: PlanChoice): Promise<void> =>
  context.transaction(async (tx) => {
    const { settings, workspaceId } = context;
    await lockWorkspace(tx, workspaceId);
    if (settings.trialDays === 0 || (await readSubscription(tx, workspaceId))) throw new Refusal("trial_over");
    await startTrialPeriod(context, tx, workspaceId, choice);
    await recordAudit(tx, context, "plan.trial_started", workspaceId);
  });
