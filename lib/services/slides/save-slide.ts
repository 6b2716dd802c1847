import type { Context } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import type { SlideFields, Texture } from "#lib/domain/slide.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { readSlide, type SlideRow } from "#lib/services/posts/slide-row.ts";
import type { Drawings } from "./drawn-first.ts";
import { redraw } from "./redraw.ts";

export interface SlideChange {
  fields?: SlideFields;
  layoutId?: LayoutId;
  variant?: LayoutId;
  titleFont?: string | undefined;
  bodyFont?: string | undefined;
  texture?: Texture | undefined;
  background?: string | undefined;
  text?: string | undefined;
  brand?: string | undefined;
  scene?: Prisma.SlideUpdateInput["scene"];
}

/** Writes a slide of a post that this transaction holds. */
export async function saveSlide(
  context: Context,
  post: PostRow,
  slide: SlideRow,
  change: SlideChange,
  drawings: Drawings,
): Promise<SlideRow> {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const saved = await context.db.slide.update({ where: { id: slide.id }, data: said });
  await redraw(context, post, drawings);
  return readSlide(saved);
}
