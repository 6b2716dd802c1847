import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { LIBRARY_CLIPS, LIBRARY_TRACKS } from "#lib/domain/library.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { type PostRow, readPost, reelOf } from "#lib/services/posts/read.ts";

/** A clip or a track of the project's video library: our own, or one that was uploaded. */
export interface LibraryClip {
  id: string;
  description: string;
  url: string;
  /** a still of it */
  poster: string | null;
}

export interface LibraryTrack {
  id: string;
  name: string;
  description: string | null;
  durationSeconds: number;
  suggestedStartSeconds: number;
  url: string;
}

type Scope = Pick<PostRow, "projectId" | "language">;

export async function projectClips(context: Context, tx: Tx, { language, projectId }: Scope): Promise<LibraryClip[]> {
  const own = await tx.clip.findMany({ where: { projectId, removedAt: null }, orderBy: { id: "desc" } });
  return [
    ...own.map(({ description, id, key }) => ({ id, description, url: mediaUrl(context, key), poster: null })),
    ...LIBRARY_CLIPS.map(({ description, id, slug }) => ({
      id,
      description: description[language],
      url: `${context.settings.appUrl}/library/clips/${slug}.mp4`,
      poster: `${context.settings.appUrl}/library/clips/${slug}.jpg`,
    })),
  ];
}

export async function projectTracks(context: Context, tx: Tx, { language, projectId }: Scope): Promise<LibraryTrack[]> {
  const own = await tx.track.findMany({ where: { projectId }, orderBy: { id: "desc" } });
  return [
    ...own.map(({ key, projectId: _, createdAt: __, ...track }) => ({ ...track, url: mediaUrl(context, key) })),
    ...LIBRARY_TRACKS.map(({ description, durationSeconds, id, name, slug, suggestedStartSeconds }) => ({
      id,
      name,
      description: description[language],
      durationSeconds,
      suggestedStartSeconds,
      url: `${context.settings.appUrl}/library/tracks/${slug}.mp3`,
    })),
  ];
}

/** What a reel is made of, also once it was taken out of the library. */
export async function findClip(tx: Tx, { language, projectId }: Scope, id: string) {
  const ours = LIBRARY_CLIPS.find((clip) => clip.id === id);
  if (ours) return { id, description: ours.description[language] };
  return tx.clip.findFirst({ where: { id, projectId }, select: { id: true, description: true } });
}

export async function findTrackName(tx: Tx, { projectId }: Scope, id: string): Promise<string | null> {
  const ours = LIBRARY_TRACKS.find((track) => track.id === id);
  const track = ours ?? (await tx.track.findFirst({ where: { id, projectId }, select: { name: true } }));
  return track?.name ?? null;
}

export async function listClips(context: Context, postId: string): Promise<LibraryClip[]> {
  const post = await requireReel(context, postId);
  return projectClips(context, context.db, post);
}

export async function listTracks(context: Context, postId: string) {
  const post = await requireReel(context, postId);
  return { tracks: await projectTracks(context, context.db, post), inUse: reelOf(post)?.track?.id ?? null };
}

async function requireReel(context: Context, postId: string): Promise<PostRow> {
  const post = await readPost(context, postId);
  if (FORMAT_RULES[post.format].edits !== "reel") throw new Refusal("format_not_served");
  return post;
}
