import { ask } from "#lib/db/client.ts";
import { type Actor, type Caller, type Runtime, workspaceOf } from "#lib/runtime/context.ts";
import { includesApi, type PlanStatus } from "#lib/domain/plan.ts";
import { hashApiKey, isApiKey } from "#lib/crypto/api-key.ts";
import { noteUse } from "./last-use.ts";

interface KeyCaller extends Caller {
  readonly actor: Extract<Actor, { kind: "key" }>;
  readonly planIncludesApi: boolean;
}

interface KeyRow {
  id: string;
  workspaceId: string;
  apiAccess: boolean | null;
  posts: number | null;
  status: PlanStatus | null;
}

/** All that a call by key must know, at once and each time: what ends a key's access counts at the next call. */
const KEY = `
  SELECT k."id", k."workspaceId", w."apiAccess", s."posts", s."status"
  FROM "ApiKey" k
  JOIN "Member" m ON m."workspaceId" = k."workspaceId" AND m."userId" = k."createdById"
  JOIN "Workspace" w ON w."id" = k."workspaceId"
  LEFT JOIN "Subscription" s ON s."workspaceId" = k."workspaceId"
  WHERE k."hash" = $1 AND k."revokedAt" IS NULL`;

/** Who a secret speaks for; null when it is malformed, unknown or revoked, or its maker has left. */
export async function findKeyCaller(runtime: Runtime, secret: string): Promise<KeyCaller | null> {
  if (!isApiKey(secret)) return null;
  const [key] = await ask<KeyRow>(runtime.db, KEY, [hashApiKey(secret)]);
  if (!key) return null;
  noteUse(runtime, key.id);
  const { apiAccess, posts, status } = key;
  const subscription = posts !== null && status !== null ? { posts, status } : null;
  return {
    workspaceId: workspaceOf(key),
    actor: { kind: "key", id: key.id },
    planIncludesApi: includesApi(subscription, apiAccess),
  };
}
