import type { SpokenScene } from "#lib/domain/draft.ts";
import type { Scene } from "#lib/domain/scene.ts";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { findWords, plainWords } from "./find-words.ts";

/** A scene stays until the next one unless nothing is said about it for longer than this. */
const LINGER_SECONDS = 3.5;
const LEAST_SECONDS = 1.2;
/** A first scene that is spoken of within this stands from the start. */
const LEAD_SECONDS = 1;

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

/**
 * Puts each scene on the words that it illustrates, in order. What is not in the script stands between its neighbours
 * when there is time for it, else it is left out. Seconds are those of the recording at normal speed.
 */
export function placeScenes(words: readonly SpokenWord[], scenes: readonly SpokenScene[]): Scene[] {
  const end = words.at(-1)?.endSeconds ?? 0;
  let from = 0;
  const found = scenes.map((scene) => {
    const place = findWords(words, plainWords(scene.words), from);
    if (place) from = place.last + 1;
    return { scene, place };
  });
  const starts = found.map(({ place }) => (place ? (words[place.first]?.startSeconds ?? 0) : null));
  for (const [index, start] of starts.entries()) {
    if (start !== null) continue;
    const before = found[index - 1]?.place;
    const earliest = index === 0 ? 0 : before ? (words[before.last]?.endSeconds ?? null) : (starts[index - 1] ?? null);
    const latest = starts.slice(index + 1).find((later) => later !== null) ?? end;
    if (earliest !== null && latest - earliest >= LEAST_SECONDS * 2) starts[index] = earliest + (latest - earliest) / 2;
  }
  const kept = found.flatMap(({ place, scene }, index) => {
    const start = starts[index];
    return start === null || start === undefined ? [] : [{ scene, place, start }];
  });
  return kept.flatMap(({ place, scene, start }, index): Scene[] => {
    const begins = index === 0 && start < LEAD_SECONDS ? 0 : start;
    const next = kept[index + 1]?.start ?? end + 0.5;
    const said = place ? (words[place.last]?.endSeconds ?? next) : next;
    const ends = Math.max(begins + LEAST_SECONDS, next - said <= LINGER_SECONDS ? next : said + 0.6);
    const until = Math.min(ends, next);
    if (until - begins < 0.4) return [];
    return [{ start: round(begins), end: round(until), type: scene.type, fields: scene.fields }];
  });
}
