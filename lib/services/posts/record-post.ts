import type { Context } from "#lib/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { type PostRow, takePost } from "./read.ts";
import { requireEditable, saveContent } from "./save-post.ts";

/** Has a narrated post's script spoken again, and its video made over it. */
export const recordPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    requireEditable(context, post, FORMAT_RULES.animated_audio.edits);
    await saveContent(context, tx, post, { isStale: true });
    await enqueue(tx, "record-post", { postId: post.id });
    return post;
  });
