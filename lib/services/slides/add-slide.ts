import type { Context } from "#lib/context.ts";
import { newId } from "#lib/db/id.ts";
import { type LayoutId, placeholderFields } from "#lib/domain/layout.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { SLIDE_ORDER_MAX } from "#lib/domain/slide.ts";
import { takePost } from "#lib/services/posts/read.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import { asJson } from "#lib/services/posts/update-post.ts";
import { readSlide, type SlideRow } from "./read.ts";
import { redraw } from "./redraw.ts";

/** Appends a slide that looks like the last, with the layout's own words in it. */
export const addSlide = (context: Context, postId: string, layoutId: LayoutId | undefined): Promise<SlideRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, postId);
    requireEditable(context, post, "slides");
    if (post.slides.length >= SLIDE_ORDER_MAX) throw new Refusal("slide_limit_reached");
    const last = post.slides.at(-1);
    if (!last) throw new Refusal("post_without_content");
    const layout = layoutId ?? last.layoutId ?? "statement";
    const { background, bodyFont, brand, text, texture, titleFont } = last;
    const slide = await tx.slide.create({
      data: {
        id: newId("slide"),
        workspaceId: context.workspaceId,
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
    await redraw(context, tx, post);
    return readSlide(slide);
  });
