import type { Context, Scope } from "#lib/runtime/context.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type PostRow, findPost, takePost } from "#lib/services/posts/read-posts.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";

export async function listSlides(context: Context, postId: string): Promise<SlideRow[]> {
  const post = await findPost(context, postId);
  if (!FORMAT_RULES[post.format].slides) throw new Refusal("format_not_served");
  return post.slides;
}

/** A slide and its post, held until the transaction ends. */
export async function takeSlide({ db, workspaceId }: Scope, id: string): Promise<{ post: PostRow; slide: SlideRow }> {
  const found = await db.slide.findFirst({ where: { id, workspaceId }, select: { postId: true } });
  if (!found) throw new Refusal("resource_not_found");
  const post = await takePost({ db, workspaceId }, found.postId);
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
