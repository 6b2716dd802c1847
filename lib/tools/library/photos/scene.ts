import type { Distance } from "./solids.ts";

export type Rgb = readonly [number, number, number];

export interface Stuff {
  readonly color: Rgb | ((x: number, y: number, z: number) => Rgb);
  /** how much it mirrors, and how sharply */
  readonly shine?: number;
  readonly gloss?: number;
  /** light passes a little, as in wax and leaves */
  readonly glow?: number;
  /** gives light itself */
  readonly lamp?: number;
}

export interface Thing {
  readonly shape: Distance;
  readonly stuff: Stuff;
}

export interface StillLife {
  readonly things: readonly Thing[];
  readonly table: Stuff;
  readonly wall: Rgb;
  /** the light from the side, its colour and where it comes from */
  readonly light: { readonly color: Rgb; readonly from: Rgb };
  readonly fill: Rgb;
  readonly eye: Rgb;
  readonly look: Rgb;
  /** half the view's width at one unit away */
  readonly wide?: number;
  readonly blur?: number;
}

export const hex = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16);
  const linear = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2;
  return [linear(16), linear(8), linear(0)];
};
