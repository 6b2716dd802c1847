/** What of a sound tells one syllable from another: a row of numbers every hundredth of a second. */

/** The features are of sounds at this rate. */
export const FEATURE_RATE = 16_000;
export const FRAME_SECONDS = 0.01;

const HOP = FEATURE_RATE * FRAME_SECONDS;
const WINDOW = 400;
const SIZE = 512;
const BANDS = 26;
const LOWEST = 90;
const HIGHEST = 7000;
const SHAPES = 12;
/** Against the loudest: what is softer is the room in which it is said. */
const ROOM = 1e-4;

const WEIGHTS = Float64Array.from({ length: WINDOW }, (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / WINDOW));
const toMel = (hertz: number) => 1127 * Math.log1p(hertz / 700);
const toHertz = (mel: number) => 700 * Math.expm1(mel / 1127);

/** The bins between which each band rises and falls. */
const edgesOf = (throat: number): number[] =>
  Array.from({ length: BANDS + 2 }, (_, at) => {
    const mel = toMel(LOWEST) + ((toMel(HIGHEST) - toMel(LOWEST)) * at) / (BANDS + 1);
    return Math.min((toHertz(mel) * throat * SIZE) / FEATURE_RATE, SIZE / 2);
  });

const cosine = (shape: number, band: number) => Math.cos((Math.PI * shape * (band + 0.5)) / BANDS);

/** In place, of a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let at = 1, other = 0; at < size; at++) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (at < other) {
      [real[at], real[other]] = [real[other] ?? 0, real[at] ?? 0];
      [imaginary[at], imaginary[other]] = [imaginary[other] ?? 0, imaginary[at] ?? 0];
    }
  }
  for (let width = 2; width <= size; width <<= 1) {
    const half = width >> 1;
    for (let turn = 0; turn < half; turn++) {
      const angle = (-2 * Math.PI * turn) / width;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let at = turn; at < size; at += width) {
        const [x, y] = [real[at + half] ?? 0, imaginary[at + half] ?? 0];
        const [re, im] = [x * cos - y * sin, x * sin + y * cos];
        real[at + half] = (real[at] ?? 0) - re;
        imaginary[at + half] = (imaginary[at] ?? 0) - im;
        real[at] = (real[at] ?? 0) + re;
        imaginary[at] = (imaginary[at] ?? 0) + im;
      }
    }
  }
}

function bandsOf(samples: Float32Array, from: number, edges: readonly number[]): number[] {
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  for (let at = 0; at < WINDOW; at++) {
    // Consonants are soft: what is high is raised.
    const raised = (samples[from + at] ?? 0) - 0.97 * (samples[from + at - 1] ?? 0);
    real[at] = raised * (WEIGHTS[at] ?? 0);
  }
  transform(real, imaginary);
  return Array.from({ length: BANDS }, (_, band) => {
    const [low = 0, peak = 0, high = 0] = edges.slice(band, band + 3);
    let power = 0;
    for (let bin = Math.ceil(low); bin <= high; bin++) {
      const share = bin < peak ? (bin - low) / (peak - low) : (high - bin) / (high - peak);
      power += share * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
    }
    return power;
  });
}

/** Each number by how far it is from its mean over the whole: another throat or another room is no other word. */
function levelled(rows: readonly number[][]): Float32Array[] {
  const width = rows[0]?.length ?? 0;
  const means = Array.from(
    { length: width },
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
  );
  const spreads = means.map((mean, at) =>
    Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length),
  );
  return rows.map((row) =>
    Float32Array.from(row, (value, at) => (value - (means[at] ?? 0)) / ((spreads[at] ?? 0) + 1e-6)),
  );
}

/** The shapes of the spectrum and its loudness, frame by frame; as of another's throat, so many times shorter. */
export function featuresOf(samples: Float32Array, throat = 1): Float32Array[] {
  const edges = edgesOf(throat);
  const count = Math.max(1, Math.ceil(samples.length / HOP));
  const powers = Array.from({ length: count }, (_, frame) => bandsOf(samples, frame * HOP - WINDOW / 2, edges));
  const room = powers.reduce((most, bands) => Math.max(most, ...bands), 1e-9) * ROOM;
  const rows = powers.map((frame) => {
    const bands = frame.map((power) => Math.log(power + room));
    const shapes = Array.from({ length: SHAPES }, (_, shape) =>
      bands.reduce((sum, power, band) => sum + power * cosine(shape + 1, band), 0),
    );
    return [bands.reduce((sum, power) => sum + power, 0), ...shapes];
  });
  return levelled(rows);
}
