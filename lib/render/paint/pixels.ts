import sharp from "sharp";
import { contrastOf, luminanceOf, parseColor, type Rgb, safeTextColor, toColor } from "#lib/domain/contrast.ts";
import type { Frame } from "#lib/render/text/fit.ts";

/** Three bytes a pixel, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Four bytes a pixel, not premultiplied. */
export interface Layer extends Pixels {
  readonly x: number;
  readonly y: number;
}

// What is drawn is small, and many are drawn at once: one thread a picture is the fastest whole.
sharp.concurrency(1);
sharp.cache(false);

export const svgDocument = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );

export async function rasterSvg(width: number, height: number, body: string): Promise<Pixels> {
  const data = await sharp(svgDocument(width, height, body), { limitInputPixels: 30_000_000 })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

export async function rasterLayer(width: number, height: number, body: string): Promise<Layer> {
  const data = await sharp(svgDocument(width, height, body))
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { x: 0, y: 0, width, height, data };
}

/** Draws one layer over the pixels, in place. */
export function blend(under: Pixels, over: Layer): void {
  const { data: to, height, width } = under;
  const { data: from } = over;
  const [left, right] = [Math.max(0, over.x), Math.min(width, over.x + over.width)];
  for (let y = Math.max(0, over.y); y < Math.min(height, over.y + over.height); y++) {
    let source = ((y - over.y) * over.width + (left - over.x)) * 4;
    let target = (y * width + left) * 3;
    for (let x = left; x < right; x++, source += 4, target += 3) {
      const alpha = from[source + 3] ?? 0;
      if (alpha === 0) continue;
      if (alpha === 255) {
        to[target] = from[source] ?? 0;
        to[target + 1] = from[source + 1] ?? 0;
        to[target + 2] = from[source + 2] ?? 0;
        continue;
      }
      for (let channel = 0; channel < 3; channel++) {
        const below = to[target + channel] ?? 0;
        to[target + channel] = below + (((from[source + channel] ?? 0) - below) * alpha + 127) / 255;
      }
    }
  }
}

export const toJpeg = ({ data, height, width }: Pixels, quality = 91): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: "4:4:4", optimiseCoding: true })
    .toBuffer();

export interface Extremes {
  readonly darkest: Rgb;
  readonly lightest: Rgb;
}

/** The darkest and the lightest pixel of a part. */
export function extremesOf({ data, height, width }: Pixels, frames: readonly Frame[], step = 1): Extremes {
  let [low, high] = [2, -1];
  let [darkest, lightest] = [0, 0];
  for (const frame of frames) {
    const [left, top] = [Math.max(0, Math.floor(frame.x)), Math.max(0, Math.floor(frame.y))];
    const [right, bottom] = [Math.min(width, frame.x + frame.width), Math.min(height, frame.y + frame.height)];
    for (let y = top; y < bottom; y += step) {
      let at = (y * width + left) * 3;
      for (let x = left; x < right; x += step, at += step * 3) {
        const light = luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        if (light < low) [low, darkest] = [light, at];
        if (light > high) [high, lightest] = [light, at];
      }
    }
  }
  const rgbAt = (at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  if (high < 0) return { darkest: [0, 0, 0], lightest: [255, 255, 255] };
  return { darkest: rgbAt(darkest), lightest: rgbAt(lightest) };
}

const against = (color: string, rgb: Rgb): number => contrastOf(luminanceOf(...parseColor(color)), luminanceOf(...rgb));

export const worstContrast = (color: string, { darkest, lightest }: Extremes): number =>
  Math.min(against(color, darkest), against(color, lightest));

/** The nearest colour to the wanted one that reads on every pixel between, or null where there is none. */
export function readableColor(wanted: string, extremes: Extremes, minimum: number): string | null {
  if (worstContrast(wanted, extremes) >= minimum) return wanted;
  const tries = [extremes.darkest, extremes.lightest].map((rgb) => safeTextColor(toColor(rgb), wanted, minimum));
  return [...tries, "#ffffff", "#000000"].find((color) => worstContrast(color, extremes) >= minimum) ?? null;
}
