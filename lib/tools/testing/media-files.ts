import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from "mediabunny";

const FRAMES_PER_SECOND = 10;

interface VideoShape {
  seconds?: number;
  width?: number;
  height?: number;
}

/** A container as a phone writes it; its frames hold nothing. */
async function video(format: OutputFormat, { height = 1280, seconds = 2, width = 720 }: VideoShape = {}) {
  const output = new Output({ format, target: new BufferTarget() });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND });
  await output.start();
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    const packet = new EncodedPacket(
      new Uint8Array(40),
      frame === 0 ? "key" : "delta",
      frame / FRAMES_PER_SECOND,
      1 / FRAMES_PER_SECOND,
    );
    await source.add(packet, {
      decoderConfig: { codec: "vp09.00.10.08", codedWidth: width, codedHeight: height },
    });
  }
  await output.finalize();
  return bytesOf(output);
}

export const mp4 = (shape?: VideoShape) => video(new Mp4OutputFormat(), shape);
export const mov = (shape?: VideoShape) => video(new MovOutputFormat(), shape);
export const webm = (shape?: VideoShape) => video(new WebMOutputFormat(), shape);

/** An MP4 with sound alone. */
export async function m4a({ seconds = 3 } = {}) {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource("aac");
  output.addAudioTrack(source);
  await output.start();
  for (let second = 0; second < seconds; second++) {
    await source.add(new EncodedPacket(new Uint8Array(40), "key", second, 1), {
      decoderConfig: {
        codec: "mp4a.40.2",
        numberOfChannels: 2,
        sampleRate: 44_100,
        description: new Uint8Array([0x12, 0x10]),
      },
    });
  }
  await output.finalize();
  return bytesOf(output);
}

/** Silence, eight bits, 8,000 samples a second. */
export function wav({ seconds = 3 } = {}) {
  const samples = 8000 * seconds;
  const file = Buffer.alloc(44 + samples, 0x80);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8000, 24);
  file.writeUInt32LE(8000, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples, 40);
  return file;
}

const MP3_FRAME_BYTES = 417;
const MP3_FRAME_SECONDS = 1152 / 44_100;

/** Silent frames of MPEG-1 layer III, 128 kbit/s, 44.1 kHz. */
export function mp3({ seconds = 3 } = {}) {
  const frame = Buffer.alloc(MP3_FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.round(seconds / MP3_FRAME_SECONDS) }, () => frame));
}

function bytesOf({ target }: Output<OutputFormat, BufferTarget>): Buffer {
  if (!target.buffer) throw new Error("The container was not finished");
  return Buffer.from(target.buffer);
}
