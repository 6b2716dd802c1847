import type { Recording, SpokenWord } from "#lib/ports/voice.ts";
import { normaliseMono } from "#lib/render/audio/loudness.ts";
import { silencesOf } from "#lib/render/audio/silences.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { writeWav } from "#lib/render/audio/wav.ts";
import type { Passage } from "./passages.ts";

export interface SpokenPassage {
  readonly passage: Passage;
  readonly sound: Float32Array;
  /** when each word begins in it */
  readonly starts: readonly number[];
}

const VOICE_LUFS = -18;
const TAIL_SECONDS = 0.25;
const LEAST_SECONDS = 0.02;
/** Left around what is said, so that no breath is cut off. */
const MARGIN_SECONDS = 0.04;

/** Without the silence around it. */
export function trimmed(sound: Float32Array): Float32Array {
  const seconds = sound.length / SAMPLE_RATE;
  const silences = silencesOf(sound, SAMPLE_RATE);
  const from = silences.find((silence) => silence.from === 0)?.to ?? 0;
  const last = silences.at(-1);
  const to = last && last.to >= seconds - LEAST_SECONDS && last.from > from ? last.from : seconds;
  const at = (place: number) => Math.round(Math.max(0, Math.min(seconds, place)) * SAMPLE_RATE);
  return sound.subarray(at(from - MARGIN_SECONDS), at(to + MARGIN_SECONDS));
}

/** One recording of its passages, with the pauses that the script asks for. */
export function joinPassages(spoken: readonly SpokenPassage[]): Recording {
  const words: SpokenWord[] = [];
  const parts: { at: number; sound: Float32Array }[] = [];
  let seconds = 0;
  for (const { passage, sound, starts } of spoken) {
    seconds += passage.gapSeconds;
    const ends = seconds + sound.length / SAMPLE_RATE;
    for (const [index, { offset, text }] of passage.words.entries()) {
      const start = seconds + (starts[index] ?? 0);
      const next = starts[index + 1];
      const end = Math.max(start + LEAST_SECONDS, next === undefined ? ends : seconds + next);
      words.push({ text, offset, startSeconds: round(start), endSeconds: round(end) });
    }
    parts.push({ at: Math.round(seconds * SAMPLE_RATE), sound });
    seconds = ends;
  }
  const whole = new Float32Array(Math.round((seconds + TAIL_SECONDS) * SAMPLE_RATE));
  for (const { at, sound } of parts) whole.set(sound.subarray(0, whole.length - at), at);
  normaliseMono(whole, VOICE_LUFS);
  return {
    wav: writeWav([whole], SAMPLE_RATE),
    sampleRate: SAMPLE_RATE,
    durationSeconds: whole.length / SAMPLE_RATE,
    words,
  };
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
