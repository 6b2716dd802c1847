import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { removedSlide } from "#lib/db/json/slide.ts";
import { SLIDE_ORDER_MAX } from "#lib/domain/limits.ts";
import { Refusal } from "#lib/domain/refusal.ts";

import { takePost } from "#lib/services/posts/read-posts.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { readSlide, type SlideRow } from "#lib/services/posts/slide-row.ts";
import { drawnFirst } from "./drawn-first.ts";
import { redraw } from "./redraw.ts";
import { renumber } from "./renumber.ts";

/** Brings a deleted slide back to its place, as it was and under its own id. */
export const restoreSlide = (context: Context, postId: string, slideId: string): Promise<SlideRow> =>
  drawnFirst(context, async (within, drawings) => {
    const post = await takePost(within, postId);
    requireEditable(within, post, "slides");
    const removed = await within.db.removedSlide.findFirst({ where: { id: slideId, postId: post.id } });
    if (!removed) throw new Refusal("slide_not_removed");
    if (post.slides.length >= SLIDE_ORDER_MAX) throw new Refusal("slide_limit_reached");
    await within.db.removedSlide.delete({ where: { id: removed.id } });
    const { altText = null, earlierScene, fields, scene, ...kept } = removedSlide.read(removed.slide, removed.id);
    const slide = await within.db.slide.create({
      data: {
        ...kept,
        id: removed.id,
        workspaceId: post.workspaceId,
        postId: post.id,
        position: post.slides.length,
        altText,
        look: kept.look ?? removed.position,
        fields: asJson(fields),
        ...(scene !== null && { scene: asJson(scene) }),
        ...(earlierScene !== null && { earlierScene: asJson(earlierScene) }),
      },
    });
    const back = readSlide(slide);
    await renumber(within, post.slides.toSpliced(removed.position, 0, back));
    await redraw(within, post, drawings);
    return { ...back, position: removed.position };
  });
