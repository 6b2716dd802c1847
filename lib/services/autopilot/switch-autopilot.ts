import type { Context } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { planProject, takeGrid } from "./plan-project.ts";
import { type AutopilotRow, findAutopilot } from "./read.ts";

/** On or off; its slots and its ideas stay either way, and a second time changes nothing. */
export const switchAutopilot = (context: Context, projectId: string, enabled: boolean): Promise<AutopilotRow> =>
  context.transaction(async (tx) => {
    await takeGrid(tx, projectId);
    const { autopilot, id, slots } = await findAutopilot(tx, context.workspaceId, projectId);
    if (enabled && slots.length === 0) throw new Refusal("grid_empty");
    if (enabled !== autopilot.enabled) {
      await tx.autopilot.update({ where: { projectId: id }, data: { enabled } });
      await recordAudit(tx, context, enabled ? "autopilot.enabled" : "autopilot.disabled", id);
    }
    await planProject(tx, context, id);
    return findAutopilot(tx, context.workspaceId, id);
  });
