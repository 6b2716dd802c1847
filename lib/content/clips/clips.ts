import * as z from "zod";
import { shippedId } from "#lib/domain/id.ts";
import type { Language } from "#lib/domain/language.ts";
import { type Mood, MOODS } from "#lib/domain/mood.ts";
import { content } from "#lib/content/content.ts";

/** The nth has the nth id for good: a new one comes last. */
export const readClips = content(
  "clips/clips.json",
  z
    .array(
      z.strictObject({
        slug: z.string(),
        durationSeconds: z.number(),
        /** the things that it shows, in English, as the ideas of pictures are; none for one of shapes alone */
        subjects: z.string().transform((words): readonly string[] => words.split(" ").filter(Boolean)),
        moods: z.array(z.enum(MOODS)).readonly(),
      }),
    )
    .transform((rows) => rows.map((row, index) => ({ ...row, id: shippedId("clip", index + 1) })))
    .readonly(),
);
export const readClipWords = content("clips/{language}.json", z.record(z.string(), z.string().min(1)));

export interface LibraryClip {
  readonly id: string;
  /** its file: /library/clips/<slug>.mp4 */
  readonly slug: string;
  readonly durationSeconds: number;
  readonly subjects: readonly string[];
  readonly moods: readonly Mood[];
}

/** The loops that ship with the product: in every project's video library. */
export const libraryClips = (): readonly LibraryClip[] => readClips();

export const clipDescription = ({ slug }: LibraryClip, language: Language): string =>
  readClipWords(language)[slug] ?? "";
