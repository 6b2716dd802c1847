import type { Context } from "#lib/runtime/context.ts";
import type { Language } from "#lib/domain/language.ts";
import { clipDescription, libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks, trackDescription } from "#lib/content/tracks/tracks.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";

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

/** Of which project, and in which language ours are described. */
interface Library {
  readonly projectId: string;
  readonly language: Language;
}

export async function projectClips(context: Context, { language, projectId }: Library): Promise<LibraryClip[]> {
  const own = await context.db.clip.findMany({ where: { projectId, removedAt: null }, orderBy: { id: "desc" } });
  return [
    ...own.map(({ description, id, key }) => ({ id, description, url: mediaUrl(context, key), poster: null })),
    ...libraryClips().map((clip) => ({
      id: clip.id,
      description: clipDescription(clip, language),
      url: `${context.settings.appUrl}/library/clips/${clip.slug}.mp4`,
      poster: `${context.settings.appUrl}/library/clips/${clip.slug}.jpg`,
    })),
  ];
}

export async function projectTracks(context: Context, { language, projectId }: Library): Promise<LibraryTrack[]> {
  const own = await context.db.track.findMany({ where: { projectId }, orderBy: { id: "desc" } });
  return [
    ...own.map(({ key, projectId: _, createdAt: __, ...track }) => ({ ...track, url: mediaUrl(context, key) })),
    ...libraryTracks().map((track) => ({
      id: track.id,
      name: track.name,
      description: trackDescription(track, language),
      durationSeconds: track.durationSeconds,
      suggestedStartSeconds: track.suggestedStartSeconds,
      url: `${context.settings.appUrl}/library/tracks/${track.slug}.mp3`,
    })),
  ];
}

/** What a reel is made of, also once it was taken out of the library. */
export async function findClip({ db }: Pick<Context, "db">, { language, projectId }: Library, id: string) {
  const ours = libraryClips().find((clip) => clip.id === id);
  if (ours) return { id, description: clipDescription(ours, language) };
  return db.clip.findFirst({ where: { id, projectId }, select: { id: true, description: true } });
}

export async function findTrackName(
  { db }: Pick<Context, "db">,
  { projectId }: Pick<Library, "projectId">,
  id: string,
): Promise<string | null> {
  const ours = libraryTracks().find((track) => track.id === id);
  const track = ours ?? (await db.track.findFirst({ where: { id, projectId }, select: { name: true } }));
  return track?.name ?? null;
}
