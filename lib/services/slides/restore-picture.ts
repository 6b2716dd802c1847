import type { Context } from "#lib/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireEditable, saveContent } from "#lib/services/posts/save-post.ts";
import { asJson } from "#lib/services/posts/update-post.ts";
import { type SlideRow, takeSlide } from "./read.ts";

/** Puts a drawn page's earlier image back; the one it takes the place of is then the earlier one. */
export const restorePicture = (context: Context, id: string): Promise<SlideRow> =>
  context.transaction(async (tx) => {
    const { post, slide } = await takeSlide(tx, context.workspaceId, id);
    requireEditable(context, post, "reimagine");
    const { earlierKey, earlierScene, imageKey, scene } = slide;
    if (!earlierKey) throw new Refusal("picture_without_earlier");
    await tx.slide.update({
      where: { id: slide.id },
      data: {
        imageKey: earlierKey,
        earlierKey: imageKey,
        scene: earlierScene === null ? asJson(scene as object) : asJson(earlierScene as object),
        earlierScene: scene === null ? Prisma.DbNull : asJson(scene as object),
      },
    });
    const pages = post.slides.map((page) => (page.id === slide.id ? earlierKey : page.imageKey));
    const shown = pages.filter((key) => key !== null);
    const coverKey = shown[0] ?? null;
    await tx.post.update({ where: { id: post.id }, data: { coverKey } });
    if (FORMAT_RULES[post.format].singleMedia) {
      await saveContent(context, tx, post, { isStale: true });
      await enqueue(tx, "render-post", { postId: post.id });
    } else {
      await saveContent(context, tx, post, { media: shown.map((key) => ({ key, type: "image" })) });
    }
    return { ...slide, imageKey: earlierKey, earlierKey: imageKey };
  });
