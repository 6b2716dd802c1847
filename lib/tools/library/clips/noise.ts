import { randomOf } from "#lib/render/random.ts";

const SIDE = 64;

/** Smooth noise in 0..1 that repeats every `period` cells both ways (a divisor of 64). */
export function noiseOf(seed: string): (x: number, y: number, period?: number) => number {
  const random = randomOf(seed);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, () => random());
  return (x, y, period = SIDE) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const mask = period - 1;
    const x0 = left & mask;
    const x1 = (left + 1) & mask;
    const y0 = (top & mask) * SIDE;
    const y1 = ((top + 1) & mask) * SIDE;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const a = lattice[y0 + x0] ?? 0;
    const b = lattice[y0 + x1] ?? 0;
    const c = lattice[y1 + x0] ?? 0;
    const d = lattice[y1 + x1] ?? 0;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}

/** Layers of it, each twice as fine and half as strong; 0..1. `period` counts the cells of the coarsest. */
export function cloudsOf(seed: string, octaves = 4): (x: number, y: number, period?: number) => number {
  const noise = noiseOf(seed);
  return (x, y, period = 4) => {
    let [sum, strength, whole] = [0, 1, 0];
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * scale, y * scale, Math.min(SIDE, period * scale)) * strength;
      whole += strength;
      strength *= 0.5;
      scale *= 2;
    }
    return sum / whole;
  };
}

export const smooth = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Colours on a line, by share. */
export function rampOf(...stops: [share: number, color: string][]): (share: number, out: Float32Array) => void {
  const parsed = stops.map(([at, color]) => {
    const value = Number.parseInt(color.slice(1), 16);
    return { at, red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255 };
  });
  return (share, out) => {
    let low = parsed[0];
    for (const stop of parsed) {
      if (share <= stop.at && low && low !== stop) {
        const between = (share - low.at) / (stop.at - low.at);
        out[0] = mix(low.red, stop.red, between);
        out[1] = mix(low.green, stop.green, between);
        out[2] = mix(low.blue, stop.blue, between);
        return;
      }
      low = stop;
      if (share <= stop.at) break;
    }
    out[0] = low?.red ?? 0;
    out[1] = low?.green ?? 0;
    out[2] = low?.blue ?? 0;
  };
}
