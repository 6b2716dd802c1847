import type { Canvas } from "@napi-rs/canvas";
import { planeOf, PLANES, planesLength, type Size } from "./planes.ts";
import { coverPlanes, type Yuv } from "./yuv.ts";

/** A piece of one row that covers what is below it wholly, or lets some of it through. */
interface Run {
  /** in the picture */
  readonly at: number;
  readonly values: Uint8Array;
  /** how much of each value below is seen; null: nothing */
  readonly through: Uint8Array | null;
}

/** A picture with transparency that is put over every frame, at an even place and of an even size. */
export type Stamp = readonly Run[];

const WHOLE = 255;

/** For pictures of one width and height: where it goes is worked out once. */
export function stampOf(canvas: Canvas, left: number, top: number, to: Size): Stamp {
  const { height, width } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const planes = coverPlanes(new Uint8Array(data.buffer), width, height);
  const alpha = planes.subarray(planesLength({ width, height }));
  const half = halved(alpha, width, height);
  return PLANES.flatMap((number) => {
    const own = planeOf({ width, height }, number);
    const onto = planeOf(to, number);
    const at = onto.at + (top / own.scale) * onto.width + left / own.scale;
    const place = { at, across: onto.width, from: own.at };
    return runsOf(planes, number === 0 ? alpha : half, own.width, own.height, place);
  });
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
  planes: Uint8Array,
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
      const values = planes.subarray(place.from + first, place.from + first + length);
      const through = kind === WHOLE ? null : alpha.subarray(first, first + length).map((cover) => WHOLE - cover);
      if (kind !== 0) runs.push({ at: place.at + y * place.across + x, values, through });
      x += length;
    }
  return runs;
}

export function putStamp({ data }: Yuv, stamp: Stamp): void {
  for (const { at, through, values } of stamp) {
    if (!through) {
      data.set(values, at);
      continue;
    }
    for (let index = 0; index < values.length; index++) {
      const below = through[index] ?? 0;
      const sum = (values[index] ?? 0) * (WHOLE - below) + (data[at + index] ?? 0) * below + 127;
      // A 255th, without a division.
      data[at + index] = Math.imul(sum, 32_897) >>> 23;
    }
  }
}
