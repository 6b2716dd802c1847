import sharp from "sharp";
import { HEIGHT, WIDTH } from "./encode.ts";
import { newYuv, putPixels, type Yuv } from "./yuv.ts";

/** How much larger than the picture a photo is kept, so that it can move without being enlarged. */
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
  readonly #source: Yuv;
  readonly #move: readonly [View, View];
  readonly #rows: [Uint16Array, Uint16Array] = [new Uint16Array(WIDTH), new Uint16Array(WIDTH)];
  readonly #at = new Int32Array(WIDTH);
  readonly #weight = new Uint16Array(WIDTH);

  constructor(source: Yuv, turn: number) {
    this.#source = source;
    this.#move = MOVES[turn % MOVES.length] ?? [
      { x: 0.5, y: 0.5, share: 1 },
      { x: 0.5, y: 0.5, share: 0.9 },
    ];
  }

  /** Any picture, filled to our shape where the eye is drawn to. */
  static async open(file: string | Buffer, turn: number): Promise<MovingPhoto> {
    const [width, height] = [Math.ceil((WIDTH * ROOM) / 2) * 2, Math.ceil((HEIGHT * ROOM) / 2) * 2];
    const { data } = await sharp(file)
      .rotate()
      .resize(width, height, { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const source = newYuv(width, height);
    putPixels(source, data, 0, 0, width, height);
    return new MovingPhoto(source, turn);
  }

  /** Its picture at a share of its time: between pixels, so that slow movement does not tremble. */
  draw(to: Yuv, share: number): void {
    const [from, until] = this.#move;
    const at = ease(share);
    const seen = from.share + (until.share - from.share) * at;
    const { data, height, width } = this.#source;
    const [wide, tall] = [width * seen, (width * seen * HEIGHT) / WIDTH];
    const left = (width - wide) * (from.x + (until.x - from.x) * at);
    const top = (height - tall) * (from.y + (until.y - from.y) * at);
    const step = wide / WIDTH;
    this.#plane(data, 0, width, height, to.data, 0, WIDTH, HEIGHT, left, top, step);
    const [area, ours] = [width * height, WIDTH * HEIGHT];
    for (const plane of [0, 1])
      this.#plane(
        data,
        area + (plane * area) / 4,
        width >> 1,
        height >> 1,
        to.data,
        ours + (plane * ours) / 4,
        WIDTH >> 1,
        HEIGHT >> 1,
        left / 2,
        top / 2,
        step,
      );
  }

  #plane(
    source: Uint8Array,
    base: number,
    width: number,
    height: number,
    out: Uint8Array,
    start: number,
    wide: number,
    tall: number,
    left: number,
    top: number,
    step: number,
  ): void {
    const places = this.#at;
    const weights = this.#weight;
    for (let x = 0; x < wide; x++) {
      const place = Math.min(width - 1.001, Math.max(0, left + x * step));
      places[x] = place | 0;
      weights[x] = (place - (place | 0)) * 256;
    }
    let [above, below] = this.#rows;
    let [aboveRow, belowRow] = [-1, -1];
    const spread = (row: number, into: Uint16Array) => {
      const from = base + row * width;
      for (let x = 0; x < wide; x++) {
        const at = from + (places[x] ?? 0);
        const first = source[at] ?? 0;
        into[x] = (first << 8) + ((source[at + 1] ?? 0) - first) * (weights[x] ?? 0);
      }
    };
    for (let y = 0; y < tall; y++) {
      const place = Math.min(height - 1.001, Math.max(0, top + y * step));
      const row = place | 0;
      const weight = ((place - row) * 256) | 0;
      if (row === belowRow) {
        [above, below] = [below, above];
        [aboveRow, belowRow] = [belowRow, -1];
      }
      if (row !== aboveRow) {
        spread(row, above);
        aboveRow = row;
      }
      if (row + 1 !== belowRow) {
        spread(row + 1, below);
        belowRow = row + 1;
      }
      const to = start + y * wide;
      const other = 256 - weight;
      for (let x = 0; x < wide; x++) out[to + x] = ((above[x] ?? 0) * other + (below[x] ?? 0) * weight + 32768) >>> 16;
    }
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
