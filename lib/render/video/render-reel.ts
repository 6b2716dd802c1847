import { REEL_FPS, REEL_FRAMES, REEL_SECONDS, type ReelContent } from "#lib/domain/reel.ts";
import { COVER_FRAME, FADE_SECONDS, RISE, startOf } from "#lib/domain/reel-motion.ts";
import { fade, SAMPLE_RATE, silence, type Stereo } from "#lib/render/audio/sound.ts";
import { stereoSamples } from "#lib/render/audio/wav.ts";
import { growing, type RenderOptions, videoOutput, withWorkshop } from "./encode.ts";
import { musicFor } from "./music.ts";
import { backdropInput, type ReelBackdrop } from "./reel-backdrop.ts";
import { type ReelBox, reelBoxes } from "./reel-boxes.ts";
import { type Feed, pipeAt, runFfmpeg, words } from "./run-ffmpeg.ts";
import { coverPlanes } from "./yuv.ts";

const MUSIC_LUFS = -16;
/** Seconds of silence that the encoder gets at once: it begins with them while the music is still made. */
const LEAD = 1024 / SAMPLE_RATE;
const READ_LITTLE = "-probesize 32 -analyzeduration 0";
/** of the encoder's, 2 to 31; the first is the best */
const COVER_QUALITY = 2;
const TO_JPEG = "scale=in_color_matrix=bt709:out_color_matrix=bt601:out_range=full,format=yuvj444p";

/**
 * Each box over what is below it: it rises slower and slower, and fades in. It is given until it stands whole: what
 * stays alone, the encoder lays without a copy of the frame below.
 */
function overlays(boxes: readonly ReelBox[]): string[] {
  return boxes.map((box, order) => {
    const start = startOf(box.block);
    const before = order === 0 ? "[clip]" : `[v${order - 1}]`;
    const rise = `${RISE.pixels}*pow(max(0\\,1-(t-${start})/${RISE.seconds})\\,${RISE.power})`;
    return [
      `[${order + 1}:v]${start < 0 ? "null" : fadeFrom(start)}[b${order}]`,
      `${before}[b${order}]overlay=x=${box.x}:y='${box.y}+${rise}':format=yuv420:eval=frame[v${order}]`,
    ].join(";");
  });
}

const fadeFrom = (start: number): string =>
  [
    `loop=loop=${FADE_SECONDS * REEL_FPS + 1}:size=1,setpts=(N+${start * REEL_FPS})/${REEL_FPS}/TB`,
    `fade=t=in:st=${start}:d=${FADE_SECONDS}:alpha=1`,
  ].join();

async function soundOf(
  { track }: ReelContent,
  path: string | null,
  options: Pick<RenderOptions, "ffmpeg" | "signal">,
): Promise<Stereo> {
  const music = track && path && { path, startSeconds: track.startSeconds };
  const seconds = REEL_SECONDS - LEAD;
  const sound = music ? await musicFor(music, seconds, MUSIC_LUFS, options) : silence(seconds);
  fade(sound, 0.08, 0.6);
  return sound;
}

const boxInput = ({ height, width }: ReelBox, order: number): string[] =>
  words(`-f rawvideo -pix_fmt yuva420p -s ${width}x${height} -r ${REEL_FPS} -i ${pipeAt(order)}`);

const feedBox =
  ({ draw, height, width }: ReelBox): Feed =>
  async (write) =>
    write(coverPlanes(await draw(), width, height));

/**
 * Seven seconds: a clip or a photo, three boxes that come in one after the other, a piece of a track or silence. Gives the
 * picture of its end, taken on the way to the encoder: a pass of its own would cost as much as a fifth of the video.
 */
export async function renderReel(
  content: ReelContent,
  backdrop: ReelBackdrop,
  trackPath: string | null,
  outPath: string,
  { ffmpeg, onProgress, signal }: RenderOptions,
): Promise<Buffer> {
  signal?.throwIfAborted();
  const report = growing(onProgress);
  let cover: Buffer = Buffer.alloc(0);
  await withWorkshop(outPath, async (_, out) => {
    // Made while the encoder opens, as the boxes are.
    const sound = soundOf(content, trackPath, { ffmpeg, signal });
    sound.catch(() => undefined);
    const boxes = await reelBoxes(content);
    report(0.1);
    const { feeds, filter, input, search } = backdropInput(backdrop, signal);
    const last = boxes.length > 0 ? `v${boxes.length - 1}` : "clip";
    const graph = [
      `[0:v]${filter}[clip]`,
      ...overlays(boxes),
      `[${last}]split[video][end]`,
      // From zero on: a picture that comes late would be repeated until its time.
      `[end]trim=start_frame=${COVER_FRAME}:end_frame=${COVER_FRAME + 1},setpts=0,${TO_JPEG}[cover]`,
    ].join(";");
    cover = await runFfmpeg(
      [
        ...input,
        ...boxes.flatMap((box, order) => boxInput(box, feeds.length + order)),
        ...words(`${READ_LITTLE} -f s16le -ar ${SAMPLE_RATE} -ac 2 -i ${pipeAt(feeds.length + boxes.length)}`),
        // The boxes are small: a second thread would cost more waiting than it draws.
        ...words("-filter_complex_threads 1 -filter_complex"),
        graph,
        ...words(`-map [video] -map ${boxes.length + 1}:a`),
        ...videoOutput(REEL_FRAMES, out, search),
        ...words(`-map [cover] -frames:v 1 -c:v mjpeg -q:v ${COVER_QUALITY} -flags:v +bitexact -f image2pipe pipe:1`),
      ],
      {
        ffmpeg,
        signal,
        feeds: [
          ...feeds,
          ...boxes.map(feedBox),
          async (write) => {
            await write(stereoSamples(silence(LEAD)));
            await write(stereoSamples(await sound));
          },
        ],
        onFrame: (frame) => report(0.1 + (frame / REEL_FRAMES) * 0.88),
      },
    );
  });
  report(1);
  return cover;
}
