import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { SLIDE_ORDER_MAX } from "#lib/domain/limits.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { Refusal } from "#lib/domain/refusal.ts";

import { takePost } from "#lib/services/posts/read-posts.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";
import { readSlide, type SlideRow } from "#lib/services/posts/slide-row.ts";
import { drawnFirst } from "./drawn-first.ts";
import { redraw } from "./redraw.ts";

/** Appends a slide that looks like the last, with the layout's own words in it. */
export const addSlide = (context: Context, postId: string, layoutId: LayoutId | undefined): Promise<SlideRow> =>
  drawnFirst(context, async (within, drawings) => {
    const post = await takePost(within, postId);
    requireEditable(within, post, "slides");
    if (post.slides.length >= SLIDE_ORDER_MAX) throw new Refusal("slide_limit_reached");
    const last = post.slides.at(-1);
    if (!last) throw new Refusal("post_without_content");
    const layout = layoutId ?? last.layoutId ?? "statement";
    const { background, bodyFont, brand, text, texture, titleFont } = last;
    const slide = await within.db.slide.create({
      data: {
        id: newId("slide"),
        workspaceId: within.workspaceId,
        postId: post.id,
        position: last.position + 1,
        layoutId: layout,
        variant: layout,
        fields: asJson(placeholderFields(layout, post.language)),
        background,
        bodyFont,
        brand,
        text,
        texture,
        titleFont,
      },
    });
    await redraw(within, post, drawings);
    return readSlide(slide);
  });
