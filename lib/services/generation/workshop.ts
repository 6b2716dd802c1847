import { createWriteStream } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Runtime } from "#lib/context.ts";
import { Failure } from "#lib/domain/failure.ts";
import { LIBRARY_CLIPS, LIBRARY_TRACKS } from "#lib/domain/library.ts";
import { type Encoder, findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";

const LIBRARY = resolve("public/library");

let encoder: Promise<Encoder> | undefined;

/** The process's encoder: found once. */
export const readEncoder = ({ settings }: Pick<Runtime, "settings">): Promise<Encoder> =>
  (encoder ??= findFfmpeg(settings.ffmpegPath));

/** A clip's file on this machine: of the library, or brought here from the storage. */
export async function clipFile(runtime: Runtime, clipId: string, folder: string): Promise<string> {
  const shipped = LIBRARY_CLIPS.find(({ id }) => id === clipId);
  if (shipped) return join(LIBRARY, "clips", `${shipped.slug}.mp4`);
  const own = await runtime.db.clip.findUnique({ where: { id: clipId }, select: { key: true } });
  return bring(runtime, own?.key, folder);
}

export async function trackFile(runtime: Runtime, trackId: string, folder: string): Promise<string> {
  const shipped = LIBRARY_TRACKS.find(({ id }) => id === trackId);
  if (shipped) return join(LIBRARY, "tracks", `${shipped.slug}.mp3`);
  const own = await runtime.db.track.findUnique({ where: { id: trackId }, select: { key: true } });
  return bring(runtime, own?.key, folder);
}

async function bring({ ports }: Runtime, key: string | undefined, folder: string): Promise<string> {
  const file = key ? await ports.storage.get(key) : null;
  if (!key || !file) throw new Failure("rendering_failed", new Error(`The file ${key} is gone`));
  const path = join(folder, key.slice(key.lastIndexOf("/") + 1));
  await pipeline(file.stream, createWriteStream(path));
  return path;
}
