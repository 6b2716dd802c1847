import type { Context } from "#lib/context.ts";
import { archive, reactivate, unschedule } from "#lib/domain/post.ts";
import { type PostRow, takePost } from "./read.ts";
import { saveState } from "./save-post.ts";

/** The moves that take nothing but the post. */
const mover =
  (move: (post: PostRow) => PostRow) =>
  (context: Context, id: string): Promise<PostRow> =>
    context.transaction(async (tx) => {
      const post = await takePost(tx, context.workspaceId, id);
      return saveState(tx, post, move(post));
    });

export const unschedulePost = mover(unschedule);
export const archivePost = mover(archive);
export const reactivatePost = mover(reactivate);
