import type { SpokenWord } from "#lib/ports/voice.ts";
import { normalise } from "./loudness.ts";
import { resample } from "./resample.ts";
import { SAMPLE_RATE, silence, type Stereo } from "./sound.ts";
import { faster } from "./stretch.ts";
import { readWav } from "./wav.ts";

export interface Narration {
  readonly voice: Float32Array;
  readonly seconds: number;
  readonly words: readonly SpokenWord[];
}

/** After the last word, for the last picture to be seen. */
const TAIL_SECONDS = 0.7;

/** A recording at a speed: its voice at our rate, its words where they are heard then. */
export function narrationOf(wav: Uint8Array, words: readonly SpokenWord[], speed: number): Narration {
  const file = readWav(wav);
  if (!file) throw new Error("The recording is no sound of sixteen bits");
  const [first = new Float32Array(0), ...others] = file.channels;
  const mono =
    others.length === 0
      ? first
      : first.map((value, index) => others.reduce((sum, one) => sum + (one[index] ?? 0), value) / file.channels.length);
  const voice = faster(resample(mono, file.rate, SAMPLE_RATE), speed);
  const spoken = words.map((word) => ({
    ...word,
    startSeconds: word.startSeconds / speed,
    endSeconds: word.endSeconds / speed,
  }));
  const end = Math.max(voice.length / SAMPLE_RATE, spoken.at(-1)?.endSeconds ?? 0);
  return { voice, words: spoken, seconds: Math.ceil((end + TAIL_SECONDS) * 30) / 30 };
}

const NARRATION_LUFS = -16;
/** Of music alone, and how much it gives way to the voice. */
export const MUSIC_LUFS = -23;
const DUCK = 0.28;
const FALL = 1 - Math.exp(-1 / (0.06 * SAMPLE_RATE));
const RISE = 1 - Math.exp(-1 / (0.5 * SAMPLE_RATE));
const HEARD = 0.012;

/** The voice in the middle, the music around it and lower while it speaks; one finite sound. */
export function mixNarration({ seconds, voice }: Narration, music: Stereo | null): Stereo {
  const whole = silence(seconds);
  const length = whole.left.length;
  let level = 0;
  let gain = 1;
  for (let index = 0; index < length; index++) {
    const said = voice[index] ?? 0;
    level = Math.max(Math.abs(said), level * 0.9996);
    const wanted = level > HEARD ? DUCK : 1;
    gain += (wanted - gain) * (wanted < gain ? FALL : RISE);
    const fade = Math.min(1, (length - index) / (SAMPLE_RATE * 1.2), index / (SAMPLE_RATE * 0.05));
    whole.left[index] = said + (music?.left[index] ?? 0) * gain * fade;
    whole.right[index] = said + (music?.right[index] ?? 0) * gain * fade;
  }
  normalise(whole, NARRATION_LUFS);
  return whole;
}
