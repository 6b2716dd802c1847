import { channelsOf, SAMPLE_RATE, type Stereo } from "./sound.ts";

const HEADER = 44;

function header(dataBytes: number, rate: number, channels: number): Buffer {
  const bytes = Buffer.alloc(HEADER);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(HEADER - 8 + dataBytes, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * channels * 2, 28);
  bytes.writeUInt16LE(channels * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
}

const toSample = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 32_767);

/** Sixteen bits a sample, the channels in turn. */
function samplesOf(channels: readonly Float32Array[]): Buffer {
  const [first] = channels;
  const length = first?.length ?? 0;
  const data = new Int16Array(length * channels.length);
  for (const [number, channel] of channels.entries())
    for (let index = 0; index < length; index++) data[index * channels.length + number] = toSample(channel[index] ?? 0);
  return Buffer.from(data.buffer);
}

/** A file of one channel or two. */
export function writeWav(channels: readonly Float32Array[], rate: number = SAMPLE_RATE): Buffer {
  const samples = samplesOf(channels);
  return Buffer.concat([header(samples.length, rate, channels.length), samples]);
}

export const stereoWav = (sound: Stereo): Buffer => writeWav(channelsOf(sound));

/** As the encoder takes it without a file, at our rate. */
export const stereoSamples = (sound: Stereo): Buffer => samplesOf(channelsOf(sound));

/** Samples as the encoder writes them, at our rate. */
export function readStereo(pcm: Buffer): Stereo {
  const length = pcm.length >> 2;
  const sound = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let index = 0; index < length; index++) {
    sound.left[index] = pcm.readInt16LE(index * 4) / 32_768;
    sound.right[index] = pcm.readInt16LE(index * 4 + 2) / 32_768;
  }
  return sound;
}

export interface Wav {
  readonly rate: number;
  readonly channels: Float32Array[];
}

/** How a sample is read, by format and bits: whole numbers and parts of one. */
const READ: Readonly<Record<string, (bytes: Buffer, at: number) => number>> = {
  "1/8": (bytes, at) => (bytes.readUInt8(at) - 128) / 128,
  "1/16": (bytes, at) => bytes.readInt16LE(at) / 32_768,
  "1/24": (bytes, at) => bytes.readIntLE(at, 3) / 8_388_608,
  "1/32": (bytes, at) => bytes.readInt32LE(at) / 2_147_483_648,
  "3/32": (bytes, at) => bytes.readFloatLE(at),
  "3/64": (bytes, at) => bytes.readDoubleLE(at),
};

/** The format that says no more than that another place of the header says it. */
const EXTENDED = 0xfffe;
const CHANNELS_MAX = 8;

/** A file of plain samples, even one whose header was written before its length was known; null for anything else. */
export function readWav(file: Uint8Array): Wav | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < HEADER || bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE")
    return null;
  let [rate, count, bits, format] = [0, 0, 0, 0];
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString("latin1", at, at + 4);
    const left = bytes.length - at - 8;
    const size = Math.min(bytes.readUInt32LE(at + 4), left);
    const body = at + 8;
    if (name === "fmt " && size >= 16) {
      format = bytes.readUInt16LE(body);
      if (format === EXTENDED && size >= 26) format = bytes.readUInt16LE(body + 24);
      count = bytes.readUInt16LE(body + 2);
      rate = bytes.readUInt32LE(body + 4);
      bits = bytes.readUInt16LE(body + 14);
    }
    if (name === "data") {
      const read = READ[`${format}/${bits}`];
      if (!read || count < 1 || count > CHANNELS_MAX || rate < 1) return null;
      const width = bits / 8;
      // A stream's header has no length.
      const length = Math.floor((size === 0 ? left : size) / (width * count));
      const channels = Array.from({ length: count }, (_, number) =>
        Float32Array.from({ length }, (_, index) => read(bytes, body + (index * count + number) * width)),
      );
      return { rate, channels };
    }
    at = body + size + (size & 1);
  }
  return null;
}
