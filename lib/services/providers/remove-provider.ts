import type { Part } from "#lib/domain/provider.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { forgetSamples } from "./forget-samples.ts";
import { forgetHolds } from "./holds.ts";

/** Its key is gone with it. */
export const removeProvider = (context: Context, part: Part): Promise<void> =>
  context.transaction(async (within) => {
    const { db, workspaceId } = within;
    const row = await db.providerSetting.findUnique({ where: { workspaceId_part: { workspaceId, part } } });
    if (!row) throw new Refusal("resource_not_found");
    await db.providerSetting.delete({ where: { workspaceId_part: { workspaceId, part } } });
    await forgetHolds(within, part);
    if (part === "voice") await forgetSamples(within);
    await recordAudit(within, "provider.removed", part, { part, vendor: row.vendor, name: row.model });
  });
