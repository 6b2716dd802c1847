import type { Context } from "#lib/runtime/context.ts";
import { findPost, type PostRow } from "./read-posts.ts";

/** A person looked at what was doubtful in a post: nothing of it is asked again. */
export async function settleDoubts(context: Context, id: string): Promise<PostRow> {
  const post = await findPost(context, id);
  await context.db.generation.updateMany({ where: { postId: post.id }, data: { doubts: [] } });
  return post;
}
