import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BLOCK_STARTS_SECONDS, REEL_FPS, REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { fade, SAMPLE_RATE, silence, type Stereo } from "#lib/render/audio/sound.ts";
import { stereoSamples } from "#lib/render/audio/wav.ts";
import { CLIP_FILTER, clipInput } from "./clip-input.ts";
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
/** When the last block has come in. */
const COVER_FRAME = Math.round((BLOCK_STARTS_SECONDS[2] + 0.9) * REEL_FPS);
const COVER_QUALITY = 90;
const TO_RGB = "scale=in_color_matrix=bt709,format=rgb24";

const startOf = ({ block }: ReelBox): number => (block === 0 ? -HEAD_START : BLOCK_STARTS_SECONDS[block]);

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

async function soundOf(
  { track }: ReelContent,
  path: string | null,
  options: Pick<RenderOptions, "ffmpeg" | "signal">,
): Promise<Stereo> {
  const music = track && path && { path, startSeconds: track.startSeconds };
  const sound = music ? await musicFor(music, REEL_SECONDS, MUSIC_LUFS, options) : silence(REEL_SECONDS);
  fade(sound, 0.08, 0.6);
  return sound;
}

/** Each box as a file that the encoder opens. */
const boxInputs = (boxes: readonly ReelBox[], folder: string): Promise<string[][]> =>
  Promise.all(
    boxes.map(async ({ block, height, pixels, width }) => {
      const file = join(folder, `box${block}.yuv`);
      await writeFile(file, coverPlanes(pixels, width, height));
      return [...words(`-f rawvideo -pix_fmt yuva420p -s ${width}x${height} -r ${REEL_FPS} -i`), file];
    }),
  );

/**
 * Seven seconds: a clip, three boxes that come in one after the other, a piece of a track or silence. Gives the
 * picture of its end, taken on the way to the encoder: a pass of its own would cost as much as a fifth of the video.
 */
export async function renderReel(
  content: ReelContent,
  clipPath: string,
  trackPath: string | null,
  outPath: string,
  { ffmpeg, onProgress, signal }: RenderOptions,
): Promise<Buffer> {
  signal?.throwIfAborted();
  const report = growing(onProgress);
  let cover: Buffer = Buffer.alloc(0);
  await withWorkshop(outPath, async (folder, out) => {
    // Made beside the boxes, and while the encoder opens what it has already; it waits there for its sound.
    const sound = soundOf(content, trackPath, { ffmpeg, signal });
    sound.catch(() => undefined);
    const boxes = await reelBoxes(content);
    const inputs = await boxInputs(boxes, folder);
    report(0.1);
    const last = boxes.length > 0 ? `v${boxes.length - 1}` : "clip";
    const graph = [
      `[0:v]${CLIP_FILTER}[clip]`,
      ...overlays(boxes),
      `[${last}]split[video][end]`,
      // From zero on: a picture that comes late would be repeated until its time.
      `[end]trim=start_frame=${COVER_FRAME}:end_frame=${COVER_FRAME + 1},setpts=0,${TO_RGB}[cover]`,
    ].join(";");
    cover = await runFfmpeg(
      [
        ...clipInput(clipPath, REEL_SECONDS + 0.5),
        ...inputs.flat(),
        ...words(`-f s16le -ar ${SAMPLE_RATE} -ac 2 -i pipe:0`),
        // The boxes are small: a second thread would cost more waiting than it draws.
        ...words("-filter_complex_threads 1 -filter_complex"),
        graph,
        ...words(`-map [video] -map ${boxes.length + 1}:a`),
        ...videoOutput(FRAMES, out),
        ...words("-map [cover] -frames:v 1 -f rawvideo pipe:1"),
      ],
      {
        ffmpeg,
        signal,
        feed: async (write) => write(stereoSamples(await sound)),
        onFrame: (frame) => report(0.1 + (frame / FRAMES) * 0.88),
      },
    );
  });
  const jpeg = await sharp(cover, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: COVER_QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
  report(1);
  return jpeg;
}
