import { createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { silence } from "#lib/render/audio/sound.ts";
import { settle, since } from "./ease.ts";
import { HEIGHT, type RenderOptions, WIDTH } from "./encode.ts";
import { encodeFrames, FPS } from "./encode-frames.ts";
import { planeOf, PLANES } from "./planes.ts";
import { fillBar, newYuv, putCanvas, type Yuv } from "./yuv.ts";

const MARGIN = 40;
const REVEAL_SECONDS = 2.4;
/** of the card there from the first frame, which the network may take for its cover */
const HEAD_START = 0.3;
/** of the soft edge that runs down */
const EDGE = 240;
const BAR = { height: 10, bottom: 44 } as const;

/** The picture on a blurred ground of its own colours; the card is there before what is drawn on it. */
async function grounds(image: Buffer): Promise<{ bare: Yuv; whole: Yuv; card: { top: number; height: number } }> {
  const source = await loadImage(image);
  const fills = Math.abs(source.width / source.height - WIDTH / HEIGHT) < 0.02;
  const scale = fills
    ? WIDTH / source.width
    : Math.min((WIDTH - MARGIN * 2) / source.width, (HEIGHT - 300) / source.height);
  const [width, height] = [Math.round(source.width * scale), Math.round(source.height * scale)];
  const [left, top] = [Math.round((WIDTH - width) / 2), Math.round((HEIGHT - height) / 2)];
  const tiny = await sharp(image).resize(54, 96, { fit: "cover" }).png().toBuffer();
  const ground = await sharp(tiny).blur(7).modulate({ brightness: 0.82, saturation: 1.15 }).png().toBuffer();
  const corner = await sharp(image)
    .extract({ left: 6, top: 6, width: 8, height: 8 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(await loadImage(ground), 0, 0, WIDTH, HEIGHT);
  const radius = fills ? 0 : 36;
  context.save();
  context.shadowColor = "rgba(0,0,0,0.4)";
  context.shadowBlur = 60;
  context.shadowOffsetY = 18;
  context.fillStyle = `rgb(${corner[0] ?? 255},${corner[1] ?? 255},${corner[2] ?? 255})`;
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.fill();
  context.restore();
  const bare = newYuv(WIDTH, HEIGHT);
  putCanvas(bare, canvas, 0, 0);
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.clip();
  context.drawImage(source, left, top, width, height);
  const whole = newYuv(WIDTH, HEIGHT);
  putCanvas(whole, canvas, 0, 0);
  return { bare, whole, card: { top, height } };
}

/** Rows of the one picture that are further than the edge show the other, with a soft edge between. */
function reveal(to: Yuv, bare: Yuv, whole: Yuv, line: number, before: number): void {
  const { data } = to;
  for (const number of PLANES) {
    const plane = planeOf(to, number);
    const first = Math.max(0, Math.floor((before - EDGE) / plane.scale));
    const last = Math.min(plane.height, Math.ceil(line / plane.scale));
    for (let y = first; y < last; y++) {
      const share = Math.min(1, (line - y * plane.scale) / EDGE);
      const start = plane.at + y * plane.width;
      if (share >= 1) {
        data.set(whole.data.subarray(start, start + plane.width), start);
        continue;
      }
      const soft = share * share * (3 - 2 * share) * 256;
      for (let at = start; at < start + plane.width; at++) {
        const below = bare.data[at] ?? 0;
        data[at] = below + ((((whole.data[at] ?? 0) - below) * soft) >> 8);
      }
    }
  }
}

/** A single piece as a silent video: what it shows is drawn from top to bottom, then stands to be read. */
export async function renderSilentReel(
  image: Buffer,
  seconds: number,
  outPath: string,
  options: RenderOptions,
): Promise<void> {
  options.signal?.throwIfAborted();
  const { bare, card, whole } = await grounds(image);
  let before = card.top;
  await encodeFrames(
    Math.round(seconds * FPS),
    silence(seconds),
    (frame, picture) => {
      const now = frame / FPS;
      if (frame === 0) picture.data.set(bare.data);
      bar(picture, now / seconds);
      const along = HEAD_START + (1 - HEAD_START) * settle(since(now, 0.3, REVEAL_SECONDS));
      const line = card.top + (card.height + EDGE) * along;
      if (line <= before) return;
      reveal(picture, bare, whole, line, before);
      before = line;
    },
    outPath,
    options,
  );
}

/** How far the video is, as a line below the card. */
const bar = (picture: Yuv, share: number): void =>
  fillBar(
    picture,
    MARGIN,
    HEIGHT - BAR.bottom - BAR.height,
    Math.round((WIDTH - MARGIN * 2) * share),
    BAR.height,
    "#ffffff",
  );
