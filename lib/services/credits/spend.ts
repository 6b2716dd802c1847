import type { Scope } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { creditKeys } from "#lib/domain/credits.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBuckets } from "./read-balance.ts";

/** Takes a post's one credit, from the plan's first; gives what is left. A second time for one post cannot be. */
export async function spendCredit({ db, workspaceId }: Scope, postId: string, at: Date): Promise<number> {
  await lockWorkspace(db, workspaceId);
  const left = await readBuckets({ db, workspaceId });
  const balance = left.plan + left.pack;
  if (balance <= 0) throw new Refusal("no_credits");
  await db.creditEntry.create({
    data: {
      id: newId("entry"),
      workspaceId,
      key: creditKeys.post(postId),
      bucket: left.plan > 0 ? "plan" : "pack",
      amount: -1,
      reason: "post_created",
      postId,
      createdAt: at,
    },
  });
  return balance - 1;
}
