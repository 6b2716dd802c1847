import type { Context } from "#lib/runtime/context.ts";
import { propose, schedule } from "#lib/domain/post-moves.ts";
import { mayApprove } from "#lib/domain/review.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { findFiles, requireComment, requireFit } from "./require-fit.ts";
import { recordDate } from "./record-acts.ts";
import { saveState } from "./save-post.ts";

/** By whoever may approve; a date by anybody else is a proposal. */
export const schedulePost = (context: Context, id: string, when: Date): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    const plan = mayApprove(within.actor, post) ? schedule : propose;
    const scheduled = plan(post, when, within.now());
    const filesOf = await findFiles(within, [post]);
    requireFit(post, filesOf(post));
    await requireComment(within, post);
    const saved = await saveState(within, post, scheduled);
    await recordDate(within, saved);
    return saved;
  });
