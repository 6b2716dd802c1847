import type { Context } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type AutopilotRow, findAutopilot } from "./read.ts";

/** On or off; its slots stay either way, and a second time changes nothing. */
export const switchAutopilot = (context: Context, projectId: string, enabled: boolean): Promise<AutopilotRow> =>
  context.transaction(async (tx) => {
    const { id, slots } = await findAutopilot(tx, context.workspaceId, projectId);
    if (enabled && slots.length === 0) throw new Refusal("grid_empty");
    await tx.autopilot.update({ where: { projectId: id }, data: { enabled } });
    return findAutopilot(tx, context.workspaceId, projectId);
  });
