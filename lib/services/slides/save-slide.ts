import type { Tx } from "#lib/db/client.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import type { SlideFields, Texture } from "#lib/domain/slide.ts";
import type { PostRow } from "#lib/services/posts/read.ts";
import { saveContent } from "#lib/services/posts/save-post.ts";
import { readSlide, type SlideRow } from "./read.ts";

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
export async function saveSlide(tx: Tx, post: PostRow, slide: SlideRow, change: SlideChange): Promise<SlideRow> {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const saved = await tx.slide.update({ where: { id: slide.id }, data: said });
  await saveContent(tx, post, {});
  return readSlide(saved);
}
