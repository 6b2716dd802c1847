import { resample } from "#lib/render/audio/resample.ts";
import { readScript, type ScriptWord, type Tone, type Utterance } from "#lib/render/audio/script.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { writeWav } from "#lib/render/audio/wav.ts";
import type { Recording, Speech, SpokenWord, VoicePort } from "#lib/ports/voice.ts";
import { espeak } from "./espeak.ts";
import { finishVoice } from "./finish-voice.ts";
import { type Line, lineOf, startsOf } from "./line.ts";
import { isAbbreviation } from "./read-aloud.ts";
import { readVoices } from "#lib/content/voices/voices.ts";

const PAUSE_SECONDS = 0.65;
const GAP_SECONDS: Record<Utterance["after"], number> = { start: 0.12, phrase: 0.06, sentence: 0.3, paragraph: 0.55 };
const TAIL_SECONDS = 0.5;

const MANNERS: Record<Tone, { rate: number; pitch: number; range: number; variant?: string }> = {
  excited: { rate: 1.08, pitch: 9, range: 22 },
  calm: { rate: 0.92, pitch: -5, range: -14 },
  whisper: { rate: 0.94, pitch: 0, range: 0, variant: "whisper" },
  slow: { rate: 0.82, pitch: -1, range: 0 },
  fast: { rate: 1.2, pitch: 1, range: 4 },
};

/** A little up and down from sentence to sentence, as people do. */
const lift = (index: number): number => [0, 2, -1, 1, -2][index % 5] ?? 0;

const bounded = (value: number): number => Math.max(0, Math.min(99, Math.round(value)));

function asked({ spoken, tone }: Line, index: number, voice: ReturnType<typeof readVoices>[number]) {
  const manner = tone ? MANNERS[tone] : { rate: 1, pitch: 0, range: 0 };
  return {
    text: spoken,
    voice: `${voice.accent}+${manner.variant ?? voice.variant}`,
    rate: Math.round(voice.rate * manner.rate),
    pitch: bounded(voice.pitch + manner.pitch + lift(index)),
    range: bounded(voice.range + manner.range),
  };
}

const QUIET = 240;

/** Where sound begins and ends. */
function heard(samples: Int16Array): [from: number, to: number] {
  let from = 0;
  while (from < samples.length && Math.abs(samples[from] ?? 0) < QUIET) from++;
  let to = samples.length;
  while (to > from && Math.abs(samples[to - 1] ?? 0) < QUIET) to--;
  return [from, to];
}

const LEAST_SECONDS = 0.02;

const voicesOf = (language: Speech["language"]) =>
  readVoices(language).map(({ id, name, ...voice }) => ({ id, name, language, ...voice }));

/** Speaks with what is installed: no model, no network. */
export const embeddedVoice: VoicePort = {
  name: "embedded",
  isModel: false,
  voices: (language) => voicesOf(language),

  async speak({ language, text, voice: id }, { signal }): Promise<Recording> {
    const voices = voicesOf(language);
    const voice = voices.find((one) => one.id === id) ?? voices[0];
    if (!voice) throw new Error(`No voice speaks ${language}`);
    const lines = readScript(text, isAbbreviation(language)).utterances.map((utterance) => lineOf(utterance, language));
    const { sampleRate, spoken } = await espeak(
      { utterances: lines.map((line, index) => asked(line, index, voice)) },
      signal,
    );
    signal.throwIfAborted();

    const timed: { word: ScriptWord; start: number; end: number }[] = [];
    const parts: { at: number; samples: Int16Array }[] = [];
    let seconds = 0;
    for (const [index, line] of lines.entries()) {
      const sound = spoken[index];
      if (!sound) continue;
      const [from, to] = heard(sound.samples);
      seconds += GAP_SECONDS[line.after] + line.pauses * PAUSE_SECONDS;
      const starts = startsOf(line, sound, sampleRate);
      const length = (to - from) / sampleRate;
      const placed = starts.map((start) => seconds + Math.max(0, Math.min(length, start - from / sampleRate)));
      for (const [place, word] of line.words.entries()) {
        const start = placed[place] ?? seconds;
        timed.push({ word, start, end: Math.max(start + LEAST_SECONDS, placed[place + 1] ?? seconds + length) });
      }
      parts.push({ at: Math.round(seconds * sampleRate), samples: sound.samples.subarray(from, to) });
      seconds += length;
    }
    const whole = new Float32Array(Math.round((seconds + TAIL_SECONDS) * sampleRate));
    for (const { at, samples } of parts) softly(samples, whole, at, sampleRate);
    const finished = finishVoice(resample(whole, sampleRate, SAMPLE_RATE));
    return {
      wav: writeWav([finished], SAMPLE_RATE),
      sampleRate: SAMPLE_RATE,
      durationSeconds: finished.length / SAMPLE_RATE,
      words: timed.map(({ end, start, word }): SpokenWord => ({
        text: word.text,
        startSeconds: round(start),
        endSeconds: round(end),
        offset: word.offset,
      })),
    };
  },
};

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Copies without a click at either end. */
function softly(samples: Int16Array, to: Float32Array, at: number, rate: number): void {
  const edge = Math.min(Math.round(rate * 0.006), samples.length >> 1);
  for (let index = 0; index < samples.length; index++) {
    const share = Math.min(1, (index + 1) / (edge + 1), (samples.length - index) / (edge + 1));
    to[at + index] = ((samples[index] ?? 0) / 32_768) * share;
  }
}
