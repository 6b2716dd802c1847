import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import type { Font } from "#lib/domain/brand.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { runsOf } from "#lib/render/paint/sheet.ts";
import { emojiPicture } from "#lib/render/text/emoji.ts";
import { type Fitted, fitText } from "#lib/render/text/fit.ts";
import type { FitStyle } from "#lib/render/text/measure.ts";
import { FALLBACK, rendererWith } from "#lib/render/text/fonts.ts";
import { measureWords, type Weight, weightOf } from "#lib/render/text/widths.ts";
import { type Word, wordsOf } from "#lib/render/text/words.ts";

export interface Wanted extends FitStyle {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const asWords = (text: string): Word[] => wordsOf(plainValue(text));

/** The largest size at which a text stands in its room. */
export async function fit({ height, text, width, ...style }: Wanted): Promise<Fitted> {
  const widths = await measureWords([{ font: style.font, weight: style.weight, text }]);
  return fitText(asWords(text), { width, height }, style, widths);
}

/** Texts at one size: the largest at which each stands in its room. */
export async function fitAlike(wanted: readonly Wanted[]): Promise<Fitted[]> {
  const first = await Promise.all(wanted.map(fit));
  const sizes = first.filter(({ lines }) => lines.length > 0).map(({ size }) => size);
  if (sizes.length === 0) return first;
  const smallest = Math.min(...sizes);
  if (first.every(({ size }) => size === smallest)) return first;
  // Sizes asked for are before the font's own scale.
  const style = first[0];
  if (!style) return first;
  const scale = await scaleOf(style.font, style.weight);
  const max = smallest / scale;
  return Promise.all(wanted.map((one) => fit({ ...one, max, min: Math.min(one.min, max) })));
}

const scales = new Map<Font, number>();

async function scaleOf(font: Font, weight: Weight): Promise<number> {
  const known = scales.get(font);
  if (known !== undefined) return known;
  const probe = await fit({ text: "x", width: 4000, height: 4000, font, weight, max: 1000, min: 1000, lines: 1 });
  scales.set(font, probe.size / 1000);
  return probe.size / 1000;
}

export interface Ink {
  readonly color: string;
  readonly align?: "left" | "center" | "right";
}

/** How far letters may reach beyond their lines: tails, accents, italics. */
const REACH = 0.3;

export interface Sprite {
  readonly canvas: Canvas;
  /** of the text's top left corner within the canvas */
  readonly pad: number;
  readonly width: number;
  readonly height: number;
}

/** A fitted text as a picture of its own, `width` wide. */
export async function letters(fitted: Fitted, width: number, { align = "left", color }: Ink): Promise<Sprite> {
  const pad = Math.ceil(fitted.size * REACH);
  const frame = { x: pad, y: pad, width, height: fitted.height };
  const runs = runsOf({
    name: "",
    fitted,
    frame,
    align,
    top: pad,
    color,
    boldColor: color,
    markColor: color,
    underlined: false,
  });
  const [wide, tall] = [Math.ceil(width) + pad * 2, Math.ceil(fitted.height) + pad * 2];
  const images = new Map<string, Buffer>();
  const children = runs.map((run) => {
    const place = { position: "absolute", left: run.x, top: run.y } as const;
    if (run.emoji) {
      images.set(run.emoji, emojiPicture(run.emoji));
      const side = fitted.size * 1.02;
      const left = run.x + (run.width - side) / 2;
      const top = run.y + (fitted.leading - side) / 2;
      return { type: "image" as const, src: run.emoji, style: { ...place, left, top, width: side, height: side } };
    }
    return {
      type: "text" as const,
      text: run.text,
      style: {
        ...place,
        fontFamily: `${fitted.font}, ${FALLBACK}`,
        fontWeight: weightOf(fitted.font, fitted.weight),
        fontSize: fitted.size,
        lineHeight: `${fitted.leading}px`,
        letterSpacing: fitted.tracking,
        whiteSpace: "pre",
        color,
      } as const,
    };
  });
  const renderer = await rendererWith([fitted.font]);
  const data = await renderer.render(
    { type: "container", style: { position: "relative", display: "flex", width: wide, height: tall }, children },
    {
      width: wide,
      height: tall,
      format: "raw",
      fontFamilies: [FALLBACK],
      images: Array.from(images, ([src, data]) => ({ src, data })),
    },
  );
  const canvas = createCanvas(wide, tall);
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(data), wide, tall), 0, 0);
  return { canvas, pad, width: Math.ceil(width), height: fitted.height };
}
