import { earlierScene as earlierSceneOf, slideScene } from "#lib/db/json/slide.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { requireEditable } from "#lib/services/posts/save-post.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { takeSlide } from "#lib/services/slides/read-slides.ts";
import { composeAgain } from "./compose-page.ts";

/**
 * Puts a drawn page's earlier picture back, under the texts that it has now; the one it takes the place of is then the
 * earlier one.
 */
export const restorePicture = (context: Context, id: string): Promise<SlideRow> =>
  context.transaction(async (within) => {
    const { post, slide } = await takeSlide(within, id);
    requireEditable(within, post, "reimagine");
    const { earlierKey, earlierScene, imageKey, scene } = slide;
    if (!earlierKey) throw new Refusal("picture_without_earlier");
    const before = earlierSceneOf.find(earlierScene, slide.id);
    const made = slideScene.find(scene, slide.id);
    const own = before?.own ?? [];
    return composeAgain(within, post, slide, {
      own,
      scene: before ?? made,
      earlier: { key: imageKey, scene: made },
    });
  });
