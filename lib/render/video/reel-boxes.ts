import { createCanvas } from "@napi-rs/canvas";
import { DEFAULT_TITLE_FONT, type Font, FONTS } from "#lib/domain/brand.ts";
import { type ReelContent, REEL_SAFE as SAFE } from "#lib/domain/reel.ts";
import type { Fitted, Frame } from "#lib/render/text/fit.ts";
import { HEIGHT, WIDTH } from "./encode.ts";
import { fit, letters } from "./letters.ts";

const GAP = 34;
const AUTO = [
  { max: 84, min: 44 },
  { max: 60, min: 36 },
  { max: 56, min: 34 },
] as const;
const SHADOW = 44;

/** Room inside a box, by the size of its letters. */
const padding = (size: number) => ({ x: Math.round(size * 0.52), y: Math.round(size * 0.34) });

export interface ReelBox extends Frame {
  readonly block: 0 | 1 | 2;
  /** four bytes each */
  readonly draw: () => Promise<Uint8Array>;
  /** the pixels reach this far beyond the box, for its shadow */
  readonly margin: number;
  readonly size: number;
  readonly truncated: boolean;
}

const fontOf = (name: string): Font => FONTS.find((font) => font === name) ?? DEFAULT_TITLE_FONT;

interface LaidOut {
  readonly block: ReelBox["block"];
  readonly fitted: Fitted;
  readonly pad: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

async function layOut(content: ReelContent, shrink: number): Promise<{ boxes: LaidOut[]; height: number }> {
  const font = fontOf(content.font);
  const room = WIDTH - SAFE.left - SAFE.right;
  const boxes: LaidOut[] = [];
  for (const block of [0, 1, 2] as const) {
    const text = content.blocks[block].trim();
    if (text === "") continue;
    const asked = content.sizes[block];
    const { max, min } = asked === null ? AUTO[block] : { max: asked, min: asked };
    const weight = block === 0 ? "title" : "bold";
    const style = { font, weight, max: max * shrink, min: min * shrink, balance: true, leading: 1.22 } as const;
    const inner = room - padding(max * shrink).x * 2;
    // Text that has a size of its own gives way when one of its words is wider than the box.
    const whole = await fit({ text, width: inner, height: 100_000, ...style });
    const fitted = whole.broken
      ? await fit({ text, width: inner, height: 100_000, ...style, min: 20 * shrink })
      : whole;
    if (fitted.lines.length === 0) continue;
    // Some fonts are drawn larger than asked: what was asked settles the room inside.
    const pad = padding(Math.min(fitted.size, max * shrink));
    const height = Math.round(fitted.height) + pad.y * 2;
    boxes.push({ block, fitted, pad, width: Math.ceil(fitted.width) + pad.x * 2, height });
  }
  const height = boxes.reduce((sum, box) => sum + box.height, 0) + GAP * Math.max(0, boxes.length - 1);
  return { boxes, height };
}

/** The boxes of a reel, one below the other by their measured heights, at their places within the safe area. */
export async function reelBoxes(content: ReelContent): Promise<ReelBox[]> {
  const room = HEIGHT - SAFE.top - SAFE.bottom;
  let layout = await layOut(content, 1);
  for (let shrink = 0.92; layout.height > room && shrink > 0.1; shrink *= 0.92) layout = await layOut(content, shrink);
  let y = SAFE.top + Math.max(0, Math.round((room - layout.height) * 0.46));
  return layout.boxes.map((laid) => {
    const box = boxAt(y, laid, content);
    y += laid.height + GAP;
    return box;
  });
}

function boxAt(y: number, { block, fitted, height, pad, width }: LaidOut, content: ReelContent): ReelBox {
  const inside = WIDTH - SAFE.left - SAFE.right;
  const x = Math.round(content.alignment === "left" ? SAFE.left : SAFE.left + (inside - width) / 2);
  // Even places and sizes: colour is kept at half the size.
  const left = (x - SHADOW) & ~1;
  const top = (y - SHADOW) & ~1;
  const wide = (width + SHADOW * 2 + 3) & ~1;
  const tall = (height + SHADOW * 2 + 3) & ~1;
  const draw = async () => {
    const text = await letters(fitted, width - pad.x * 2, {
      color: content.textColorByBlock[block] ?? content.textColor,
      align: content.alignment,
    });
    const canvas = createCanvas(wide, tall);
    const context = canvas.getContext("2d");
    context.shadowColor = "rgba(0,0,0,0.34)";
    context.shadowBlur = 30;
    context.shadowOffsetY = 10;
    context.fillStyle = content.boxColorByBlock[block] ?? content.boxColor;
    context.beginPath();
    const radius = content.boxStyle === "rounded" ? Math.min(34, height / 2) : 0;
    context.roundRect(x - left, y - top, width, height, radius);
    context.fill();
    context.shadowColor = "transparent";
    context.drawImage(text.canvas, x - left + pad.x - text.pad, y - top + pad.y - text.pad);
    return new Uint8Array(context.getImageData(0, 0, wide, tall).data.buffer);
  };
  return {
    block,
    draw,
    x: left,
    y: top,
    width: wide,
    height: tall,
    margin: SHADOW,
    size: fitted.size,
    truncated: fitted.truncated,
  };
}
