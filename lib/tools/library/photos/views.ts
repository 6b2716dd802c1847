import type { Rgb } from "./scene.ts";

export const DAY = {
  light: { color: [1, 0.92, 0.78] as Rgb, from: [-0.75, 0.85, -0.25] as Rgb },
  fill: [0.42, 0.47, 0.55] as Rgb,
};
export const DUSK = {
  light: { color: [1.15, 0.8, 0.5] as Rgb, from: [-0.85, 0.6, -0.12] as Rgb },
  fill: [0.34, 0.34, 0.42] as Rgb,
};
export const VIEW = { wide: 0.275, eye: [0.2, 2.5, -5.6] as Rgb, look: [0, 0.72, 0] as Rgb };
