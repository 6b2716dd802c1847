import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { makeKey } from "./make-key.ts";
import { findKey } from "./read-keys.ts";

export const createKey = (context: Context, name: string, createdById: string) =>
  context.transaction(async (within) => {
    const { id, secret } = await makeKey(within, name, createdById, within.now());
    await recordAudit(within, "key.created", id, { name });
    return { key: await findKey(within, id), secret };
  });
