import { parseColor } from "#lib/domain/contrast.ts";
import type { ImageStyle } from "#lib/domain/brand.ts";
import { addGrain } from "#lib/render/paint/grain.ts";
import type { Pixels } from "#lib/render/paint/pixels.ts";
import { randomOf } from "#lib/render/random.ts";

const SIDE = 512;
const MASK = SIDE - 1;

/** Soft hills of noise that repeat without a seam, -1..1: `cells` hills a side. */
function softNoise(seed: string, cells: number): Float32Array {
  const random = randomOf(seed);
  const grid = Float32Array.from({ length: cells * cells }, () => random() * 2 - 1);
  const out = new Float32Array(SIDE * SIDE);
  const step = SIDE / cells;
  const ease = (share: number) => share * share * (3 - 2 * share);
  for (let y = 0; y < SIDE; y++) {
    const [row, below] = [Math.floor(y / step), (Math.floor(y / step) + 1) % cells];
    const down = ease((y % step) / step);
    for (let x = 0; x < SIDE; x++) {
      const [column, right] = [Math.floor(x / step), (Math.floor(x / step) + 1) % cells];
      const across = ease((x % step) / step);
      const at = (r: number, c: number) => grid[r * cells + c] ?? 0;
      const top = at(row, column) + (at(row, right) - at(row, column)) * across;
      const bottom = at(below, column) + (at(below, right) - at(below, column)) * across;
      out[y * SIDE + x] = top + (bottom - top) * down;
    }
  }
  return out;
}

let washes: { dx: Float32Array; dy: Float32Array; pigment: Float32Array; edge: Float32Array } | null = null;

const washNoise = () => {
  washes ??= {
    dx: softNoise("dx", 32),
    dy: softNoise("dy", 32),
    pigment: softNoise("pigment", 9),
    edge: softNoise("edge", 16),
  };
  return washes;
};

/** Edges run, pigment gathers, and the sheet stays white around the painting. */
function paintWater({ data, height, width }: Pixels, paper: string, margin: boolean): Buffer {
  const { dx, dy, edge, pigment } = washNoise();
  const out = Buffer.allocUnsafe(data.length);
  const [pr, pg, pb] = parseColor(paper);
  const reach = Math.min(width, height) * 0.09;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (y & MASK) * SIDE + (x & MASK);
      const far = ((y >> 1) & MASK) * SIDE + ((x >> 1) & MASK);
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + (dx[cell] ?? 0) * 1.6 + (dx[far] ?? 0) * 3.4)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + (dy[cell] ?? 0) * 1.6 + (dy[far] ?? 0) * 3.4)));
      const from = (sy * width + sx) * 3;
      const wash = 1 + (pigment[far] ?? 0) * 0.07 + (edge[cell] ?? 0) * 0.025;
      let keep = 1;
      if (margin) {
        const near =
          Math.min(x, y, width - 1 - x, height - 1 - y) +
          (pigment[far] ?? 0) * reach * 0.32 +
          (edge[cell] ?? 0) * reach * 0.12;
        const share = Math.min(1, Math.max(0, (near - reach * 0.42) / (reach * 0.5)));
        keep = share * share * (3 - 2 * share);
      }
      const at = (y * width + x) * 3;
      out[at] = Math.min(255, pr + ((data[from] ?? 0) * wash - pr) * keep);
      out[at + 1] = Math.min(255, pg + ((data[from + 1] ?? 0) * wash - pg) * keep);
      out[at + 2] = Math.min(255, pb + ((data[from + 2] ?? 0) * wash - pb) * keep);
    }
  }
  return out;
}

const GRAIN: Record<ImageStyle, readonly [grain: number, paper: number]> = {
  illustration: [5, 0],
  paper_cut: [4, 7],
  minimal: [1.6, 0],
  geometric: [2.5, 0],
  line_art: [1.5, 5],
  retro: [8, 6],
  watercolor: [2, 9],
  night: [4, 0],
};

/** Printer's dots, larger where the ink is darker. */
function printDots({ data, height, width }: Pixels): void {
  const cell = 9;
  const [cos, sin] = [Math.cos(0.6), Math.sin(0.6)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const light = ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) / 255;
      if (light > 0.9 || light < 0.24) continue;
      const u = ((x * cos + y * sin + 9000) % cell) - cell / 2;
      const v = ((y * cos - x * sin + 9000) % cell) - cell / 2;
      const reach = cell * (0.44 - light * 0.26);
      if (u * u + v * v > reach * reach) continue;
      data[at] = (data[at] ?? 0) * 0.88;
      data[at + 1] = (data[at + 1] ?? 0) * 0.87;
      data[at + 2] = (data[at + 2] ?? 0) * 0.86;
    }
  }
}

/** What the medium adds to every drawing: grain, fibres, and for watercolour the water. */
export function finish(pixels: Pixels, style: ImageStyle, paper: string, margin = true): Pixels {
  const done = style === "watercolor" ? { ...pixels, data: paintWater(pixels, paper, margin) } : pixels;
  if (style === "retro") printDots(done);
  addGrain(done, ...GRAIN[style]);
  return done;
}
