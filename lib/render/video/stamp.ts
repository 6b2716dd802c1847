import type { Canvas } from "@napi-rs/canvas";
import { coverPlanes, type Yuv } from "./yuv.ts";

/** A piece of one row that covers what is below it wholly, or lets it through. */
interface Run {
  /** in the picture */
  readonly at: number;
  /** in the stamp */
  readonly from: number;
  readonly length: number;
  /** of each value; null: whole */
  readonly cover: Uint8Array | null;
}

/** A picture with transparency that is put over every frame, at an even place and of an even size. */
export interface Stamp {
  readonly planes: Uint8Array;
  readonly runs: readonly Run[];
}

const WHOLE = 255;

/** For pictures of one width and height: where it goes is worked out once. */
export function stampOf(canvas: Canvas, left: number, top: number, to: Pick<Yuv, "width" | "height">): Stamp {
  const { height, width } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const planes = coverPlanes(new Uint8Array(data.buffer), width, height);
  const own = width * height;
  const alpha = planes.subarray((own * 3) / 2);
  const half = halved(alpha, width, height);
  const area = to.width * to.height;
  const runs = runsOf(alpha, width, height, { at: top * to.width + left, across: to.width, from: 0 });
  for (const plane of [0, 1]) {
    const at = area + (plane * area) / 4 + (top >> 1) * (to.width >> 1) + (left >> 1);
    const place = { at, across: to.width >> 1, from: own + (plane * own) / 4 };
    runs.push(...runsOf(half, width >> 1, height >> 1, place));
  }
  return { planes, runs };
}

/** What covers four pixels covers their one colour. */
function halved(alpha: Uint8Array, width: number, height: number): Uint8Array {
  const half = new Uint8Array((width * height) / 4);
  for (let y = 0, at = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2, at++) {
      const corner = y * width + x;
      const sum = (alpha[corner] ?? 0) + (alpha[corner + 1] ?? 0);
      half[at] = (sum + (alpha[corner + width] ?? 0) + (alpha[corner + width + 1] ?? 0)) >> 2;
    }
  return half;
}

const kindOf = (alpha: number | undefined): number => (alpha === 0 || alpha === WHOLE ? alpha : 1);

function runsOf(
  alpha: Uint8Array,
  width: number,
  height: number,
  place: { at: number; across: number; from: number },
): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width;) {
      const first = y * width + x;
      const kind = kindOf(alpha[first]);
      let length = 1;
      while (x + length < width && kindOf(alpha[first + length]) === kind) length++;
      const cover = kind === WHOLE ? null : alpha.subarray(first, first + length);
      if (kind !== 0) runs.push({ at: place.at + y * place.across + x, from: place.from + first, length, cover });
      x += length;
    }
  return runs;
}

export function putStamp({ data }: Yuv, { planes, runs }: Stamp): void {
  for (const { at, cover, from, length } of runs) {
    if (!cover) {
      data.set(planes.subarray(from, from + length), at);
      continue;
    }
    for (let index = 0; index < length; index++) {
      const below = data[at + index] ?? 0;
      data[at + index] = below + Math.trunc((((planes[from + index] ?? 0) - below) * (cover[index] ?? 0) + 127) / 255);
    }
  }
}
