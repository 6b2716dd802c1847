import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { earlierScene as earlierSceneOf, slideScene } from "#lib/db/json/slide.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireEditable, saveContent } from "#lib/services/posts/save-post.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { takeSlide } from "./read-slides.ts";

/** Puts a drawn page's earlier image back; the one it takes the place of is then the earlier one. */
export const restorePicture = (context: Context, id: string): Promise<SlideRow> =>
  context.transaction(async (within) => {
    const { post, slide } = await takeSlide(within, id);
    requireEditable(within, post, "reimagine");
    const { earlierKey, earlierScene, imageKey, scene } = slide;
    if (!earlierKey) throw new Refusal("picture_without_earlier");
    const made = slideScene.find(scene, slide.id);
    const before = earlierSceneOf.find(earlierScene, slide.id);
    await within.db.slide.update({
      where: { id: slide.id },
      data: {
        imageKey: earlierKey,
        earlierKey: imageKey,
        scene: orNull(before ?? made),
        earlierScene: orNull(made),
      },
    });
    const pages = post.slides.map((page) => (page.id === slide.id ? earlierKey : page.imageKey));
    const shown = pages.filter((key) => key !== null);
    const coverKey = shown[0] ?? null;
    await within.db.post.update({ where: { id: post.id }, data: { coverKey } });
    if (FORMAT_RULES[post.format].singleMedia) {
      await saveContent(within, post, { isStale: true });
      await enqueue(within.db, "render-post", { postId: post.id });
    } else {
      await saveContent(within, post, { media: shown.map((key) => ({ key, type: "image" })) });
    }
    return { ...slide, imageKey: earlierKey, earlierKey: imageKey };
  });

const orNull = (scene: object | null) => (scene ? asJson(scene) : Prisma.DbNull);
