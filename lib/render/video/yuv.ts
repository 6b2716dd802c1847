import { parseColor } from "#lib/domain/contrast.ts";

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

/**
 * Puts opaque pixels, four bytes each, at an even place: BT.709, limited range, colour averaged over four pixels.
 */
export function putPixels(to: Yuv, rgba: Uint8Array, left: number, top: number, width: number, height: number): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const { data } = to;
  const light = to.width;
  const half = to.width >> 1;
  const blueAt = to.width * to.height;
  const redAt = blueAt + (blueAt >> 2);
  for (let y = 0; y < height; y += 2) {
    let from = y * width;
    let at = (top + y) * light + left;
    let color = ((top + y) >> 1) * half + (left >> 1);
    for (let x = 0; x < width; x += 2, from += 2, at += 2, color++) {
      const a = pixels[from] ?? 0;
      const b = pixels[from + 1] ?? 0;
      const c = pixels[from + width] ?? 0;
      const d = pixels[from + width + 1] ?? 0;
      if (a === b && a === c && a === d) {
        const red = a & 255;
        const green = (a >> 8) & 255;
        const blue = (a >> 16) & 255;
        const y = (11966 * red + 40254 * green + 4064 * blue + 1081344) >> 16;
        data[at] = y;
        data[at + 1] = y;
        data[at + light] = y;
        data[at + light + 1] = y;
        data[blueAt + color] = (-6596 * red - 22189 * green + 28784 * blue + 8421376) >> 16;
        data[redAt + color] = (28784 * red - 26145 * green - 2639 * blue + 8421376) >> 16;
        continue;
      }
      data[at] = lightOf(a);
      data[at + 1] = lightOf(b);
      data[at + light] = lightOf(c);
      data[at + light + 1] = lightOf(d);
      const red = (a & 255) + (b & 255) + (c & 255) + (d & 255);
      const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255);
      const blue = ((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255);
      data[blueAt + color] = (-6596 * red - 22189 * green + 28784 * blue + 33685504) >> 18;
      data[redAt + color] = (28784 * red - 26145 * green - 2639 * blue + 33685504) >> 18;
    }
  }
}

const lightOf = (pixel: number): number =>
  (11966 * (pixel & 255) + 40254 * ((pixel >> 8) & 255) + 4064 * ((pixel >> 16) & 255) + 1081344) >> 16;

/** Pixels with transparency, not premultiplied, as four planes: light, two of colour, and what covers. */
export function coverPlanes(rgba: Uint8Array, width: number, height: number): Uint8Array {
  const opaque = newYuv(width, height);
  putPixels(opaque, rgba, 0, 0, width, height);
  const planes = new Uint8Array(opaque.data.length + width * height);
  planes.set(opaque.data);
  for (let pixel = 0; pixel < width * height; pixel++) planes[opaque.data.length + pixel] = rgba[pixel * 4 + 3] ?? 0;
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
