import { resample } from "#lib/render/audio/resample.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { readWav } from "#lib/render/audio/wav.ts";
import { runFfmpeg } from "#lib/render/video/run-ffmpeg.ts";

/** What a file begins with, and what the decoder calls it. */
const FORMATS: readonly (readonly [begins: RegExp, name: string])[] = [
  [/^RIFF[^]{4}WAVE/u, "wav"],
  [/^OggS/u, "ogg"],
  [/^fLaC/u, "flac"],
  [/^ID3|^\u00ff[\u00fb\u00f3\u00f2\u00fa\u00e3]/u, "mp3"],
  [/^\u00ff[\u00f0\u00f1\u00f8\u00f9]/u, "aac"],
  [/^[^]{4}ftyp/u, "mp4"],
];

const RAW = /^audio\/(?:x-)?(?:pcm|l16|raw|s16le)/iu;
const RAW_RATE = 24_000;
const RATES = { least: 8000, most: 192_000 };

export interface Encoded {
  readonly bytes: Uint8Array;
  /** as the answer says */
  readonly type: string;
}

interface Bounds {
  /** asked for only where it is needed */
  readonly ffmpeg: () => Promise<string>;
  readonly secondsMax: number;
  readonly signal: AbortSignal;
}

/** One channel at our rate, of whatever a voice model sends; the encoder is told what it is, and guesses nothing. */
export async function decodeSound(sound: Encoded, { ffmpeg, secondsMax, signal }: Bounds): Promise<Float32Array> {
  const file = Buffer.from(sound.bytes);
  const wav = RAW.test(sound.type) ? rawSound(file, sound.type) : readWav(file);
  if (wav) {
    const { channels, rate } = wav;
    const [first] = channels;
    if (!first || rate < RATES.least || rate > RATES.most) throw new Error(`A sound of ${rate} samples a second`);
    return resample(mixed(channels, first).subarray(0, secondsMax * rate), rate, SAMPLE_RATE);
  }
  const head = file.toString("latin1", 0, 16);
  const [, name] = FORMATS.find(([begins]) => begins.test(head)) ?? [];
  if (name === undefined) throw new Error(`No sound: ${sound.type || "of no type"}`);
  const input = ["-protocol_whitelist", "pipe", "-f", name, "-i", "pipe:0"];
  const output = ["-vn", "-t", String(secondsMax), "-ac", "1", "-ar", String(SAMPLE_RATE), "-f", "f32le", "pipe:1"];
  const samples = await runFfmpeg([...input, ...output], {
    ffmpeg: await ffmpeg(),
    signal,
    feeds: [(write) => write(file)],
  });
  return new Float32Array(Uint8Array.from(samples.subarray(0, samples.length & ~3)).buffer);
}

function rawSound(file: Buffer, type: string) {
  const rate = Number(/rate=(\d+)/iu.exec(type)?.[1] ?? RAW_RATE);
  const length = file.length >> 1;
  return { rate, channels: [Float32Array.from({ length }, (_, at) => file.readInt16LE(at * 2) / 32_768)] };
}

const mixed = (channels: readonly Float32Array[], first: Float32Array): Float32Array =>
  channels.length === 1
    ? first
    : first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length);
