import type { SceneContent } from "#lib/domain/scene.ts";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { findWords, plainWords } from "./find-words.ts";

/** A greeting may come before it. */
const WORDS_BEFORE = 3;

/** Until when the hook is being spoken; 0 where the voice begins with other words. */
export function hookSeconds(hook: string, words: readonly SpokenWord[]): number {
  const place = findWords(words, plainWords(hook));
  if (!place || place.first > WORDS_BEFORE) return 0;
  return words[place.last + 1]?.startSeconds ?? words[place.last]?.endSeconds ?? 0;
}

const MOST = 0.6;

/** Whether a scene says what the hook says: then the hook is not written a second time. */
export function tellsHook({ after, before, items, label, steps, text, value }: SceneContent, hook: string): boolean {
  const told = [value, text, label, before, after, ...(items ?? []), ...(steps ?? [])];
  const shown = new Set(told.flatMap((one) => plainWords(one ?? "")));
  const wanted = plainWords(hook);
  return wanted.length > 0 && wanted.filter((word) => shown.has(word)).length >= wanted.length * MOST;
}
