import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import sharp from "sharp";
import { BLOCK_STARTS_SECONDS, REEL_FPS, REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { fade, silence } from "#lib/render/audio/sound.ts";
import { stereoWav } from "#lib/render/audio/wav.ts";
import { CLIP_FILTER, clipInput, OWN_FILE } from "./clip-input.ts";
import { growing, HEIGHT, type RenderOptions, videoOutput, WIDTH, withWorkshop } from "./encode.ts";
import { musicFor } from "./music.ts";
import { type ReelBox, reelBoxes } from "./reel-boxes.ts";
import { runFfmpeg, words } from "./run-ffmpeg.ts";
import { coverPlanes } from "./yuv.ts";

const FRAMES = REEL_SECONDS * REEL_FPS;
const RISE_PIXELS = 64;
const RISE_SECONDS = 0.5;
const FADE_SECONDS = 0.3;
const MUSIC_LUFS = -16;
/** The hook is all but there in the first frame, which the network may take for its cover. */
const HEAD_START = 0.35;

const startOf = ({ block }: ReelBox): number => (block === 0 ? -HEAD_START : BLOCK_STARTS_SECONDS[block]);

const shownAt = (box: ReelBox, seconds: number): { alpha: number; drop: number } => {
  const since = seconds - startOf(box);
  const left = Math.max(0, 1 - Math.max(0, since) / RISE_SECONDS);
  return { alpha: Math.min(1, Math.max(0, since / FADE_SECONDS)), drop: RISE_PIXELS * left ** 3 };
};

/** Each box over what is below it: it rises slower and slower, and fades in. */
function overlays(boxes: readonly ReelBox[]): string[] {
  return boxes.map((box, order) => {
    const start = startOf(box);
    const before = order === 0 ? "[clip]" : `[v${order - 1}]`;
    const fades = start < 0 ? "" : `,fade=t=in:st=${start}:d=${FADE_SECONDS}:alpha=1`;
    const rise = `${RISE_PIXELS}*pow(max(0\\,1-(t-${start})/${RISE_SECONDS})\\,3)`;
    const enable = start < 0 ? "" : `:enable='gte(t,${start})'`;
    return [
      `[${order + 1}:v]loop=loop=${FRAMES}:size=1,setpts=N/${REEL_FPS}/TB,fps=${REEL_FPS}${fades}[b${order}]`,
      `${before}[b${order}]overlay=x=${box.x}:y='${box.y}+${rise}'${enable}:format=yuv420:eval=frame:shortest=1[v${order}]`,
    ].join(";");
  });
}

/** Seven seconds: a clip, three boxes that come in one after the other, a piece of a track or silence. */
export async function renderReel(
  content: ReelContent,
  clipPath: string,
  trackPath: string | null,
  outPath: string,
  { ffmpeg, onProgress, signal }: RenderOptions,
): Promise<void> {
  signal?.throwIfAborted();
  const report = growing(onProgress);
  await withWorkshop(outPath, async (folder, out) => {
    const sound =
      trackPath && content.track
        ? await musicFor({ path: trackPath, startSeconds: content.track.startSeconds }, REEL_SECONDS, MUSIC_LUFS, {
            ffmpeg,
            signal,
          })
        : silence(REEL_SECONDS);
    fade(sound, 0.08, 0.6);
    const audio = join(folder, "sound.wav");
    await writeFile(audio, stereoWav(sound));
    const boxes = await reelBoxes(content);
    const inputs: string[] = [];
    for (const box of boxes) {
      const file = join(folder, `box${box.block}.yuv`);
      await writeFile(file, coverPlanes(box.pixels, box.width, box.height));
      const size = `${box.width}x${box.height}`;
      inputs.push("-f", "rawvideo", "-pix_fmt", "yuva420p", "-s", size, "-r", String(REEL_FPS), "-i", file);
    }
    report(0.1);
    const graph = [`[0:v]${CLIP_FILTER}[clip]`, ...overlays(boxes)].join(";");
    await runFfmpeg(
      [
        ...clipInput(clipPath, REEL_SECONDS + 0.5),
        ...inputs,
        "-i",
        audio,
        ...words("-filter_complex_threads 2 -filter_complex"),
        graph,
        ...words(`-map [${boxes.length > 0 ? `v${boxes.length - 1}` : "clip"}] -map ${boxes.length + 1}:a`),
        ...videoOutput(FRAMES, out),
      ],
      { ffmpeg, signal, onFrame: (frame) => report(0.1 + (frame / FRAMES) * 0.88) },
    );
  });
  report(1);
}

const STILL_QUALITY = 90;

/** The reel at a second, without making its video: to be seen at once after an edit, and as the cover. */
export async function drawReelStill(
  content: ReelContent,
  clipPath: string,
  seconds: number,
  { ffmpeg, signal }: RenderOptions,
): Promise<Buffer> {
  const [boxes, frame] = await Promise.all([
    reelBoxes(content),
    runFfmpeg(
      [
        ...words(`${OWN_FILE} -stream_loop -1 -ss ${seconds} -t 0.2 -i`),
        clipPath,
        ...words("-frames:v 1"),
        ...words(`-vf ${CLIP_FILTER},scale=in_color_matrix=bt709,format=rgba -f rawvideo pipe:1`),
      ],
      { ffmpeg, signal },
    ),
  ]);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  if (frame.length >= WIDTH * HEIGHT * 4)
    context.putImageData(new ImageData(new Uint8ClampedArray(frame), WIDTH, HEIGHT), 0, 0);
  for (const box of boxes) {
    const { alpha, drop } = shownAt(box, seconds);
    if (alpha === 0) continue;
    const sprite = createCanvas(box.width, box.height);
    sprite.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(box.pixels), box.width, box.height), 0, 0);
    context.globalAlpha = alpha;
    context.drawImage(sprite, box.x, box.y + drop);
  }
  return sharp(canvas.data(), { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: STILL_QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** When each block has come in: what a reel looks like at its three moments. */
export const REEL_STILL_SECONDS = BLOCK_STARTS_SECONDS.map((start) => start + 0.9);
