import type { SKRSContext2D } from "@napi-rs/canvas";

export const CLIP_WIDTH = 1080;
export const CLIP_HEIGHT = 1920;
export const CLIP_FRAMES = 240;

/** A loop: `at` runs from 0 to 1 and meets itself again. */
export type Clip =
  /** the light of one point: x over 0..1, y over 0..16/9; written into `out` as 0..255 */
  | { kind: "field"; at: (at: number) => (x: number, y: number, out: Float32Array) => void }
  | { kind: "canvas"; at: (at: number, context: SKRSContext2D) => void };

export const TURN = Math.PI * 2;
