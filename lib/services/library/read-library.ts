import type { Context } from "#lib/runtime/context.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { countUses } from "./read-uses.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

/** What people uploaded for a project's posts to be made of, the newest first. */
export async function readLibrary(context: Context, id: string) {
  const { db } = context;
  const { id: projectId } = await findProject(context, id);
  const [photos, clips, uses, { opensUploads }] = await Promise.all([
    db.media.findMany({
      where: { projectId, purpose: "picture", removedAt: null },
      orderBy: { id: "desc" },
      select: {
        id: true,
        key: true,
        description: true,
        altText: true,
        tags: true,
        width: true,
        height: true,
        createdAt: true,
      },
    }),
    db.clip.findMany({
      where: { projectId, removedAt: null },
      orderBy: { id: "desc" },
      select: { id: true, key: true, description: true, tags: true, durationSeconds: true },
    }),
    countUses(context, projectId),
    readEncoder(context),
  ]);
  const shown = <File extends { id: string; key: string }>({ key, ...file }: File) => ({
    ...file,
    url: mediaUrl(context, key),
    posts: uses.get(file.id) ?? 0,
  });
  return {
    projectId,
    photos: photos.map((photo) => ({ ...shown(photo), createdAt: photo.createdAt.toISOString() })),
    clips: clips.map(shown),
    opensClips: opensUploads,
  };
}
