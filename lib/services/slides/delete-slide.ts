import type { Context } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { asJson } from "#lib/services/posts/update-post.ts";
import { takeSlide } from "./read.ts";
import { redraw } from "./redraw.ts";
import { renumber } from "./renumber.ts";

export const deleteSlide = (context: Context, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const { post, slide } = await takeSlide(tx, context.workspaceId, id);
    requireEditable(context, post, "slides");
    if (post.slides.length === 1) throw new Refusal("slide_only_one");
    const removed = {
      workspaceId: context.workspaceId,
      postId: post.id,
      position: slide.position,
      slide: asJson(slide),
      removedAt: context.now(),
    };
    await tx.removedSlide.create({ data: { id: slide.id, ...removed } });
    await tx.slide.delete({ where: { id: slide.id } });
    await renumber(
      tx,
      post.slides.filter((other) => other.id !== slide.id),
    );
    await redraw(context, tx, post);
  });
