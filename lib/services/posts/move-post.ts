import type { Context } from "#lib/runtime/context.ts";
import { archive, reactivate, unschedule } from "#lib/domain/post-moves.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { type PostAct, recordAct } from "./record-acts.ts";
import { saveState } from "./save-post.ts";

/** The moves that take nothing but the post. */
const mover =
  (act: PostAct, move: (post: PostRow) => PostRow) =>
  (context: Context, id: string): Promise<PostRow> =>
    context.transaction(async (within) => {
      const post = await takePost(within, id);
      const moved = await saveState(within, post, move(post));
      await recordAct(within, act, moved);
      return moved;
    });

export const unschedulePost = mover("post.unscheduled", unschedule);
export const archivePost = mover("post.archived", archive);
export const reactivatePost = mover("post.reactivated", reactivate);
