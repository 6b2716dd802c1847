import { renderedVideo } from "#lib/db/json/generation.ts";
import type { ReelContent } from "#lib/domain/reel.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { ON_MACHINE } from "./step-results.ts";
import { clipFor, heardMood, trackFor } from "./reel-media.ts";
import { renderReelPost } from "./render-reel.ts";

/** Writes the three blocks and lays them over a clip of the library, with music of the draft's mood and the brand's tone. */
export async function makeReel(making: Making): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const draft = await writeDraft(making, "caption_reel");
  const colors = paletteOf(brand, seed);
  const content: ReelContent = {
    blocks: draft.blocks,
    font: brand.titleFont,
    alignment: "center",
    boxStyle: "rounded",
    boxColor: colors.background,
    textColor: colors.text,
    boxColorByBlock: [null, null, null],
    textColorByBlock: [null, null, null],
    sizes: [null, null, null],
    clipId: await clipFor(making, draft.picture),
    track: trackFor(heardMood(draft.picture.mood, brand.words.toneOfVoice), seed),
  };
  const { cover, video } = await steps.run(
    "rendering",
    renderedVideo,
    () => renderReelPost(runtime, post, content, signal),
    ON_MACHINE,
  );
  return {
    title: draft.title,
    caption: draft.caption,
    slides: [],
    content,
    files: [video, cover],
    media: [video],
    coverKey: cover.key,
    clipIds: [content.clipId],
  };
}
