import type { Context } from "#lib/runtime/context.ts";
import { approve } from "#lib/domain/post-moves.ts";
import { mayApprove } from "#lib/domain/review.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { recordAct } from "./record-acts.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { findFiles, requireComment, requireFit } from "./require-fit.ts";
import { settleDoubts } from "./settle-doubts.ts";
import { saveState } from "./save-post.ts";

/** A person agrees with a draft and with the date that was proposed for it. */
export const approvePost = (context: Context, id: string, client?: string): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    requireApprover(within, post);
    const scheduled = approve(post, within.now());
    const filesOf = await findFiles(within, [post]);
    requireFit(post, filesOf(post));
    await requireComment(within, post);
    const approved = await saveState(within, post, scheduled);
    await settleDoubts(within, id);
    await (client === undefined
      ? recordAct(within, "post.approved", approved)
      : recordAudit(within, "review.approved", id, { name: client }));
    return approved;
  });

export function requireApprover({ actor }: Pick<Context, "actor">, post: PostRow): void {
  if (!mayApprove(actor, post)) throw new Refusal("approval_needed");
}
