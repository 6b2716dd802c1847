import type { Scene } from "#lib/domain/scene.ts";
import { FPS } from "./encode-frames.ts";

/** A gap that is shorter is not worth a picture of the voice: what stood before it stays. */
const GAP_SECONDS = 6;
const LEAST_SECONDS = 0.8;

/**
 * Scenes at their times, none over another and no hole between them: each gives way to the one that begins, the last
 * one stays until the end, and before the first the hook stands.
 */
export function scenesInTurn(scenes: readonly Scene[], hook: string, seconds: number): Scene[] {
  const timed = scenes.filter(({ end, start }) => end > start && start < seconds).toSorted((a, b) => a.start - b.start);
  const turns = timed.flatMap((scene, index): Scene[] => {
    const next = timed[index + 1]?.start ?? seconds;
    const end = index === timed.length - 1 || next - scene.end < GAP_SECONDS ? next : scene.end;
    return end - scene.start < 1 / FPS ? [] : [{ ...scene, end: Math.min(end, next) }];
  });
  const [first, ...others] = turns;
  if (!first || first.start === 0) return turns;
  if (first.start < LEAST_SECONDS || hook.trim() === "") return [{ ...first, start: 0 }, ...others];
  return [{ start: 0, end: first.start, type: "highlight", fields: { text: hook } }, ...turns];
}
