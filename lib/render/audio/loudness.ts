import { filter, highPass, highShelf } from "./filter.ts";
import { channelsOf, decibels, SAMPLE_RATE, scale, type Stereo } from "./sound.ts";

const BLOCK = Math.round(0.4 * SAMPLE_RATE);
const HOP = Math.round(0.1 * SAMPLE_RATE);
const SILENT = -70;

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Integrated loudness as ITU-R BS.1770 has it, in LUFS; -Infinity for silence. */
export function loudnessOf(sound: Stereo): number {
  const weighted = channelsOf(sound).map((channel) =>
    filter(filter(Float32Array.from(channel), highShelf(1681, 4)), highPass(38, 0.5)),
  );
  const powers: number[] = [];
  for (let from = 0; from + BLOCK <= sound.left.length || from === 0; from += HOP) {
    let power = 0;
    for (const channel of weighted) {
      let sum = 0;
      const end = Math.min(channel.length, from + BLOCK);
      for (let index = from; index < end; index++) sum += (channel[index] ?? 0) ** 2;
      power += sum / Math.max(1, end - from);
    }
    powers.push(power);
  }
  const mean = (list: number[]) => list.reduce((sum, power) => sum + power, 0) / list.length;
  const heard = powers.filter((power) => toLufs(power) > SILENT);
  if (heard.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLufs(mean(heard)) - 10;
  const loud = heard.filter((power) => toLufs(power) > gate);
  return toLufs(mean(loud));
}

const AHEAD = Math.round(0.005 * SAMPLE_RATE);
const RELEASE = Math.exp(-1 / (0.12 * SAMPLE_RATE));

/** No sample above the ceiling, by turning down a little ahead of what is too loud; in place. */
export function limit(sound: Stereo, ceiling = decibels(-1.5)): void {
  const { left, right } = sound;
  const topAt = (index: number) => Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
  if (left.every((_, index) => topAt(index) <= ceiling)) return;
  const needed = (index: number) => Math.min(1, ceiling / topAt(index));
  let gain = 1;
  // The smallest gain within the next samples, kept as a queue of candidates.
  const queue: { at: number; gain: number }[] = [];
  let first = 0;
  const push = (at: number) => {
    const wanted = at < left.length ? needed(at) : 1;
    while (queue.length > first && (queue.at(-1)?.gain ?? 1) >= wanted) queue.pop();
    queue.push({ at, gain: wanted });
  };
  for (let at = 0; at < AHEAD; at++) push(at);
  for (let index = 0; index < left.length; index++) {
    push(index + AHEAD);
    while ((queue[first]?.at ?? index) < index) first++;
    if (first > 4096) first -= queue.splice(0, first).length;
    const target = queue[first]?.gain ?? 1;
    gain = target < gain ? gain + (target - gain) * (12 / AHEAD) : 1 - (1 - gain) * RELEASE;
    const safe = Math.min(gain, needed(index));
    left[index] = (left[index] ?? 0) * safe;
    right[index] = (right[index] ?? 0) * safe;
  }
}

/** Brought to a loudness and held under the ceiling; in place. */
export function normalise(sound: Stereo, lufs: number, ceiling?: number): void {
  for (let pass = 0; pass < 2; pass++) {
    const now = loudnessOf(sound);
    if (!Number.isFinite(now)) return;
    scale(sound, decibels(lufs - now));
    limit(sound, ceiling);
  }
}

/** One channel as it will be heard from two; in place. */
export const normaliseMono = (samples: Float32Array, lufs: number): void =>
  normalise({ left: samples, right: Float32Array.from(samples) }, lufs);
