import type { SpokenWord } from "#lib/ports/voice.ts";

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is spoken, sentence by sentence, in seconds of the recording; one follows the other without a gap. */
export function sentencesIn(words: readonly SpokenWord[]): Sentence[] {
  const groups: SpokenWord[][] = [];
  let open: SpokenWord[] = [];
  for (const word of words) {
    open.push(word);
    if (!/[.!?…]["”»)]?$/u.test(word.text)) continue;
    groups.push(open);
    open = [];
  }
  if (open.length > 0) groups.push(open);
  return groups.map((group, index) => {
    const start = index === 0 ? 0 : (group[0]?.startSeconds ?? 0);
    const next = groups[index + 1]?.[0]?.startSeconds;
    return {
      text: group.map(({ text }) => text).join(" "),
      start,
      end: next ?? (group.at(-1)?.endSeconds ?? start) + 1,
    };
  });
}

const LEAST_SECONDS = 1.6;

/** A photo for each sentence, in order; where sentences are too short to look at one, they share the first's. */
export function placePhotos<Photo>(
  words: readonly SpokenWord[],
  photos: readonly Photo[],
): { start: number; end: number; photo: Photo }[] {
  const sentences = sentencesIn(words);
  const placed: { start: number; end: number; photo: Photo }[] = [];
  for (const [index, { end, start }] of sentences.entries()) {
    const photo = photos[Math.min(photos.length - 1, index)];
    if (photo === undefined) return [];
    const last = placed.at(-1);
    if (last && (end - start < LEAST_SECONDS || last.end - last.start < LEAST_SECONDS)) last.end = end;
    else placed.push({ start, end, photo });
  }
  return placed;
}
