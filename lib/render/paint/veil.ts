import { luminanceOf, mixColors, parseColor, toColor } from "#lib/domain/contrast.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { extremesOf, type Pixels, readableColor } from "./pixels.ts";

function meanOf({ data, width }: Pixels, frame: Frame): string {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = Math.floor(frame.y); y < frame.y + frame.height; y += 4)
    for (let x = Math.floor(frame.x); x < frame.x + frame.width; x += 4) {
      const at = (y * width + x) * 3;
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
      count++;
    }
  return toColor([red / count, green / count, blue / count]);
}

/** Lays a colour over a part, soft at its edges, in place. */
function lay({ data, height, width }: Pixels, frame: Frame, color: string, strength: number, soft: number): void {
  const [red, green, blue] = parseColor(color);
  const ease = (share: number) => share * share * (3 - 2 * share);
  for (let y = Math.max(0, Math.floor(frame.y - soft)); y < Math.min(height, frame.y + frame.height + soft); y++) {
    const outY = Math.max(frame.y - y, y - frame.y - frame.height, 0);
    for (let x = Math.max(0, Math.floor(frame.x - soft)); x < Math.min(width, frame.x + frame.width + soft); x++) {
      const outX = Math.max(frame.x - x, x - frame.x - frame.width, 0);
      const out = Math.hypot(outX, outY);
      if (out >= soft) continue;
      const share = strength * ease(1 - out / soft);
      const at = (y * width + x) * 3;
      data[at] = (data[at] ?? 0) * (1 - share) + red * share;
      data[at + 1] = (data[at + 1] ?? 0) * (1 - share) + green * share;
      data[at + 2] = (data[at + 2] ?? 0) * (1 - share) + blue * share;
    }
  }
}

export interface Readable {
  readonly color: string;
  readonly accent: string;
}

/**
 * Colours that read over a part of a picture. Where the picture is too lively for any, it is calmed with a veil of
 * its own colour, no stronger than needed.
 */
export function calmPart(
  pixels: Pixels,
  frame: Frame,
  veiled: Frame,
  dark: string,
  light: string,
  accent: string,
  minimum: number,
): Readable {
  const mean = meanOf(pixels, frame);
  const [red, green, blue] = parseColor(mean);
  const bright = luminanceOf(red, green, blue) > 0.2;
  const wanted = bright ? dark : light;
  const veil = mixColors(mean, bright ? "#ffffff" : "#000000", bright ? 0.45 : 0.4);
  for (const strength of [0, 0.3, 0.3, 0.35, 0.4, 0.6, 0.85]) {
    if (strength > 0) lay(pixels, veiled, veil, strength, 110);
    const extremes = extremesOf(pixels, [frame], 2);
    const color = readableColor(wanted, extremes, minimum);
    if (color && (strength > 0.5 || color !== "#000000" || bright))
      return { color, accent: readableColor(accent, extremes, minimum) ?? color };
  }
  lay(pixels, veiled, veil, 1, 110);
  const extremes = extremesOf(pixels, [frame], 2);
  return { color: readableColor(wanted, extremes, minimum) ?? wanted, accent: wanted };
}
