import { parseColor } from "#lib/domain/contrast.ts";
import { planesOf } from "./pixels/pixels.ts";

/** A picture as the encoder takes it: one plane of light, two of colour at half the size. */
export interface Yuv {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const yuvBytes = (width: number, height: number): number => (width * height * 3) / 2;

export const newYuv = (width: number, height: number): Yuv => ({
  width,
  height,
  data: new Uint8Array(yuvBytes(width, height)),
});

/** Puts opaque pixels, four bytes each, at an even place; sides are even. */
export function putPixels(to: Yuv, rgba: Uint8Array, left: number, top: number, width: number, height: number): void {
  const planes = planesOf(rgba, width, height);
  const [area, ours] = [to.width * to.height, width * height];
  putRows(to.data, top * to.width + left, to.width, planes.subarray(0, ours), width);
  for (const plane of [0, 1]) {
    const at = area + (plane * area) / 4 + (top >> 1) * (to.width >> 1) + (left >> 1);
    const from = ours + (plane * ours) / 4;
    putRows(to.data, at, to.width >> 1, planes.subarray(from, from + ours / 4), width >> 1);
  }
}

function putRows(to: Uint8Array, at: number, across: number, rows: Uint8Array, width: number): void {
  for (let from = 0; from < rows.length; from += width, at += across) to.set(rows.subarray(from, from + width), at);
}

const lightOf = (pixel: number): number =>
  (11966 * (pixel & 255) + 40254 * ((pixel >> 8) & 255) + 4064 * ((pixel >> 16) & 255) + 1081344) >> 16;

/** Pixels with transparency, not premultiplied, as four planes: light, two of colour, and what covers. */
export function coverPlanes(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const opaque = planesOf(rgba, width, height);
  const planes = new Uint8Array(opaque.length + width * height);
  planes.set(opaque);
  for (let pixel = 0; pixel < width * height; pixel++) planes[opaque.length + pixel] = rgba[pixel * 4 + 3] ?? 0;
  return planes;
}

/** A bar of one colour, from an even place on; whole pairs of pixels. */
export function fillBar(to: Yuv, left: number, top: number, width: number, height: number, color: string): void {
  const [red, green, blue] = parseColor(color);
  const pixel = (red | (green << 8) | (blue << 16)) >>> 0;
  const wide = width & ~1;
  const { data } = to;
  for (let y = top; y < top + height; y++) data.fill(lightOf(pixel), y * to.width + left, y * to.width + left + wide);
  const half = to.width >> 1;
  const planes = [
    { at: to.width * to.height, value: (-6596 * red - 22189 * green + 28784 * blue + 8421376) >> 16 },
    { at: (to.width * to.height * 5) / 4, value: (28784 * red - 26145 * green - 2639 * blue + 8421376) >> 16 },
  ];
  for (const { at, value } of planes)
    for (let y = top >> 1; y < (top + height) >> 1; y++) {
      const from = at + y * half + (left >> 1);
      data.fill(value, from, from + (wide >> 1));
    }
}
