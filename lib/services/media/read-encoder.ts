import type { Context } from "#lib/runtime/context.ts";
import { type Encoder, findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";

const encoders = new Map<string | null, Promise<Encoder>>();

/** The process's encoder: found once. */
export function readEncoder({ settings: { ffmpegPath } }: Pick<Context, "settings">): Promise<Encoder> {
  const encoder = encoders.get(ffmpegPath) ?? findFfmpeg(ffmpegPath);
  encoders.set(ffmpegPath, encoder);
  return encoder;
}
