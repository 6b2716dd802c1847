import type { Context } from "#lib/context.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { findKey } from "./read.ts";

export const revokeKey = (context: Context, id: string) =>
  context.transaction(async (tx) => {
    const key = await findKey(tx, context.workspaceId, id);
    await tx.apiKey.update({ where: { id: key.id }, data: { revokedAt: context.now() } });
    await recordAudit(tx, context, "key.revoked", key.id, { name: key.name });
  });
