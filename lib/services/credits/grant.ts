import type { Scope } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { type CreditBucket, type CreditReason, creditKeys } from "#lib/domain/credits.ts";
import { readBuckets } from "./read-balance.ts";

interface Grant {
  key: string;
  bucket: CreditBucket;
  amount: number;
  reason: CreditReason;
  at: Date;
}

/** Adds to the ledger; a key that stands there already adds nothing. */
export async function grantCredits({ db, workspaceId }: Scope, { at, ...grant }: Grant): Promise<void> {
  if (grant.amount === 0) return;
  await db.creditEntry.createMany({
    data: [{ id: newId("entry"), workspaceId, createdAt: at, ...grant }],
    skipDuplicates: true,
  });
}

/** The operator's word: exactly so many are available from now on. The row says what it took to get there. */
export async function setBalance(scope: Scope, balance: number, at: Date): Promise<void> {
  await lockWorkspace(scope.db, scope.workspaceId);
  const left = await readBuckets(scope);
  const difference = balance - left.plan - left.pack;
  // What is taken is taken as a post takes it, the plan's first: what is left then renews as ever.
  const fromPlan = difference < 0 ? Math.max(difference, -Math.max(0, left.plan)) : 0;
  for (const [bucket, amount] of [
    ["plan", fromPlan],
    ["pack", difference - fromPlan],
  ] as const) {
    const key = creditKeys.operator(newId("entry"));
    await grantCredits(scope, { key, bucket, amount, reason: "set_by_operator", at });
  }
}

/** What is left of the plan's credits goes; a pack's stay. */
export async function expirePlanCredits(scope: Scope, at: Date): Promise<void> {
  const { plan } = await readBuckets(scope);
  const key = creditKeys.planExpiry(scope.workspaceId, at);
  await grantCredits(scope, { key, bucket: "plan", amount: Math.min(0, -plan), reason: "plan_expired", at });
}
