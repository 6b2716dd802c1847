import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { requirePublisher } from "./require-publisher.ts";
import { planProject, takeGrid } from "./plan-project.ts";
import { type AutopilotRow, findAutopilot } from "./read-autopilot.ts";

/** On or off; its slots and its ideas stay either way, and a second time changes nothing. */
export const switchAutopilot = (context: Context, projectId: string, enabled: boolean): Promise<AutopilotRow> =>
  context.transaction(async (within) => {
    requirePublisher(within);
    await takeGrid(within, projectId);
    const { autopilot, id, slots } = await findAutopilot(within, projectId);
    if (enabled && slots.length === 0) throw new Refusal("grid_empty");
    if (enabled !== autopilot.enabled) {
      await within.db.autopilot.update({ where: { projectId: id }, data: { enabled } });
      await recordAudit(within, enabled ? "autopilot.enabled" : "autopilot.disabled", id);
    }
    await planProject(within, id);
    return findAutopilot(within, id);
  });
