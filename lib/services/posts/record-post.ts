import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { noteAskedAgain } from "./asked-again.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";

/** Has a narrated post's script spoken again, and its video made over it. */
export const recordPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    requireEditable(within, post, "narration");
    await saveContent(within, post, { isStale: true });
    await noteAskedAgain(within, post.id, null);
    const { voice } = await makersOf(within, within.workspaceId);
    await enqueue(within.db, "record-post", { postId: post.id }, { lane: voice.isModel ? "patient" : "heavy" });
    return post;
  });
