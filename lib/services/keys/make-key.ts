import { apiKeyPrefix, hashApiKey, makeApiKey } from "#lib/crypto/api-key.ts";
import type { Scope } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";

/** The secret leaves here and is nowhere kept. */
export async function makeKey({ db, workspaceId }: Scope, name: string, createdById: string, createdAt: Date) {
  const id = newId("key");
  const secret = makeApiKey();
  await db.apiKey.create({
    data: { id, workspaceId, name, prefix: apiKeyPrefix(secret), hash: hashApiKey(secret), createdById, createdAt },
  });
  return { id, secret };
}
