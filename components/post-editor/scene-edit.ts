import { SCENES_MAX } from "#lib/domain/limits.ts";
import { SCENE_KEYS, type SceneContent, type SceneType } from "#lib/domain/scene.ts";
import type { Scene } from "./post.ts";

const NEW_SECONDS = 3;
const LEAST_SECONDS = 0.5;

const round = (seconds: number): number => Math.round(seconds * 10) / 10;

/** A scene as another type: what both have stays. */
export function retypeScene(scene: Scene, type: SceneType): Scene {
  const own: readonly (keyof SceneContent)[] = SCENE_KEYS[type];
  const kept = Object.entries(scene.fields).filter(([name]) => own.some((key) => key === name));
  return { ...scene, type, fields: Object.fromEntries(kept) };
}

/** Where a scene's edge may stand: not over its own other edge, its neighbours', or the ends of the recording. */
export function moveEdge(
  scenes: readonly Scene[],
  index: number,
  edge: "start" | "end",
  seconds: number,
  duration: number,
): Scene[] {
  const scene = scenes[index];
  if (!scene) return [...scenes];
  const { end: before = 0 } = scenes[index - 1] ?? {};
  const { start: after = duration } = scenes[index + 1] ?? {};
  const low = edge === "start" ? Math.min(before, scene.start) : scene.start + LEAST_SECONDS;
  const high = edge === "start" ? scene.end - LEAST_SECONDS : Math.max(after, scene.end);
  const at = round(Math.min(Math.max(low, high), Math.max(low, seconds)));
  return scenes.map((one, place) => (place === index ? { ...one, [edge]: at } : one));
}

/** One more scene: after the last while there is time, else in the second half of the one that is chosen. */
export function addScene(scenes: readonly Scene[], chosen: number, duration: number): { scenes: Scene[]; at: number } {
  if (scenes.length >= SCENES_MAX) return { scenes: [...scenes], at: chosen };
  const fresh = (start: number, end: number): Scene => ({ start, end, type: "keyword", fields: { value: "" } });
  const last = scenes.at(-1)?.end ?? 0;
  if (duration - last >= LEAST_SECONDS * 2) {
    const end = round(Math.min(duration, last + NEW_SECONDS));
    return { scenes: [...scenes, fresh(round(last), end)], at: scenes.length };
  }
  const index = scenes[chosen] ? chosen : scenes.length - 1;
  const scene = scenes[index];
  if (!scene) return { scenes: [fresh(0, round(Math.max(LEAST_SECONDS, duration)))], at: 0 };
  const middle = (scene.start + scene.end) / 2;
  const halves = [{ ...scene, end: middle }, fresh(middle, scene.end)];
  return { scenes: scenes.toSpliced(index, 1, ...halves), at: index + 1 };
}

/** What a scene says, in a line. */
export function sceneTitle({ fields }: Scene): string {
  const { after, bars, before, items, label, percent, steps, text, value } = fields;
  const words = [
    value,
    text,
    before && after ? `${before} → ${after}` : (before ?? after),
    items?.join(", "),
    steps?.join(", "),
    label,
    percent === null || percent === undefined ? null : `${percent}%`,
    bars?.map((bar) => bar.label).join(", "),
  ];
  return words.find((one) => one?.trim()) ?? "";
}
