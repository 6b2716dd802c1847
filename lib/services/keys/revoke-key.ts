import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findKey } from "./read-keys.ts";

export const revokeKey = (context: Context, id: string) =>
  context.transaction(async (within) => {
    const key = await findKey(within, id);
    await within.db.apiKey.update({ where: { id: key.id }, data: { revokedAt: within.now() } });
    await recordAudit(within, "key.revoked", key.id, { name: key.name });
  });
