import sharp from "sharp";
import { type Move, viewAt } from "#lib/domain/photo-motion.ts";
import { HEIGHT, WIDTH } from "./encode.ts";
import { Panorama, planesOf } from "./pixels/pixels.ts";
import type { Size } from "./planes.ts";
import type { Yuv } from "./yuv.ts";

const eights = (side: number): number => Math.ceil(side / 8) * 8;
/** How much larger than the picture a photo is kept, so that it can move without being enlarged; sides in eights. */
export const PHOTO_ROOM: Size = { width: eights(WIDTH * 1.17), height: eights(HEIGHT * 1.17) };

export class MovingPhoto {
  readonly #source: Size;
  readonly #panorama: Panorama;
  readonly #move: Move;

  private constructor(source: Yuv, move: Move) {
    this.#source = { width: source.width, height: source.height };
    this.#panorama = new Panorama(source, { width: WIDTH, height: HEIGHT });
    this.#move = move;
  }

  /** Any picture, filled to our shape where the eye is drawn to. */
  static async open(file: string | Buffer, move: Move): Promise<MovingPhoto> {
    const { height, width } = PHOTO_ROOM;
    const { data } = await sharp(file)
      .rotate()
      .resize(width, height, { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .flatten({ background: "#ffffff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new MovingPhoto({ width, height, data: planesOf(data, width, height) }, move);
  }

  /** Its picture at a share of its time: between pixels, so that slow movement does not tremble. */
  draw(to: Yuv, share: number): void {
    const seen = viewAt(this.#move, share);
    const { height, width } = this.#source;
    const [wide, tall] = [width * seen.share, (width * seen.share * HEIGHT) / WIDTH];
    const [left, top] = [(width - wide) * seen.x, (height - tall) * seen.y];
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
