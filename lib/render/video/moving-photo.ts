import sharp from "sharp";
import { HEIGHT, WIDTH } from "./encode.ts";
import { Panorama, planesOf } from "./pixels/pixels.ts";
import type { Size } from "./planes.ts";
import type { Yuv } from "./yuv.ts";

/** How much larger than the picture a photo is kept, so that it can move without being enlarged; sides in eights. */
const ROOM = 1.17;

interface View {
  /** of the photo's free room, 0..1 from the left and from the top */
  readonly x: number;
  readonly y: number;
  /** of the photo, how much is seen: 1 as much as there is, less is nearer */
  readonly share: number;
}

/** Where the eye goes; one after the other, so that no two photos in a row move alike. */
const MOVES: readonly (readonly [from: View, to: View])[] = [
  [
    { x: 0.5, y: 0.5, share: 1 },
    { x: 0.5, y: 0.44, share: 0.87 },
  ],
  [
    { x: 0.05, y: 0.5, share: 0.9 },
    { x: 0.95, y: 0.45, share: 0.9 },
  ],
  [
    { x: 0.5, y: 0.42, share: 0.86 },
    { x: 0.5, y: 0.5, share: 1 },
  ],
  [
    { x: 0.55, y: 0.95, share: 0.9 },
    { x: 0.45, y: 0.1, share: 0.88 },
  ],
  [
    { x: 0.9, y: 0.45, share: 0.9 },
    { x: 0.1, y: 0.55, share: 0.88 },
  ],
  [
    { x: 0.35, y: 0.35, share: 0.86 },
    { x: 0.6, y: 0.6, share: 0.97 },
  ],
];

const STEADY = 0.35;
const ease = (share: number): number =>
  STEADY * share + (1 - STEADY) * (share - Math.sin(2 * Math.PI * share) / (2 * Math.PI));

export class MovingPhoto {
  readonly #source: Size;
  readonly #panorama: Panorama;
  readonly #move: readonly [View, View];

  private constructor(source: Yuv, turn: number) {
    this.#source = { width: source.width, height: source.height };
    this.#panorama = new Panorama(source, { width: WIDTH, height: HEIGHT });
    this.#move = MOVES[turn % MOVES.length] ?? [
      { x: 0.5, y: 0.5, share: 1 },
      { x: 0.5, y: 0.5, share: 0.9 },
    ];
  }

  /** Any picture, filled to our shape where the eye is drawn to. */
  static async open(file: string | Buffer, turn: number): Promise<MovingPhoto> {
    const [width, height] = [Math.ceil((WIDTH * ROOM) / 8) * 8, Math.ceil((HEIGHT * ROOM) / 8) * 8];
    const { data } = await sharp(file)
      .rotate()
      .resize(width, height, { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new MovingPhoto({ width, height, data: planesOf(data, width, height) }, turn);
  }

  /** Its picture at a share of its time: between pixels, so that slow movement does not tremble. */
  draw(to: Yuv, share: number): void {
    const [from, until] = this.#move;
    const at = ease(share);
    const seen = from.share + (until.share - from.share) * at;
    const { height, width } = this.#source;
    const [wide, tall] = [width * seen, (width * seen * HEIGHT) / WIDTH];
    const left = (width - wide) * (from.x + (until.x - from.x) * at);
    const top = (height - tall) * (from.y + (until.y - from.y) * at);
    to.data.set(this.#panorama.look(left, top, wide / WIDTH));
  }
}

/** One picture passing into the other; `share` of the second. */
export function crossfade(to: Yuv, over: Yuv, share: number): void {
  const part = Math.round(share * 256);
  const { data } = to;
  const other = over.data;
  for (let index = 0; index < data.length; index++) {
    const value = data[index] ?? 0;
    data[index] = value + ((((other[index] ?? 0) - value) * part) >> 8);
  }
}
