import { libraryClips } from "#lib/content/clips/clips.ts";
import type { Tone } from "#lib/content/phrases/phrases.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { chooseClip, ownClipsFirst } from "#lib/domain/clip.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { opensClip } from "#lib/services/library/library-files.ts";
import { namedIn } from "#lib/writing/embedded/find-picture.ts";
import { toneOf } from "#lib/writing/embedded/known/tone.ts";
import { voiceOf } from "#lib/writing/embedded/voice.ts";
import type { Making } from "./making.ts";

/** One of the project's own, where it has one that can be opened here; else one of the library. */
export async function clipFor({ brand, post, runtime, seed, signal }: Making, picture: PictureIdea): Promise<string> {
  const named = namedIn(post.theme, post.language);
  const where = { projectId: post.projectId, removedAt: null };
  const select = { id: true, description: true };
  const own = await runtime.db.clip.findMany({ where, orderBy: { id: "asc" }, select });
  const speaks = ({ description }: { description: string }) =>
    namedIn(description, post.language).some((subject) => named.includes(subject));
  for (const { id } of ownClipsFirst(own, speaks, seed))
    if (await opensClip(runtime, post.projectId, id, signal)) return id;
  const mood = heardMood(picture.mood, brand.words.toneOfVoice);
  return chooseClip(libraryClips(), [...named, picture.subject], mood, seed)?.id ?? "";
}

const TONE_MOODS: Partial<Record<Tone, Mood>> = { formal: "serious", technical: "serious", playful: "bright" };

/** A sober matter stays so, and a feast too, in whatever voice; the rest sounds as the brand speaks. */
export const heardMood = (mood: Mood, toneOfVoice: string): Mood =>
  mood === "serious" || mood === "festive" ? mood : (TONE_MOODS[toneOf(voiceOf(toneOfVoice))] ?? mood);

export function trackFor(mood: Mood, seed: number): ReelContent["track"] {
  const fitting = libraryTracks().filter((track) => track.mood === mood);
  const track = fitting[seed % fitting.length];
  if (!track) return null;
  const latest = track.durationSeconds - REEL_SECONDS;
  return { id: track.id, startSeconds: Math.min(track.suggestedStartSeconds, latest) };
}
