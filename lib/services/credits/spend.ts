import type { Scope } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { creditKeys } from "#lib/domain/credits.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readBuckets } from "./read-balance.ts";

/** Takes one credit for each post, from the plan's first; gives what is left. A second time for one post cannot be. */
export async function spendCredits({ db, workspaceId }: Scope, posts: readonly string[], at: Date): Promise<number> {
  await lockWorkspace(db, workspaceId);
  const { pack, plan } = await readBuckets({ db, workspaceId });
  const balance = plan + pack;
  if (balance <= 0) throw new Refusal("no_credits");
  if (balance < posts.length) throw new Refusal("too_few_credits", { detail: `${balance} de ${posts.length}` });
  await db.creditEntry.createMany({
    data: posts.map((postId, index) => ({
      id: newId("entry"),
      workspaceId,
      key: creditKeys.post(postId),
      bucket: index < plan ? ("plan" as const) : ("pack" as const),
      amount: -1,
      reason: "post_created" as const,
      postId,
      createdAt: at,
    })),
  });
  return balance - posts.length;
}

export const spendCredit = (scope: Scope, postId: string, at: Date): Promise<number> =>
  spendCredits(scope, [postId], at);
