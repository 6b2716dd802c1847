import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { takePost } from "#lib/services/posts/read-posts.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { drawnFirst } from "./drawn-first.ts";
import { redraw } from "./redraw.ts";
import { renumber } from "./renumber.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";

/** Takes the whole list in its new order: each slide of the post, once. */
export const orderSlides = (context: Context, postId: string, order: readonly string[]): Promise<SlideRow[]> =>
  drawnFirst(context, async (within, drawings) => {
    const post = await takePost(within, postId);
    if (FORMAT_RULES[post.format].edits !== "slides") throw new Refusal("format_not_served");
    const byId = new Map(post.slides.map((slide) => [slide.id, slide]));
    const ordered = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
    const isComplete = ordered.length === order.length && ordered.length === byId.size;
    if (post.hasContent && !isComplete) throw new Refusal("slide_order_incomplete", { field: "order" });
    requireEditable(within, post, "slides");
    await renumber(within, ordered);
    await redraw(within, post, drawings);
    return ordered.map((slide, position) => ({ ...slide, position }));
  });
