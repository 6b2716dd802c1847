import type { Context } from "#lib/context.ts";
import { schedule } from "#lib/domain/post.ts";
import { type PostRow, takePost } from "./read.ts";
import { findFiles, requireFit } from "./require-fit.ts";
import { saveState } from "./save-post.ts";

export const schedulePost = (context: Context, id: string, when: Date): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    const scheduled = schedule(post, when, context.now());
    const filesOf = await findFiles(tx, [post]);
    requireFit(post, filesOf(post));
    return saveState(tx, post, scheduled);
  });
