import { filter, highPass, highShelf, peak } from "#lib/render/audio/filter.ts";
import { normaliseMono } from "#lib/render/audio/loudness.ts";
import { reverberate } from "#lib/render/audio/reverb.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";

const THRESHOLD = 0.13;
const RATIO = 2.6;
const ATTACK = 1 - Math.exp(-1 / (0.004 * SAMPLE_RATE));
const RELEASE = 1 - Math.exp(-1 / (0.09 * SAMPLE_RATE));
const ROOM = 0.11;
const VOICE_LUFS = -18;

/** Loud syllables come nearer to soft ones. */
function compress(samples: Float32Array): void {
  let level = 0;
  for (let index = 0; index < samples.length; index++) {
    const now = Math.abs(samples[index] ?? 0);
    level += (now - level) * (now > level ? ATTACK : RELEASE);
    if (level > THRESHOLD) samples[index] = (samples[index] ?? 0) * (level / THRESHOLD) ** (1 / RATIO - 1);
  }
}

/** What makes a synthetic voice easier to listen to: less buzz, more body, even syllables, a small room around it. */
export function finishVoice(samples: Float32Array): Float32Array {
  const dry = Float32Array.from(samples);
  filter(dry, highPass(75));
  filter(dry, peak(210, 2.6, 0.9));
  filter(dry, peak(520, -1.6, 1.1));
  filter(dry, peak(2900, -3.4, 0.8));
  filter(dry, peak(1500, 1, 0.9));
  filter(dry, highShelf(5600, -5));
  compress(dry);
  for (let index = 0; index < dry.length; index++) dry[index] = Math.tanh((dry[index] ?? 0) * 1.35) / 1.2;
  const { left, right } = reverberate({ left: dry, right: dry }, { size: 0.12, damping: 0.62, delaySeconds: 0.011 });
  for (let index = 0; index < dry.length; index++)
    dry[index] = (dry[index] ?? 0) + ((left[index] ?? 0) + (right[index] ?? 0)) * ROOM;
  normaliseMono(dry, VOICE_LUFS);
  return dry;
}
