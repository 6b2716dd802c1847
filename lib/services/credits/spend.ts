import type { WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { creditKeys } from "#lib/domain/credits.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBuckets } from "./read.ts";

/** Takes a post's one credit, from the plan's first; gives what is left. A second time for one post cannot be. */
export async function spendCredit(tx: Tx, workspaceId: WorkspaceId, postId: string, at: Date): Promise<number> {
  await lockWorkspace(tx, workspaceId);
  const left = await readBuckets(tx, workspaceId);
  const balance = left.plan + left.pack;
  if (balance <= 0) throw new Refusal("no_credits");
  await tx.creditEntry.create({
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
