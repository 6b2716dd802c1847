import type { Context } from "#lib/runtime/context.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

/** What people uploaded for a project's posts to be made of, the newest first. */
export async function readLibrary(context: Context, id: string) {
  const { db } = context;
  const { id: projectId } = await findProject(context, id);
  const [photos, clips, { opensUploads }] = await Promise.all([
    db.media.findMany({
      where: { projectId, purpose: "picture", removedAt: null },
      orderBy: { id: "desc" },
      select: { id: true, key: true, description: true, width: true, height: true },
    }),
    db.clip.findMany({
      where: { projectId, removedAt: null },
      orderBy: { id: "desc" },
      select: { id: true, key: true, description: true, durationSeconds: true },
    }),
    readEncoder(context),
  ]);
  const withUrl = <File extends { key: string }>({ key, ...file }: File) => ({ ...file, url: mediaUrl(context, key) });
  return { projectId, photos: photos.map(withUrl), clips: clips.map(withUrl), opensClips: opensUploads };
}
