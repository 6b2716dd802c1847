import type { Context } from "#lib/runtime/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import type { PlanChoice } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { readSubscription, startTrialPeriod } from "#lib/services/subscriptions/subscription.ts";

/** Once a workspace, and only before its first plan. */
export const startTrial = (context: Context, choice: PlanChoice): Promise<void> =>
  context.transaction(async (within) => {
    const { settings, workspaceId } = within;
    await lockWorkspace(within.db, workspaceId);
    if (settings.trialDays === 0 || (await readSubscription(within))) throw new Refusal("trial_over");
    await startTrialPeriod(within, choice);
    await recordAudit(within, "plan.trial_started", workspaceId);
  });
