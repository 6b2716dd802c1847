import { createWriteStream } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Context } from "#lib/runtime/context.ts";
import { Failure } from "#lib/domain/failure.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { clipInput } from "#lib/render/video/clip-input.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";

type Place = Pick<Context, "db" | "ports" | "settings">;

const OPENED_WITHIN_MS = 15_000;
const LIBRARY = resolve("public/library");

/** A clip's file on this machine: of the library, or brought here from the storage. */
export async function clipFile(place: Place, projectId: string, clipId: string, folder: string): Promise<string> {
  const shipped = libraryClips().find(({ id }) => id === clipId);
  if (shipped) return join(LIBRARY, "clips", `${shipped.slug}.mp4`);
  if (!(await readEncoder(place)).opensUploads) throw new Failure("clip_not_opened");
  const own = await place.db.clip.findFirst({ where: { id: clipId, projectId }, select: { key: true } });
  return bring(place, own?.key, folder);
}

/** Whether a picture can be seen in it: what a file says of itself may not be true. */
export const opensClip = (place: Place, projectId: string, clipId: string, signal?: AbortSignal): Promise<boolean> =>
  withFolder(async (folder) => {
    const { opensUploads, path: ffmpeg } = await readEncoder(place);
    if (!opensUploads) return false;
    const ends = AbortSignal.any([AbortSignal.timeout(OPENED_WITHIN_MS), ...(signal ? [signal] : [])]);
    const look = async () => {
      const clip = await clipFile(place, projectId, clipId, folder);
      await runFfmpeg([...clipInput(clip, 0.5), ...words("-xerror -frames:v 1 -f null -")], { ffmpeg, signal: ends });
    };
    const opened = await look().then(
      () => true,
      () => false,
    );
    signal?.throwIfAborted();
    return opened;
  });

export async function trackFile(place: Place, projectId: string, trackId: string, folder: string): Promise<string> {
  const shipped = libraryTracks().find(({ id }) => id === trackId);
  if (shipped) return join(LIBRARY, "tracks", `${shipped.slug}.mp3`);
  const own = await place.db.track.findFirst({ where: { id: trackId, projectId }, select: { key: true } });
  return bring(place, own?.key, folder);
}

async function bring({ ports }: Place, key: string | undefined, folder: string): Promise<string> {
  const file = key ? await ports.storage.get(key) : null;
  if (!key || !file) throw new Failure("rendering_failed", new Error(`The file ${key} is gone`));
  const path = join(folder, key.slice(key.lastIndexOf("/") + 1));
  await pipeline(file.stream, createWriteStream(path));
  return path;
}
