import { can } from "#lib/domain/post.ts";
import { move } from "#lib/domain/post-moves.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { type PostRow, takeJobPost } from "#lib/services/posts/read-posts.ts";
import { saveState } from "#lib/services/posts/save-post.ts";

/** The post that a job is to make; null when it is gone, or is nothing to make any more. */
export const beginGeneration = (runtime: Runtime, postId: string): Promise<PostRow | null> =>
  openSystem(runtime).transaction(async (within) => {
    const post = await takeJobPost(within, postId);
    if (!post || !can("generate", post)) return null;
    const where = { postId };
    await within.db.generation.updateMany({ where: { ...where, startedAt: null }, data: { startedAt: within.now() } });
    await within.db.generation.update({ where, data: { waitsUntil: null } });
    // Another lane's job goes on with what is under way already.
    return post.status === "generating" ? post : saveState(within, post, move("generate", post));
  });
