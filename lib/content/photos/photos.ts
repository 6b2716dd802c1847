import * as z from "zod";
import { MOODS } from "#lib/domain/mood.ts";
import type { Language } from "#lib/domain/language.ts";
import { type LibraryPhoto, photoPath } from "#lib/domain/photos.ts";
import { content } from "#lib/content/content.ts";

export const readPhotos = content(
  "photos/photos.json",
  z
    .array(
      z
        .strictObject({
          slug: z.string(),
          /** what it may stand for, in English, as the ideas of pictures are */
          subjects: z.string().transform((words): readonly string[] => words.split(" ")),
          moods: z.array(z.enum(MOODS)).readonly(),
        })
        .readonly(),
    )
    .readonly(),
);
export const readPhotoWords = content("photos/{language}.json", z.record(z.string(), z.string().min(1)));

/** The pictures that ship with the product, for the photos of a narration. */
export const libraryPhotos = (language: Language): (LibraryPhoto & { readonly description: string })[] => {
  const words = readPhotoWords(language);
  return readPhotos().map((photo) => ({ ...photo, description: words[photo.slug] ?? "" }));
};

/** Whether a photo's path is of one that ships, and of nothing else below `public`. */
export const isLibraryPhoto = (path: string): boolean => readPhotos().some(({ slug }) => photoPath(slug) === path);
