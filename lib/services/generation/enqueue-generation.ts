import type { Tx } from "#lib/db/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import type { PostRow } from "#lib/services/posts/read.ts";
import { saveState } from "#lib/services/posts/save-post.ts";

/** Sends a post that was moved to the queue to be made, the first time or again; its credit is the caller's matter. */
export async function enqueueGeneration(tx: Tx, post: PostRow, enqueuedAt: Date): Promise<PostRow> {
  const again = { enqueuedAt, startedAt: null, finishedAt: null, step: null, progress: 0 };
  await tx.generation.upsert({
    where: { postId: post.id },
    create: { postId: post.id, enqueuedAt },
    update: { ...again, attempt: { increment: 1 } },
  });
  await enqueue(tx, "generate-post", { postId: post.id });
  return saveState(tx, post, post);
}
