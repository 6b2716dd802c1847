import type { ServerResponse } from "node:http";
import type { ProviderFaultKind } from "#lib/domain/provider.ts";
import { writeWav } from "#lib/render/audio/wav.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { espeak } from "#lib/voice/espeak.ts";

/** What a voice model was asked. */
export interface VoiceAsked {
  readonly path: string;
  readonly key: string | undefined;
  readonly model: string;
  readonly input: string;
  readonly voice: string;
  readonly format: string;
  readonly instructions: string;
  /** in which the stand-in speaks */
  readonly accent: string;
  /** how often it was asked before */
  readonly turn: number;
}

type Answer = (asked: VoiceAsked, response: ServerResponse) => Promise<void> | void;

interface Behaviour {
  readonly answer: Answer;
  /** what comes of it */
  readonly ends: "speech" | ProviderFaultKind;
  /** how often one sentence is asked for */
  readonly asks: number;
  readonly retryAfterMs?: number;
}

interface Sound {
  readonly samples: Float32Array;
  readonly rate: number;
}

const RATE = 24_000;
const said = new Map<string, Promise<Sound>>();

/** A sentence as the stand-in says it, once for all that ask. */
function speech({ accent, input }: Pick<VoiceAsked, "accent" | "input">): Promise<Sound> {
  const name = `${accent} ${input}`;
  const known =
    said.get(name) ??
    espeak({ utterances: [{ text: input, voice: accent, rate: 172, pitch: 55, range: 60 }] }).then(
      ({ sampleRate, spoken: [line] }) => ({
        samples: Float32Array.from(line?.samples ?? [], (value) => value / 32_768),
        rate: sampleRate,
      }),
    );
  said.set(name, known);
  return known;
}

const send = (response: ServerResponse, bytes: Uint8Array, type = "audio/wav") =>
  void response.writeHead(200, { "content-type": type }).end(bytes);

const json = (response: ServerResponse, status: number, error: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ error }));

const refuses =
  (status: number, error: unknown, headers?: Record<string, string>): Answer =>
  (_, response) =>
    json(response, status, error, headers);

const wav = ({ rate, samples }: Sound): Buffer => writeWav([samples], rate);

/** What is said, changed before it is sent. */
const speaks =
  (change: (sound: Sound) => Sound | Promise<Sound>): Answer =>
  async (asked, response) =>
    send(response, wav(await change(await speech(asked))));

/** What is said, as the encoder writes it. */
const encoded =
  (typed: string, type: string, cut = 1): Answer =>
  async (asked, response) => {
    const { path: ffmpeg } = await findFfmpeg(null);
    const file = wav(await speech(asked));
    const args = words(`-f wav -i pipe:0 ${typed} pipe:1`);
    const bytes = await runFfmpeg(args, { ffmpeg, feeds: [(write) => write(file)] });
    send(response, bytes.subarray(0, Math.round(bytes.length * cut)), type);
  };

const at = (speed: number) => speaks(({ rate, samples }) => ({ samples, rate: Math.round(rate * speed) }));

const random = (index: number) => ((Math.sin(index * 12.9898) * 43_758.5453) % 1) * 0.4;

const good = speaks((sound) => sound);

