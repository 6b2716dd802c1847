import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Context } from "#lib/runtime/context.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type Peaks, readPeaksOf } from "#lib/render/audio/peaks.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { withFolder } from "#lib/services/media/with-folder.ts";
import { readFile } from "#lib/services/media/save-file.ts";
import { narrationOf, type PostRow, findPost } from "./read-posts.ts";

const PARTS = 240;
const KEPT = 200;

/** By file: a name never changes its content, so what was measured once is known. */
const known = new Map<string, Promise<Peaks>>();

/** How loud a track of the project is over its time; without one, the post's recording. */
export async function readPeaks(context: Context, postId: string, trackId: string | undefined): Promise<Peaks> {
  const post = await findPost(context, postId);
  const shipped = libraryTracks().find(({ id }) => id === trackId);
  if (shipped) return measured(context, resolve("public/library/tracks", `${shipped.slug}.mp3`), null);
  const key = trackId === undefined ? recordingOf(post) : await ownTrack(context, post, trackId);
  return measured(context, key, key);
}

function recordingOf(post: PostRow): string {
  const key = narrationOf(post)?.audioKey;
  if (!key) throw new Refusal("format_not_served");
  return key;
}

async function ownTrack({ db }: Context, { projectId }: PostRow, id: string): Promise<string> {
  const track = await db.track.findFirst({ where: { id, projectId }, select: { key: true } });
  if (!track) throw new Refusal("resource_not_found", { field: "trackId" });
  return track.key;
}

function measured(context: Context, name: string, key: string | null): Promise<Peaks> {
  const before = known.get(name);
  if (before) return before;
  const peaks = measure(context, name, key);
  known.set(name, peaks);
  peaks.catch(() => known.delete(name));
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return peaks;
}

async function measure(context: Context, path: string, key: string | null): Promise<Peaks> {
  const { path: ffmpeg } = await readEncoder(context);
  if (key === null) return readPeaksOf(path, PARTS, { ffmpeg });
  const bytes = await readFile(context, context.workspaceId, key);
  if (!bytes) throw new Refusal("resource_not_found");
  return withFolder(async (folder) => {
    const file = join(folder, key.slice(key.lastIndexOf("/") + 1));
    await writeFile(file, bytes);
    return readPeaksOf(file, PARTS, { ffmpeg });
  });
}
