import type { Context } from "#lib/context.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { makeKey } from "./make-key.ts";
import { findKey } from "./read.ts";

export const createKey = (context: Context, name: string, createdById: string) =>
  context.transaction(async (tx) => {
    const { id, secret } = await makeKey(tx, context.workspaceId, name, createdById, context.now());
    await recordAudit(tx, context, "key.created", id, { name });
    return { key: await findKey(tx, context.workspaceId, id), secret };
  });
