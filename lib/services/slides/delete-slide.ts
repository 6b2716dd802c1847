import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { takeSlide } from "./read-slides.ts";
import { drawnFirst } from "./drawn-first.ts";
import { redraw } from "./redraw.ts";
import { renumber } from "./renumber.ts";

export const deleteSlide = (context: Context, id: string): Promise<void> =>
  drawnFirst(context, async (within, drawings) => {
    const { post, slide } = await takeSlide(within, id);
    requireEditable(within, post, "slides");
    if (post.slides.length === 1) throw new Refusal("slide_only_one");
    const removed = {
      workspaceId: within.workspaceId,
      postId: post.id,
      position: slide.position,
      slide: asJson(slide),
      removedAt: within.now(),
    };
    await within.db.removedSlide.create({ data: { id: slide.id, ...removed } });
    await within.db.slide.delete({ where: { id: slide.id } });
    await renumber(
      within,
      post.slides.filter((other) => other.id !== slide.id),
    );
    await redraw(within, post, drawings);
  });
