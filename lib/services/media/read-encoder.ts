import type { Context } from "#lib/runtime/context.ts";
import { type Encoder, findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";

let encoder: Promise<Encoder> | undefined;

/** The process's encoder: found once. */
export const readEncoder = ({ settings }: Pick<Context, "settings">): Promise<Encoder> =>
  (encoder ??= findFfmpeg(settings.ffmpegPath));
