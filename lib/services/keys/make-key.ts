import { apiKeyPrefix, hashApiKey, makeApiKey } from "#lib/auth/api-key.ts";
import type { WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";

/** The secret leaves here and is nowhere kept. */
export async function makeKey(tx: Tx, workspaceId: WorkspaceId, name: string, createdById: string, createdAt: Date) {
  const id = newId("key");
  const secret = makeApiKey();
  await tx.apiKey.create({
    data: { id, workspaceId, name, prefix: apiKeyPrefix(secret), hash: hashApiKey(secret), createdById, createdAt },
  });
  return { id, secret };
}