/** How voice models answer, well and badly, and what is to come of it. */
export const VOICE_BEHAVIOURS = {
  good: { answer: good, ends: "speech", asks: 1 },
  "an MP3": { answer: encoded("-c:a libmp3lame -b:a 64k -f mp3", "audio/mpeg"), ends: "speech", asks: 1 },
  "an Opus": { answer: encoded("-c:a libopus -f ogg", "audio/ogg"), ends: "speech", asks: 1 },
  "an AAC": { answer: encoded("-c:a aac -f adts", "audio/aac"), ends: "speech", asks: 1 },
  "a FLAC": { answer: encoded("-c:a flac -f flac", "audio/flac"), ends: "speech", asks: 1 },
  "plain samples": { answer: encoded(`-f s16le -ar ${RATE}`, "audio/pcm"), ends: "speech", asks: 1 },
  "plain samples of a rate": { answer: encoded("-f s16le -ar 16000", "audio/L16;rate=16000"), ends: "speech", asks: 1 },
  "a WAV of 8 bits": { answer: encoded("-c:a pcm_u8 -f wav", "audio/wav"), ends: "speech", asks: 1 },
  "a WAV of 24 bits": { answer: encoded("-c:a pcm_s24le -f wav", "audio/wav"), ends: "speech", asks: 1 },
  "a WAV of 32 bits": { answer: encoded("-c:a pcm_s32le -f wav", "audio/wav"), ends: "speech", asks: 1 },
  "a WAV of parts of one": { answer: encoded("-c:a pcm_f32le -f wav", "audio/wav"), ends: "speech", asks: 1 },
  "a WAV of two channels": { answer: encoded("-ac 2 -f wav", "audio/wav"), ends: "speech", asks: 1 },
  "a WAV of a telephone": { answer: encoded("-c:a pcm_mulaw -ar 8000 -f wav", "audio/wav"), ends: "speech", asks: 1 },
  "a WAV of no length": {
    answer: async (asked, response) => {
      const file = wav(await speech(asked));
      file.writeUInt32LE(0xffffffff, 4);
      file.writeUInt32LE(0xffffffff, 40);
      send(response, file);
    },
    ends: "speech",
    asks: 1,
  },
  "an MP3 that is called a WAV": { answer: encoded("-c:a libmp3lame -f mp3", "audio/wav"), ends: "speech", asks: 1 },
  "too fast once": {
    answer: (asked, response) => (asked.turn === 0 ? at(2) : good)(asked, response),
    ends: "speech",
    asks: 2,
  },
  "MP3 alone": {
    answer: (asked, response) =>
      asked.format === "mp3"
        ? encoded("-c:a libmp3lame -f mp3", "audio/mpeg")(asked, response)
        : json(response, 400, { message: "response_format must be mp3" }),
    ends: "speech",
    asks: 2,
  },
  "double speed": { answer: at(2), ends: "broken", asks: 2 },
  "half speed": { answer: at(0.5), ends: "broken", asks: 2 },
  "a header of another rate": { answer: speaks(({ samples }) => ({ samples, rate: 48_000 })), ends: "broken", asks: 2 },
  silent: { answer: speaks(({ rate, samples }) => ({ rate, samples: samples.map(() => 0) })), ends: "broken", asks: 2 },
  "a crackle": {
    answer: speaks(({ rate, samples }) => ({ rate, samples: samples.subarray(0, 900) })),
    ends: "broken",
    asks: 2,
  },
  "a noise": {
    answer: speaks(({ rate, samples }) => ({ rate, samples: samples.map((_, index) => random(index)) })),
    ends: "broken",
    asks: 2,
  },
  "cut at the scale": {
    answer: speaks(({ rate, samples }) => ({
      rate,
      samples: samples.map((value) => Math.max(-1, Math.min(1, value * 400))),
    })),
    ends: "broken",
    asks: 2,
  },
  "half of it": { answer: encoded("-c:a libmp3lame -f mp3", "audio/mpeg", 0.4), ends: "broken", asks: 2 },
  "no sound": {
    answer: (_, response) => send(response, Buffer.from("no sound at all, only a text that is long enough")),
    ends: "broken",
    asks: 2,
  },
  empty: { answer: (_, response) => send(response, Buffer.alloc(0)), ends: "broken", asks: 1 },
  "without end": { answer: (_, response) => send(response, Buffer.alloc(30 * 1024 * 1024)), ends: "broken", asks: 1 },
  "key refused": { answer: refuses(401, { code: "invalid_api_key", message: "no" }), ends: "key_refused", asks: 1 },
  "no right to the voice": { answer: refuses(403, { message: "not yours" }), ends: "key_refused", asks: 1 },
  busy: {
    answer: refuses(429, { message: "later" }, { "retry-after": "3" }),
    ends: "busy",
    asks: 1,
    retryAfterMs: 3000,
  },
  overloaded: { answer: refuses(503, { message: "later" }), ends: "busy", asks: 1 },
  "subject refused": { answer: refuses(400, { code: "content_policy_violation" }), ends: "subject_refused", asks: 1 },
  "an error with 200": { answer: refuses(200, { message: "out of memory" }), ends: "broken", asks: 1 },
  "an error": { answer: refuses(500, { message: "oh" }), ends: "broken", asks: 1 },
  "hangs up": { answer: (_, response) => void response.destroy(), ends: "broken", asks: 1 },
  "never answers": { answer: () => undefined, ends: "slow", asks: 1 },
  "stops within its answer": {
    answer: async (asked, response) => {
      const file = wav(await speech(asked));
      response.writeHead(200, { "content-type": "audio/wav" }).write(file.subarray(0, file.length / 2));
    },
    ends: "slow",
    asks: 1,
  },
} as const satisfies Record<string, Behaviour>;

export type VoiceBehaviour = keyof typeof VOICE_BEHAVIOURS;
