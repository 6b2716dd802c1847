import type { Context } from "#lib/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { budgetOf } from "#lib/domain/edit-budget.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireEditable, saveContent } from "#lib/services/posts/save-post.ts";
import { type SlideRow, takeSlide } from "./read.ts";

/** Takes one of the post's image edits and has the page drawn again, as the sentence says. */
export const reimagineSlide = (context: Context, id: string, instruction: string): Promise<SlideRow> =>
  context.transaction(async (tx) => {
    const { post, slide } = await takeSlide(tx, context.workspaceId, id);
    requireEditable(context, post, "reimagine");
    if (budgetOf(post.imageEditsUsed).remaining === 0) throw new Refusal("edit_budget_spent");
    await saveContent(context, tx, post, { imageEditsUsed: post.imageEditsUsed + 1, isStale: true });
    await enqueue(tx, "reimagine-slide", { slideId: slide.id, instruction });
    return slide;
  });
