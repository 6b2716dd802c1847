import type { Context } from "#lib/runtime/context.ts";
import { schedule } from "#lib/domain/post.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { findFiles, requireFit } from "./require-fit.ts";
import { saveState } from "./save-post.ts";

export const schedulePost = (context: Context, id: string, when: Date): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    const scheduled = schedule(post, when, within.now());
    const filesOf = await findFiles(within, [post]);
    requireFit(post, filesOf(post));
    return saveState(within, post, scheduled);
  });
