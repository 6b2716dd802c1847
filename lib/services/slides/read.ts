import type { Context, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Slide } from "#lib/db/generated/client.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { isLayoutId, type LayoutId } from "#lib/domain/layout.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { SlideFields, Texture } from "#lib/domain/slide.ts";
import { type PostRow, readPost, takePost } from "#lib/services/posts/read.ts";

/** A slide's row; a page that is drawn whole has no layout. */
export function readSlide({ fields, layoutId, texture, ...row }: Slide) {
  return {
    ...row,
    layoutId: isLayoutId(layoutId) ? layoutId : null,
    // Written by our own services alone.
    fields: fields as unknown as SlideFields,
    texture: texture as Texture,
  };
}

export type SlideRow = ReturnType<typeof readSlide>;

export async function listSlides(context: Context, postId: string): Promise<SlideRow[]> {
  const post = await readPost(context, postId);
  if (!FORMAT_RULES[post.format].slides) throw new Refusal("format_not_served");
  return post.slides;
}

/** A slide and its post, held until the transaction ends. */
export async function takeSlide(
  tx: Tx,
  workspaceId: WorkspaceId,
  id: string,
): Promise<{ post: PostRow; slide: SlideRow }> {
  const found = await tx.slide.findFirst({ where: { id, workspaceId }, select: { postId: true } });
  if (!found) throw new Refusal("resource_not_found");
  const post = await takePost(tx, workspaceId, found.postId);
  const slide = post.slides.find((row) => row.id === id);
  if (!slide) throw new Refusal("resource_not_found");
  return { post, slide };
}

/** A carousel's slide, whose layout says what it holds. */
export type LaidOutSlide = SlideRow & { layoutId: LayoutId };

export function requireLayout(slide: SlideRow): LaidOutSlide {
  const { layoutId } = slide;
  if (!layoutId) throw new Refusal("format_not_served");
  return { ...slide, layoutId };
}
