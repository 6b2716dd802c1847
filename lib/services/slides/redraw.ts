import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { readStage } from "#lib/services/brand/stage.ts";
import { replacePostFiles } from "#lib/services/media/save-file.ts";
import { type PostRow, takePost } from "#lib/services/posts/read.ts";
import { editMark } from "#lib/services/posts/save-post.ts";
import { drawSlides } from "./draw-slides.ts";
import { requireLayout } from "./read.ts";

/**
 * Draws a carousel as its slides are now, within the change itself: what a person reads next is what is published.
 * A slide that shows what it showed keeps its file.
 */
export async function redraw(context: Context, tx: Tx, { id, projectId }: PostRow): Promise<void> {
  const { ports, workspaceId } = context;
  const post = await takePost(tx, workspaceId, id);
  const stage = await readStage({ db: tx, ports }, projectId);
  const drawn = await drawSlides({ db: tx, ports }, post, stage, post.slides.map(requireLayout));
  await replacePostFiles(
    tx,
    { workspaceId, projectId, postId: id, purpose: "slide" },
    drawn.map(({ file }) => file),
  );
  const looks = post.slides.map((slide, index) => {
    const { contentHash = null, file } = drawn[index] ?? {};
    return Prisma.sql`(${slide.id}, ${file?.key ?? null}, ${contentHash})`;
  });
  await tx.$executeRaw`
    UPDATE "Slide" SET "imageKey" = look."key", "contentHash" = look."hash"
    FROM (VALUES ${Prisma.join(looks)}) AS look ("id", "key", "hash") WHERE "Slide"."id" = look."id"`;
  await tx.post.update({
    where: { id },
    data: {
      coverKey: drawn[0]?.file.key ?? null,
      media: drawn.map(({ file }) => ({ key: file.key, type: "image" })),
      ...editMark(context),
    },
  });
}
