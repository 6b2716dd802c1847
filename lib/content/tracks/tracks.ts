import * as z from "zod";
import { shippedId } from "#lib/domain/id.ts";
import type { Language } from "#lib/domain/language.ts";
import { type Mood, MOODS } from "#lib/domain/mood.ts";
import { content } from "#lib/content/content.ts";

/** The nth has the nth id for good: a new one comes last. */
export const readTracks = content(
  "tracks/tracks.json",
  z
    .array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        mood: z.enum(MOODS),
        beatsPerMinute: z.number(),
        durationSeconds: z.number(),
        suggestedStartSeconds: z.number(),
      }),
    )
    .transform((rows) => rows.map((row, index) => ({ ...row, id: shippedId("track", index + 1) })))
    .readonly(),
);
export const readTrackWords = content("tracks/{language}.json", z.record(z.string(), z.string().min(1)));

export interface LibraryTrack {
  readonly id: string;
  /** its file: /library/tracks/<slug>.mp3 */
  readonly slug: string;
  readonly name: string;
  readonly mood: Mood;
  readonly beatsPerMinute: number;
  readonly durationSeconds: number;
  readonly suggestedStartSeconds: number;
}

export const libraryTracks = (): readonly LibraryTrack[] => readTracks();

export const trackDescription = ({ slug }: LibraryTrack, language: Language): string =>
  readTrackWords(language)[slug] ?? "";
