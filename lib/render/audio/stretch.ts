import { SAMPLE_RATE } from "./sound.ts";

const WINDOW = Math.round(0.032 * SAMPLE_RATE) & ~1;
const HALF = WINDOW / 2;
const SEARCH = Math.round(0.011 * SAMPLE_RATE);
const COARSE = 8;

const HANN = Float32Array.from({ length: WINDOW }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW));

function likeness(samples: Float32Array, first: number, second: number, step: number): number {
  let product = 0;
  let power = 1e-9;
  for (let index = 0; index < HALF; index += step) {
    const b = samples[second + index] ?? 0;
    product += (samples[first + index] ?? 0) * b;
    power += b * b;
  }
  return product / Math.sqrt(power);
}

/**
 * The same voice, faster, at its own pitch: pieces are laid closer together, each from where it best goes on from the
 * piece before (WSOLA).
 */
export function faster(samples: Float32Array, speed: number): Float32Array {
  if (speed === 1 || samples.length < WINDOW * 2) return samples;
  const out = new Float32Array(Math.round(samples.length / speed) + WINDOW);
  let from = 0;
  for (let piece = 0; ; piece++) {
    const to = piece * HALF;
    const wanted = Math.round(to * speed);
    if (wanted + WINDOW + SEARCH >= samples.length || to + WINDOW >= out.length) break;
    if (piece === 0) from = 0;
    else {
      const goesOn = from + HALF;
      const low = Math.max(0, wanted - SEARCH);
      let best = wanted;
      let most = Number.NEGATIVE_INFINITY;
      const look = (at: number, step: number) => {
        const like = likeness(samples, goesOn, at, step);
        if (like > most) [most, best] = [like, at];
      };
      for (let at = low; at <= wanted + SEARCH; at += COARSE) look(at, 4);
      const near = best;
      most = Number.NEGATIVE_INFINITY;
      for (let at = Math.max(0, near - COARSE + 1); at < near + COARSE; at++) look(at, 2);
      from = best;
    }
    for (let index = 0; index < WINDOW; index++) {
      const weight = piece === 0 && index < HALF ? 1 : (HANN[index] ?? 0);
      out[to + index] = (out[to + index] ?? 0) + (samples[from + index] ?? 0) * weight;
    }
  }
  return out.subarray(0, Math.round(samples.length / speed));
}
