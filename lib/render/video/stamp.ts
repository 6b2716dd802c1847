import type { Canvas } from "@napi-rs/canvas";
import { cover, type Layer } from "./pixels/pixels.ts";
import { planeOf, PLANES, planesLength, type Size } from "./planes.ts";
import { coverPlanes, type Yuv } from "./yuv.ts";

interface Patch extends Layer {
  /** where it begins in the picture, and how long the rows are there */
  readonly at: number;
  readonly across: number;
}

/** A picture with transparency that is put over every frame, at an even place and of an even size: by plane. */
export type Stamp = readonly Patch[];

/** For pictures of one width and height: where it goes is worked out once. */
export function stampOf(canvas: Canvas, left: number, top: number, to: Size): Stamp {
  const { height, width } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const planes = coverPlanes(new Uint8Array(data.buffer), width, height);
  const alpha = planes.subarray(planesLength({ width, height }));
  const half = halved(alpha, width, height);
  return PLANES.map((number) => {
    const { at: from, scale, ...size } = planeOf({ width, height }, number);
    const onto = planeOf(to, number);
    return {
      ...size,
      at: onto.at + (top / scale) * onto.width + left / scale,
      across: onto.width,
      values: planes.subarray(from, from + size.width * size.height),
      shares: number === 0 ? alpha : half,
    };
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

export function putStamp({ data }: Yuv, stamp: Stamp): void {
  for (const { across, at, ...layer } of stamp) cover(data, at, across, layer);
}
