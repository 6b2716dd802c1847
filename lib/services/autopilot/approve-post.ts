import type { Context } from "#lib/context.ts";
import { approve } from "#lib/domain/post.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { type PostRow, takePost } from "#lib/services/posts/read.ts";
import { saveState } from "#lib/services/posts/save-post.ts";

/** A person agrees with a draft and with the date that was proposed for it. */
export const approvePost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    const approved = await saveState(tx, post, approve(post, context.now()));
    await recordAudit(tx, context, "post.approved", id);
    return approved;
  });
