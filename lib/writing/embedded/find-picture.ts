import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Mood } from "#lib/domain/mood.ts";

/** What a sentence names that the artist can draw; null where it names nothing of the kind. */
export function findPicture(_said: string, _language: Language, _mood: Mood): PictureIdea | null {
  return null;
}

/** What stands where nothing is named: no thing of any trade, but the brand's own colors and shapes. */
export const shapes = (mood: Mood): PictureIdea => ({ subject: "abstract shapes", mood });
