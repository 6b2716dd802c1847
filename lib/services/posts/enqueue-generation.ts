import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import type { PostRow } from "./read-posts.ts";
import { saveState } from "./save-post.ts";

/** Sends a post that was moved to the queue to be made, the first time or again; its credit is the caller's matter. */
export async function enqueueGeneration({ db, now }: Pick<Context, "db" | "now">, post: PostRow): Promise<PostRow> {
  const enqueuedAt = now();
  const again = { enqueuedAt, startedAt: null, finishedAt: null, step: null, progress: 0 };
  await db.generation.upsert({
    where: { postId: post.id },
    create: { postId: post.id, enqueuedAt },
    update: { ...again, attempt: { increment: 1 } },
  });
  await enqueue(db, "generate-post", { postId: post.id });
  return saveState({ db }, post, post);
}
