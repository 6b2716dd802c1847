import type { Canvas } from "@napi-rs/canvas";
import { parseColor } from "#lib/domain/contrast.ts";
import { planesOf } from "./pixels/pixels.ts";
import { planeOf, PLANES, planesLength, type Size } from "./planes.ts";

/** A picture as the encoder takes it: one plane of light, two of colour at half the size. */
export interface Yuv extends Size {
  readonly data: Uint8Array;
}

export const newYuv = (width: number, height: number): Yuv => ({
  width,
  height,
  data: new Uint8Array(planesLength({ width, height })),
});

/** Puts opaque pixels, four bytes each, at an even place; sides are even. */
export function putPixels(to: Yuv, rgba: Uint8Array, left: number, top: number, width: number, height: number): void {
  const planes = planesOf(rgba, width, height);
  for (const number of PLANES) {
    const own = planeOf({ width, height }, number);
    const onto = planeOf(to, number);
    let at = onto.at + (top / own.scale) * onto.width + left / own.scale;
    for (let row = 0; row < own.height; row++, at += onto.width) {
      const from = own.at + row * own.width;
      to.data.set(planes.subarray(from, from + own.width), at);
    }
  }
}

/** Puts an opaque canvas at an even place; its sides are even. */
export function putCanvas(to: Yuv, canvas: Canvas, left: number, top: number): void {
  const pixels = canvas.data();
  putPixels(to, pixels, left, top, canvas.width, canvas.height);
  // Given back at once: to collect the pixels of each frame takes longer than to draw them.
  (pixels.buffer as ArrayBuffer).transfer(0);
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
  const values = [
    lightOf((red | (green << 8) | (blue << 16)) >>> 0),
    (-6596 * red - 22189 * green + 28784 * blue + 8421376) >> 16,
    (28784 * red - 26145 * green - 2639 * blue + 8421376) >> 16,
  ] as const;
  for (const number of PLANES) {
    const { at, scale, width: across } = planeOf(to, number);
    for (let y = top / scale; y < (top + height) / scale; y++) {
      const from = at + y * across + left / scale;
      to.data.fill(values[number], from, from + (width & ~1) / scale);
    }
  }
}
