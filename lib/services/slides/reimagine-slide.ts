import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { budgetOf } from "#lib/domain/edit-budget.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { noteAskedAgain } from "#lib/services/posts/asked-again.ts";
import { requireEditable, saveContent } from "#lib/services/posts/save-post.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { takeSlide } from "./read-slides.ts";

/** Takes one of the post's image edits and has the page drawn again, as the sentence says. */
export const reimagineSlide = (context: Context, id: string, instruction: string): Promise<SlideRow> =>
  context.transaction(async (within) => {
    const { post, slide } = await takeSlide(within, id);
    requireEditable(within, post, "reimagine");
    if (budgetOf(post.imageEditsUsed).remaining === 0) throw new Refusal("edit_budget_spent");
    await saveContent(within, post, { imageEditsUsed: post.imageEditsUsed + 1, isStale: true });
    const { image } = await makersOf(within, within.workspaceId);
    await noteAskedAgain(within, post.id, null);
    // A model is waited for where no place to render is taken: a page is soon set, and a video has a job of its own.
    const lane = image.isModel ? "patient" : "heavy";
    await enqueue(within.db, "reimagine-slide", { slideId: slide.id, instruction }, { lane });
    return slide;
  });
