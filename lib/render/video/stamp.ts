import type { Canvas } from "@napi-rs/canvas";
import { coverPlanes, type Yuv } from "./yuv.ts";

/** A picture with transparency that is put over every frame, at an even place and of an even size. */
export interface Stamp {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly planes: Uint8Array;
}

export function stampOf(canvas: Canvas, left: number, top: number): Stamp {
  const { height, width } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return { left, top, width, height, planes: coverPlanes(new Uint8Array(data.buffer), width, height) };
}

export function putStamp(to: Yuv, { height, left, planes, top, width }: Stamp): void {
  const cover = (width * height * 3) / 2;
  const { data } = to;
  for (let y = 0; y < height; y++) {
    let at = (top + y) * to.width + left;
    let from = y * width;
    for (let x = 0; x < width; x++, at++, from++) {
      const alpha = planes[cover + from] ?? 0;
      if (alpha === 0) continue;
      const value = planes[from] ?? 0;
      data[at] = alpha === 255 ? value : ((data[at] ?? 0) + ((value - (data[at] ?? 0)) * alpha + 127) / 255) | 0;
    }
  }
  const [half, area, own] = [to.width >> 1, to.width * to.height, width * height];
  for (let plane = 0; plane < 2; plane++)
    for (let y = 0; y < height >> 1; y++) {
      let at = area + (plane * area) / 4 + ((top >> 1) + y) * half + (left >> 1);
      let from = own + (plane * own) / 4 + y * (width >> 1);
      for (let x = 0; x < width >> 1; x++, at++, from++) {
        const corner = cover + y * 2 * width + x * 2;
        const alpha =
          ((planes[corner] ?? 0) +
            (planes[corner + 1] ?? 0) +
            (planes[corner + width] ?? 0) +
            (planes[corner + width + 1] ?? 0)) >>
          2;
        if (alpha === 0) continue;
        const value = planes[from] ?? 0;
        data[at] = alpha === 255 ? value : ((data[at] ?? 0) + ((value - (data[at] ?? 0)) * alpha + 127) / 255) | 0;
      }
    }
}
