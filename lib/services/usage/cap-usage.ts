import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";

/** Posts that are to be made once a month has cost so much fail with that reason, before anything is paid. */
export const capUsage = (context: Context, capCents: number | null): Promise<void> =>
  context.transaction(async (within) => {
    const { db, workspaceId } = within;
    await db.workspace.update({ where: { id: workspaceId }, data: { usageCapCents: capCents } });
    await recordAudit(within, "plan.usage_capped", workspaceId);
  });
