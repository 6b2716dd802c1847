import { createWriteStream } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Context } from "#lib/context.ts";
import { Failure } from "#lib/domain/failure.ts";
import { LIBRARY_CLIPS, LIBRARY_TRACKS } from "#lib/domain/library.ts";
import { clipInput } from "#lib/render/video/clip-input.ts";
import { type Encoder, findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";

type Workshop = Pick<Context, "db" | "ports" | "settings">;

const OPENED_WITHIN_MS = 15_000;
const LIBRARY = resolve("public/library");

let encoder: Promise<Encoder> | undefined;

/** The process's encoder: found once. */
export const readEncoder = ({ settings }: Pick<Workshop, "settings">): Promise<Encoder> =>
  (encoder ??= findFfmpeg(settings.ffmpegPath));

/** A clip's file on this machine: of the library, or brought here from the storage. */
export async function clipFile(runtime: Workshop, clipId: string, folder: string): Promise<string> {
  const shipped = LIBRARY_CLIPS.find(({ id }) => id === clipId);
  if (shipped) return join(LIBRARY, "clips", `${shipped.slug}.mp4`);
  if (!(await readEncoder(runtime)).opensUploads) throw new Failure("clip_not_opened");
  const own = await runtime.db.clip.findUnique({ where: { id: clipId }, select: { key: true } });
  return bring(runtime, own?.key, folder);
}

/** Whether a picture can be seen in it: what a file says of itself may not be true. */
export const opensClip = (runtime: Workshop, clipId: string, signal?: AbortSignal): Promise<boolean> =>
  withFolder(async (folder) => {
    const { opensUploads, path: ffmpeg } = await readEncoder(runtime);
    if (!opensUploads) return false;
    const ends = AbortSignal.any([AbortSignal.timeout(OPENED_WITHIN_MS), ...(signal ? [signal] : [])]);
    const look = async () => {
      const clip = await clipFile(runtime, clipId, folder);
      await runFfmpeg([...clipInput(clip, 0.5), ...words("-xerror -frames:v 1 -f null -")], { ffmpeg, signal: ends });
    };
    const opened = await look().then(
      () => true,
      () => false,
    );
    signal?.throwIfAborted();
    return opened;
  });

export async function trackFile(runtime: Workshop, trackId: string, folder: string): Promise<string> {
  const shipped = LIBRARY_TRACKS.find(({ id }) => id === trackId);
  if (shipped) return join(LIBRARY, "tracks", `${shipped.slug}.mp3`);
  const own = await runtime.db.track.findUnique({ where: { id: trackId }, select: { key: true } });
  return bring(runtime, own?.key, folder);
}

async function bring({ ports }: Workshop, key: string | undefined, folder: string): Promise<string> {
  const file = key ? await ports.storage.get(key) : null;
  if (!key || !file) throw new Failure("rendering_failed", new Error(`The file ${key} is gone`));
  const path = join(folder, key.slice(key.lastIndexOf("/") + 1));
  await pipeline(file.stream, createWriteStream(path));
  return path;
}
