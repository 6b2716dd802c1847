import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { carouselScene } from "#lib/db/json/slide.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import { replacePostFiles, STORED_FILE } from "#lib/services/media/save-file.ts";
import { type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import { saveContent } from "#lib/services/posts/save-post.ts";
import { drawSlides, type SlideLook } from "./draw-slides.ts";
import type { Drawings } from "./drawn-first.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { requireLayout } from "./read-slides.ts";

/**
 * Draws a carousel as its slides are now, within the change itself: what a person reads next is what is published.
 * A slide that shows what it showed keeps its file.
 */
export async function redraw(context: Context, { id, projectId }: PostRow, drawings: Drawings): Promise<void> {
  const { db, workspaceId } = context;
  const post = await takePost(context, id);
  const kit = await readBrandKit(context, projectId);
  const drawn = await drawSlides(context, post, kit, post.slides.map(lookOf), drawings);
  // What a model drew cannot be drawn again: it stays for as long as the post, for a change and its undo.
  const painted = await db.media.findMany({
    where: { postId: id, key: { startsWith: `${workspaceId}/${id}/scene/` } },
    select: STORED_FILE,
  });
  await replacePostFiles(context, { workspaceId, projectId, postId: id, purpose: "slide" }, [
    ...drawn.map(({ file }) => file),
    ...painted,
  ]);
  const looks = post.slides.map((slide, index) => {
    const { contentHash = null, file } = drawn[index] ?? {};
    return Prisma.sql`(${slide.id}, ${file?.key ?? null}, ${contentHash})`;
  });
  await db.$executeRaw`
    UPDATE "Slide" SET "imageKey" = look."key", "contentHash" = look."hash"
    FROM (VALUES ${Prisma.join(looks)}) AS look ("id", "key", "hash") WHERE "Slide"."id" = look."id"`;
  await saveContent(context, post, {
    coverKey: drawn[0]?.file.key ?? null,
    media: drawn.map(({ file }) => ({ key: file.key, type: "image" })),
  });
}

const lookOf = (slide: SlideRow): SlideLook => ({
  ...requireLayout(slide),
  scene: carouselScene.find(slide.scene, slide.id),
});
