import { LIBRARY_CLIPS, LIBRARY_TRACKS, type Mood } from "#lib/domain/library.ts";
import { REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { paletteOf } from "#lib/services/brand/stage.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { renderReelPost } from "./render-reel.ts";

/** Writes the three blocks and lays them over a clip of the library, with music of the draft's mood. */
export async function makeReel(making: Making): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const draft = await writeDraft(making, "caption_reel");
  const colors = paletteOf(brand, seed);
  const clip = LIBRARY_CLIPS[seed % LIBRARY_CLIPS.length];
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
    clipId: clip?.id ?? "",
    track: trackFor(draft.picture.mood, seed),
  };
  const { cover, video } = await steps.run("rendering", () => renderReelPost(runtime, post, content, signal));
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

function trackFor(mood: Mood, seed: number): ReelContent["track"] {
  const fitting = LIBRARY_TRACKS.filter((track) => track.mood === mood);
  const track = fitting[seed % fitting.length];
  if (!track) return null;
  const latest = track.durationSeconds - REEL_SECONDS;
  return { id: track.id, startSeconds: Math.min(track.suggestedStartSeconds, latest) };
}
