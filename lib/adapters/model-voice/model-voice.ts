import type { Recording, SpokenWord, Voice, VoicePort } from "#lib/ports/voice.ts";
import { normaliseMono } from "#lib/render/audio/loudness.ts";
import { resample } from "#lib/render/audio/resample.ts";
import { readScript, type Utterance } from "#lib/render/audio/script.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { spreadWords } from "#lib/render/audio/spread-words.ts";
import { readWav, writeWav } from "#lib/render/audio/wav.ts";

export interface ModelVoiceSettings {
  /** up to and with the version: https://host/v1 */
  readonly address: string;
  readonly model: string;
  readonly key: string | null;
  /** as the address calls them */
  readonly voices: readonly string[];
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;
const BYTES_MAX = 60 * 1024 * 1024;
const PAUSE_SECONDS = 0.65;
const VOICE_LUFS = -18;
const PREFIX = "model-";

/** What is spoken in one go: from one asked pause to the next. */
function passages(utterances: readonly Utterance[]): { pauses: number; words: Utterance["words"] }[] {
  const made: { pauses: number; words: Utterance["words"][number][] }[] = [];
  for (const { pauses, words } of utterances) {
    const open = made.at(-1);
    if (open && pauses === 0) open.words.push(...words);
    else made.push({ pauses, words: [...words] });
  }
  return made;
}

/** Any address that speaks OpenAI's way of asking for speech, a local one as well. It speaks every language. */
export function modelVoice({ address, key, model, timeoutMs = TIMEOUT_MS, voices }: ModelVoiceSettings): VoicePort {
  const base = address.replace(/\/+$/u, "");

  async function say(input: string, voice: string, signal: AbortSignal): Promise<Float32Array> {
    const response = await fetch(`${base}/audio/speech`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, voice, input, response_format: "wav" }),
      signal,
    });
    if (!response.ok) throw new Error(`The voice model answered ${response.status}.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > BYTES_MAX) throw new Error("The voice model's file is too large.");
    const wav = readWav(bytes);
    const [first] = wav?.channels ?? [];
    if (!wav || !first) throw new Error("The voice model gave no sound of sixteen bits.");
    return resample(first, wav.rate, SAMPLE_RATE);
  }

  return {
    voices: (language) => voices.map((name): Voice => ({ id: `${PREFIX}${name}`, name, language, kind: "neutral" })),

    async speak({ signal, text, voice }): Promise<Recording> {
      const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      const name = voices.find((one) => `${PREFIX}${one}` === voice) ?? voices[0];
      if (name === undefined) throw new Error("The voice model has no voice.");
      const parts: Float32Array[] = [];
      const words: SpokenWord[] = [];
      let seconds = 0;
      for (const passage of passages(readScript(text).utterances)) {
        const silent = new Float32Array(Math.round(passage.pauses * PAUSE_SECONDS * SAMPLE_RATE));
        const sound = await say(passage.words.map((word) => word.text).join(" "), name, ends);
        const from = seconds + silent.length / SAMPLE_RATE;
        const times = spreadWords(
          sound,
          SAMPLE_RATE,
          passage.words.map((word) => word.text),
        );
        for (const [index, word] of passage.words.entries()) {
          const { end = 0, start = 0 } = times[index] ?? {};
          words.push({ text: word.text, offset: word.offset, startSeconds: from + start, endSeconds: from + end });
        }
        parts.push(silent, sound);
        seconds = from + sound.length / SAMPLE_RATE;
      }
      const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      normaliseMono(whole, VOICE_LUFS);
      return {
        wav: writeWav([whole], SAMPLE_RATE),
        sampleRate: SAMPLE_RATE,
        durationSeconds: whole.length / SAMPLE_RATE,
        words,
      };
    },
  };
}
