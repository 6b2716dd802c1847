import sharp from "sharp";
import { HEIGHT, WIDTH } from "./encode.ts";
import { newYuv, putPixels, type Yuv } from "./yuv.ts";

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

const PAIRS = 0x00ff_00ff;
const HALVES = 0x0080_0080;

export class MovingPhoto {
  readonly #source: Yuv;
  readonly #move: readonly [View, View];
  /** two rows at once, each value in half a word */
  readonly #two: Int32Array;
  /** for each column where in those rows it is, and in the last byte how near to the next */
  readonly #at = new Int32Array(WIDTH);

  constructor(source: Yuv, turn: number) {
    this.#source = source;
    this.#two = new Int32Array(source.width + 1);
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
    for (let x = 0; x < wide; x++)
      places[x] = Math.min((width - 1) * 256 - 1, Math.max(0, (left + x * step) * 256)) | 0;
    const rows = new Int32Array(source.buffer, source.byteOffset + base, (width * height) >> 2);
    const [first, second] = [this.#two, this.#two.subarray(1)];
    const rowAt = (y: number) => Math.min((height - 1) * 256 - 1, Math.max(0, (top + y * step) * 256)) | 0;
    for (let y = 0; y < tall; y += 2) {
      this.#blend(rows, width >> 2, rowAt(y), rowAt(y + 1));
      const [upper, lower] = [start + y * wide, start + (y + 1) * wide];
      for (let x = 0; x < wide; x++) {
        const here = places[x] ?? 0;
        const near = here & 255;
        const at = here >> 8;
        const mixed = Math.imul(first[at] ?? 0, 256 - near) + Math.imul(second[at] ?? 0, near) + HALVES;
        out[upper + x] = mixed >>> 8;
        out[lower + x] = mixed >>> 24;
      }
    }
  }

  /** Two rows of the picture to come, each between two of the source, side by side in the halves of each word. */
  #blend(rows: Int32Array, count: number, upper: number, lower: number): void {
    const two = this.#two;
    const [a, b] = [(upper >> 8) * count, (lower >> 8) * count];
    const [nearA, nearB] = [upper & 255, lower & 255];
    for (let at = 0, to = 0; at < count; at++, to += 4) {
      const above = between(rows[a + at] ?? 0, rows[a + count + at] ?? 0, nearA);
      const below = between(rows[b + at] ?? 0, rows[b + count + at] ?? 0, nearB);
      two[to] = (above & 255) | ((below & 255) << 16);
      two[to + 1] = ((above >>> 8) & 255) | ((below & 0xff00) << 8);
      two[to + 2] = ((above >>> 16) & 255) | (below & 0xff_0000);
      two[to + 3] = (above >>> 24) | ((below >>> 8) & 0xff_0000);
    }
  }
}

/** Four bytes between four others: a byte times 256 keeps to its half of a word. */
function between(a: number, b: number, near: number): number {
  const other = 256 - near;
  const even = Math.imul(a & PAIRS, other) + Math.imul(b & PAIRS, near) + HALVES;
  const odd = Math.imul((a >>> 8) & PAIRS, other) + Math.imul((b >>> 8) & PAIRS, near) + HALVES;
  return ((even >>> 8) & PAIRS) | (odd & ~PAIRS);
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
