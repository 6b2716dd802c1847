import type { Context } from "#lib/context.ts";
import type { Slide } from "#lib/db/generated/client.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { SLIDE_ORDER_MAX } from "#lib/domain/slide.ts";
import { takePost } from "#lib/services/posts/read.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { asJson } from "#lib/services/posts/update-post.ts";
import { readSlide, type SlideRow } from "./read.ts";
import { redraw } from "./redraw.ts";
import { renumber } from "./renumber.ts";

/** Brings a deleted slide back to its place, as it was and under its own id. */
export const restoreSlide = (context: Context, postId: string, slideId: string): Promise<SlideRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, postId);
    requireEditable(context, post, "slides");
    const removed = await tx.removedSlide.findFirst({ where: { id: slideId, postId: post.id } });
    if (!removed) throw new Refusal("slide_not_removed");
    if (post.slides.length >= SLIDE_ORDER_MAX) throw new Refusal("slide_limit_reached");
    await tx.removedSlide.delete({ where: { id: removed.id } });
    // Written whole when it was deleted.
    const { earlierScene, fields, scene, ...kept } = removed.slide as unknown as Slide;
    const slide = await tx.slide.create({
      data: {
        ...kept,
        position: post.slides.length,
        fields: asJson(fields as object),
        ...(scene !== null && { scene: asJson(scene as object) }),
        ...(earlierScene !== null && { earlierScene: asJson(earlierScene as object) }),
      },
    });
    const back = readSlide(slide);
    await renumber(tx, post.slides.toSpliced(removed.position, 0, back));
    await redraw(context, tx, post);
    return { ...back, position: removed.position };
  });
