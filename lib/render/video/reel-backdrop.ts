import sharp from "sharp";
import { cutOf, type Focus, focusIn } from "#lib/domain/own-picture.ts";
import { nearing } from "#lib/domain/photo-motion.ts";
import { REEL_FRAME, REEL_FRAMES, REEL_SECONDS } from "#lib/domain/reel.ts";
import { cutPicture } from "#lib/render/paint/cut-picture.ts";
import { CLIP_FILTER, clipInput } from "./clip-input.ts";
import { DRAWN } from "./encode.ts";
import { feedFrames, frameInput } from "./encode-frames.ts";
import { MovingPhoto, PHOTO_ROOM } from "./moving-photo.ts";
import type { Feed } from "./run-ffmpeg.ts";

/** What plays behind a reel's boxes: a clip's file, or a photo that comes nearer. */
export type ReelBackdrop = { readonly clip: string } | { readonly photo: MovingPhoto };

/** A photo, cut and moved as the editor shows it. */
export async function openReelPhoto(bytes: Buffer, focus: Focus): Promise<ReelBackdrop> {
  const { autoOrient: whole } = await sharp(bytes).metadata();
  const cut = await cutPicture([{ bytes, focus }], PHOTO_ROOM);
  const point = focusIn(whole, cutOf(whole, REEL_FRAME, focus), focus);
  return { photo: await MovingPhoto.open(cut, nearing(point)) };
}

interface BackdropInput {
  /** the encoder's first input */
  readonly input: readonly string[];
  /** of an input that is no file */
  readonly feeds: readonly Feed[];
  readonly filter: string;
  readonly search: readonly string[];
}

export function backdropInput(backdrop: ReelBackdrop, signal: AbortSignal | undefined): BackdropInput {
  if ("clip" in backdrop) {
    return { input: clipInput(backdrop.clip, REEL_SECONDS + 0.5), feeds: [], filter: CLIP_FILTER, search: [] };
  }
  const draw = feedFrames(REEL_FRAMES, (frame, picture) => backdrop.photo.draw(picture, frame / REEL_FRAMES), {
    signal,
  });
  return { input: frameInput(0), feeds: [draw], filter: "setsar=1", search: DRAWN };
}
