import { levelsOf, silencesOf } from "#lib/render/audio/silences.ts";
import type { TimedSound } from "#lib/render/audio/align-words.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";

const PEAK_LEAST = 0.01;
/** Of the samples that may stand at the very end of the scale. */
const CUT_MOST = 0.2;
/** How much the loudness of speech goes up and down, against its mean. */
const LIVELY_LEAST = 0.35;
/** Against plain speech of the same words: people and models speak faster and slower, but not twice. */
const PACE = { fast: 0.65, slow: 1.6 } as const;
/** A tone that was asked for widens it. */
const TONED = 1.25;
/** A word or two are said in so many ways that their length says nothing. */
const SECONDS_LEAST = 0.9;
const SHORT = 0.45;

/** How long something is heard. */
function spokenSeconds(samples: Float32Array, rate: number): number {
  const silent = silencesOf(samples, rate).reduce((sum, { from, to }) => sum + to - from, 0);
  return samples.length / rate - silent;
}

/** What is wrong with a sound that is to say what the reference says; null: it may well say it. */
export function faultIn(samples: Float32Array, reference: TimedSound, isToned: boolean): string | null {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (!Number.isFinite(peak) || peak < PEAK_LEAST) return "it is silent";
  const cut = samples.reduce((count, value) => count + (Math.abs(value) > 0.99 ? 1 : 0), 0);
  if (cut > samples.length * CUT_MOST) return "it is cut at the end of the scale";
  const levels = levelsOf(samples, SAMPLE_RATE).filter((level) => level > peak / 200);
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const spread = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
  if (spread < mean * LIVELY_LEAST) return "it is a noise";
  const wanted = spokenSeconds(reference.samples, reference.rate);
  const pace = spokenSeconds(samples, SAMPLE_RATE) / wanted;
  const room = (isToned ? TONED : 1) / (wanted < SECONDS_LEAST ? SHORT : 1);
  if (pace < PACE.fast / room) return `it is said in ${pace.toFixed(2)} of its time`;
  if (pace > PACE.slow * room) return `it takes ${pace.toFixed(2)} times as long as it should`;
  return null;
}
