import type { Context } from "#lib/runtime/context.ts";
import { approve } from "#lib/domain/post.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import { findFiles, requireFit } from "#lib/services/posts/require-fit.ts";
import { saveState } from "#lib/services/posts/save-post.ts";

/** A person agrees with a draft and with the date that was proposed for it. */
export const approvePost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    const scheduled = approve(post, within.now());
    const filesOf = await findFiles(within, [post]);
    requireFit(post, filesOf(post));
    const approved = await saveState(within, post, scheduled);
    await recordAudit(within, "post.approved", id);
    return approved;
  });
