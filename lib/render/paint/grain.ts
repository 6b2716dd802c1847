import { randomOf } from "#lib/render/random.ts";
import type { Pixels } from "./pixels.ts";

const SIDE = 256;

/** Noise around zero, -1..1, shaped like a triangle: it breaks up bands without being seen. */
const NOISE = (() => {
  const random = randomOf("grain");
  return Float32Array.from({ length: SIDE * SIDE }, () => random() - random());
})();

/** The same noise, smoothed: the fibres of paper. */
const FIBRES = (() => {
  const smooth = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -2; dx <= 2; dx++) sum += NOISE[((y + dy) & 255) * SIDE + ((x + dx) & 255)] ?? 0;
      smooth[y * SIDE + x] = sum / 7;
    }
  return smooth;
})();

/** Adds noise in place: `amount` in steps of the channel, `paper` of the smoothed kind. */
export function addGrain({ data, height, width }: Pixels, amount: number, paper = 0): void {
  for (let y = 0; y < height; y++) {
    // Each strip of rows reads the tile from another place, or its repetition shows.
    const shift = ((y >> 8) * 97) & 255;
    const row = (y & 255) * SIDE;
    let at = y * width * 3;
    for (let x = 0; x < width; x++, at += 3) {
      const cell = row + ((x + shift + (x >> 8) * 61) & 255);
      const add = (NOISE[cell] ?? 0) * amount + (FIBRES[cell] ?? 0) * paper;
      data[at] = clamp((data[at] ?? 0) + add);
      data[at + 1] = clamp((data[at + 1] ?? 0) + add);
      data[at + 2] = clamp((data[at + 2] ?? 0) + add);
    }
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5);
