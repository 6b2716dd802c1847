import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { renderedVideo } from "#lib/db/json/generation.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import { opensClip } from "#lib/services/library/library-files.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { renderReelPost } from "./render-reel.ts";

/** Writes the three blocks and lays them over a clip of the library, with music of the draft's mood. */
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
    clipId: await clipFor(making),
    track: trackFor(draft.picture.mood, seed),
  };
  const { cover, video } = await steps.run("rendering", renderedVideo, () =>
    renderReelPost(runtime, post, content, signal),
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

/** One of the project's own, where it has one that can be opened here; else one of the library. */
async function clipFor({ post, runtime, seed, signal }: Making): Promise<string> {
  const where = { projectId: post.projectId, removedAt: null };
  const own = await runtime.db.clip.findMany({ where, orderBy: { id: "asc" }, select: { id: true } });
  const turn = seed % Math.max(1, own.length);
  for (const { id } of [...own.slice(turn), ...own.slice(0, turn)])
    if (await opensClip(runtime, post.projectId, id, signal)) return id;
  return libraryClips()[seed % libraryClips().length]?.id ?? "";
}

function trackFor(mood: Mood, seed: number): ReelContent["track"] {
  const fitting = libraryTracks().filter((track) => track.mood === mood);
  const track = fitting[seed % fitting.length];
  if (!track) return null;
  const latest = track.durationSeconds - REEL_SECONDS;
  return { id: track.id, startSeconds: Math.min(track.suggestedStartSeconds, latest) };
}
