const TAPS = 16;
const PHASES = 256;

/** Weights of neighbours for places between samples, a windowed sinc. */
function kernels(cutoff: number): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS * 2);
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let tap = 0; tap < TAPS * 2; tap++) {
      const distance = tap - TAPS + 1 - phase / PHASES;
      const x = Math.PI * distance * cutoff;
      const window = Math.cos((Math.PI * distance) / (TAPS * 2)) ** 2;
      const weight = (Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x) * (Math.abs(distance) < TAPS ? window : 0);
      table[phase * TAPS * 2 + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < TAPS * 2; tap++) {
      const at = phase * TAPS * 2 + tap;
      table[at] = (table[at] ?? 0) / sum;
    }
  }
  return table;
}

/** The same sound at another rate. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const out = new Float32Array(Math.round((samples.length * to) / from));
  const table = kernels(Math.min(1, to / from) * 0.97);
  const step = from / to;
  for (let index = 0; index < out.length; index++) {
    const place = index * step;
    const whole = Math.floor(place);
    const row = Math.round((place - whole) * PHASES) * TAPS * 2;
    let sum = 0;
    for (let tap = 0; tap < TAPS * 2; tap++) {
      const at = whole + tap - TAPS + 1;
      if (at >= 0 && at < samples.length) sum += (samples[at] ?? 0) * (table[row + tap] ?? 0);
    }
    out[index] = sum;
  }
  return out;
}
