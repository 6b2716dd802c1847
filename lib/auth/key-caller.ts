import { type Actor, type Caller, type Runtime, workspaceOf } from "#lib/runtime/context.ts";
import { includesApi } from "#lib/domain/plan.ts";
import { hashApiKey, isApiKey } from "#lib/crypto/api-key.ts";

const LAST_USED_EVERY_MS = 60_000;

interface KeyCaller extends Caller {
  readonly actor: Extract<Actor, { kind: "key" }>;
  readonly planIncludesApi: boolean;
}

/** Who a secret speaks for; null when it is malformed, unknown or revoked, or its maker has left. */
export async function findKeyCaller(runtime: Runtime, secret: string): Promise<KeyCaller | null> {
  if (!isApiKey(secret)) return null;
  const key = await runtime.db.apiKey.findFirst({
    where: { hash: hashApiKey(secret), revokedAt: null },
    select: {
      id: true,
      workspaceId: true,
      lastUsedAt: true,
      createdById: true,
      workspace: {
        select: {
          apiAccess: true,
          subscription: { select: { posts: true, status: true } },
          members: { select: { userId: true } },
        },
      },
    },
  });
  if (!key?.workspace.members.some(({ userId }) => userId === key.createdById)) return null;
  await noteUse(runtime, key);
  const { apiAccess, subscription } = key.workspace;
  return {
    workspaceId: workspaceOf(key),
    actor: { kind: "key", id: key.id },
    planIncludesApi: includesApi(subscription, apiAccess),
  };
}

async function noteUse({ db, now }: Runtime, key: { id: string; lastUsedAt: Date | null }): Promise<void> {
  const at = now();
  if (key.lastUsedAt && at.getTime() - key.lastUsedAt.getTime() < LAST_USED_EVERY_MS) return;
  await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: at } });
}
