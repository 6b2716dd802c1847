import { createCanvas } from "@napi-rs/canvas";
import { pipeAt, runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { COLOR } from "#lib/render/video/encode.ts";
import { newYuv, putPixels, type Yuv } from "#lib/render/video/yuv.ts";
import { randomOf } from "#lib/render/random.ts";
import { type Clip, CLIP_FRAMES, CLIP_HEIGHT, CLIP_WIDTH } from "./clip.ts";

const HALF_WIDTH = CLIP_WIDTH / 2;
const HALF_HEIGHT = CLIP_HEIGHT / 2;

// The same in every frame: it breaks up bands of a gradient and costs the encoder nothing where nothing moves.
const DITHER = (() => {
  const random = randomOf("dither");
  return Float32Array.from({ length: 256 * 256 }, () => (random() + random() - 1) * 1.6);
})();

/** A clip is opened for each reel that is made of it, and the encoder of the reel smooths its blocks. */
const QUICK_TO_OPEN = words("-tune fastdecode");

type Frame = (index: number) => Uint8Array;

function fieldFrames(clip: Extract<Clip, { kind: "field" }>): Frame {
  const small = new Float32Array(HALF_WIDTH * HALF_HEIGHT * 3);
  const rgba = new Uint8Array(CLIP_WIDTH * CLIP_HEIGHT * 4).fill(255);
  const out = new Float32Array(3);
  return (index) => {
    const point = clip.at(index / CLIP_FRAMES);
    for (let y = 0; y < HALF_HEIGHT; y++)
      for (let x = 0; x < HALF_WIDTH; x++) {
        point((x + 0.5) / HALF_WIDTH, (y + 0.5) / HALF_WIDTH, out);
        small.set(out, (y * HALF_WIDTH + x) * 3);
      }
    for (let y = 0; y < CLIP_HEIGHT; y++) {
      const sy = Math.min(HALF_HEIGHT - 1.001, Math.max(0, y / 2 - 0.25));
      const row = Math.floor(sy);
      const fy = sy - row;
      for (let x = 0; x < CLIP_WIDTH; x++) {
        const sx = Math.min(HALF_WIDTH - 1.001, Math.max(0, x / 2 - 0.25));
        const column = Math.floor(sx);
        const fx = sx - column;
        const from = (row * HALF_WIDTH + column) * 3;
        const below = from + HALF_WIDTH * 3;
        const noise = (DITHER[(y & 255) * 256 + (x & 255)] ?? 0) + 0.5;
        const to = (y * CLIP_WIDTH + x) * 4;
        for (let channel = 0; channel < 3; channel++) {
          const a = small[from + channel] ?? 0;
          const b = small[from + 3 + channel] ?? 0;
          const c = small[below + channel] ?? 0;
          const d = small[below + 3 + channel] ?? 0;
          const value = (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy + noise;
          rgba[to + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
        }
      }
    }
    return rgba;
  };
}

function canvasFrames(clip: Extract<Clip, { kind: "canvas" }>): Frame {
  const canvas = createCanvas(CLIP_WIDTH, CLIP_HEIGHT);
  const context = canvas.getContext("2d");
  return (index) => {
    context.save();
    clip.at(index / CLIP_FRAMES, context);
    context.restore();
    const rgba = canvas.data();
    for (let y = 0; y < CLIP_HEIGHT; y++)
      for (let x = 0; x < CLIP_WIDTH; x++) {
        const noise = (DITHER[(y & 255) * 256 + (x & 255)] ?? 0) + 0.5;
        const to = (y * CLIP_WIDTH + x) * 4;
        for (let channel = to; channel < to + 3; channel++) {
          const value = (rgba[channel] ?? 0) + noise;
          rgba[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
        }
      }
    return rgba;
  };
}

const framesOf = (clip: Clip): Frame => (clip.kind === "field" ? fieldFrames(clip) : canvasFrames(clip));

export async function encodeClip(clip: Clip, out: string, ffmpeg: string, crf: number): Promise<void> {
  const frame = framesOf(clip);
  const yuv: Yuv = newYuv(CLIP_WIDTH, CLIP_HEIGHT);
  await runFfmpeg(
    [
      ...words(`-f rawvideo -pix_fmt yuv420p -s ${CLIP_WIDTH}x${CLIP_HEIGHT} -r 30 -i ${pipeAt(0)}`),
      ...words(`-c:v libx264 -preset slow -crf ${crf} -profile:v high -pix_fmt yuv420p`),
      ...words("-x264-params aq-mode=3:aq-strength=1.1 -g 120"),
      ...QUICK_TO_OPEN,
      ...COLOR,
      ...words("-threads 3 -fflags +bitexact -flags:v +bitexact -map_metadata -1 -an"),
      ...words("-avoid_negative_ts disabled -use_editlist 0 -movflags +faststart+negative_cts_offsets -f mp4 -y"),
      out,
    ],
    {
      ffmpeg,
      feeds: [
        async (write) => {
          for (let index = 0; index < CLIP_FRAMES; index++) {
            putPixels(yuv, frame(index), 0, 0, CLIP_WIDTH, CLIP_HEIGHT);
            await write(Buffer.from(yuv.data));
          }
        },
      ],
    },
  );
}
