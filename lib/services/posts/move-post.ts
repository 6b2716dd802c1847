import type { Context } from "#lib/runtime/context.ts";
import { archive, reactivate, unschedule } from "#lib/domain/post-moves.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { saveState } from "./save-post.ts";

/** The moves that take nothing but the post. */
const mover =
  (move: (post: PostRow) => PostRow) =>
  (context: Context, id: string): Promise<PostRow> =>
    context.transaction(async (within) => {
      const post = await takePost(within, id);
      return saveState(within, post, move(post));
    });

export const unschedulePost = mover(unschedule);
export const archivePost = mover(archive);
export const reactivatePost = mover(reactivate);
