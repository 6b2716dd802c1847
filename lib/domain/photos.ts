import type { PictureIdea } from "./draft.ts";
import type { Mood } from "./mood.ts";

export interface LibraryPhoto {
  /** its file: /library/photos/<slug>.jpg */
  readonly slug: string;
  /** what it may stand for, in English, as the ideas of pictures are */
  readonly subjects: readonly string[];
  readonly moods: readonly Mood[];
}

export const photoPath = (slug: string): string => `/library/photos/${slug}.jpg`;

/** They go with anything: a picture of something else would tell of something else. */
const NEUTRAL: readonly string[] = ["work-desk", "stack-of-books", "green-plants", "coffee-cup"];

const singular = (word: string): string =>
  word.length > 4
    ? word
        .replace(/ies$/, "y")
        .replace(/(?<=[sxz]|ch|sh)es$/, "")
        .replace(/(?<!s)s$/, "")
    : word;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** How much of an idea a photo shows. */
const shownBy = ({ subjects }: LibraryPhoto, { subject }: PictureIdea): number => {
  const own = subjects.map(singular);
  // The last word of a noun phrase says what it is, the first ones which.
  const words = wordsOf(subject);
  return words.reduce((sum, word, index) => sum + (own.includes(word) ? (index === words.length - 1 ? 5 : 4) : 0), 0);
};

/** As many different ones as make a video of them. */
const ENOUGH = 3;

/** Whether photos of the library show what the ideas are about, without telling of something else. */
export function libraryShows(library: readonly LibraryPhoto[], ideas: readonly PictureIdea[]): boolean {
  const shown = new Set<LibraryPhoto>();
  for (const idea of ideas) {
    const [best] = library.toSorted((a, b) => shownBy(b, idea) - shownBy(a, idea));
    if (!best || shownBy(best, idea) === 0) return false;
    shown.add(best);
  }
  return shown.size >= ENOUGH;
}

const fit = (photo: LibraryPhoto, idea: PictureIdea): number =>
  shownBy(photo, idea) + (photo.moods.includes(idea.mood) ? 1 : 0);

/**
 * One photo for each idea, the fittest one that was not shown shortly before; ideas of one post keep to its matter.
 * The same ideas and seed give the same photos.
 */
export function choosePhotos<Photo extends LibraryPhoto>(
  library: readonly Photo[],
  ideas: readonly PictureIdea[],
  seed: number,
): Photo[] {
  const together = (photo: Photo) => ideas.reduce((sum, idea) => sum + shownBy(photo, idea), 0);
  const usual = new Map(library.map((photo) => [photo, together(photo)]));
  const chosen: Photo[] = [];
  for (const [place, idea] of ideas.entries()) {
    const score = (photo: Photo, index: number) =>
      fit(photo, idea) * 4 +
      Math.min(6, usual.get(photo) ?? 0) -
      (usual.get(photo) === 0 && !NEUTRAL.includes(photo.slug) ? 40 : 0) -
      (chosen.at(-1) === photo ? 1000 : chosen.at(-2) === photo ? 20 : chosen.includes(photo) ? 9 : 0) +
      ((index * 7 + seed + place * 3) % library.length) / 100;
    const [best] = library
      .map((photo, index) => ({ photo, points: score(photo, index) }))
      .toSorted((a, b) => b.points - a.points);
    if (best) chosen.push(best.photo);
  }
  return chosen;
}
