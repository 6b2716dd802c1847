import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import type { SlideFields, Texture } from "#lib/domain/slide.ts";
import type { PostRow } from "#lib/services/posts/read.ts";
import { readSlide, type SlideRow } from "./read.ts";
import { redraw } from "./redraw.ts";

export interface SlideChange {
  fields?: SlideFields;
  layoutId?: LayoutId;
  variant?: string;
  titleFont?: string | undefined;
  bodyFont?: string | undefined;
  texture?: Texture | undefined;
  background?: string | undefined;
  text?: string | undefined;
  brand?: string | undefined;
}

/** Writes a slide of a post that this transaction holds. */
export async function saveSlide(
  context: Context,
  tx: Tx,
  post: PostRow,
  slide: SlideRow,
  change: SlideChange,
): Promise<SlideRow> {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const saved = await tx.slide.update({ where: { id: slide.id }, data: said });
  await redraw(context, tx, post);
  return readSlide(saved);
}
