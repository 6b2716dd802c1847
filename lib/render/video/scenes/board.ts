import type { SKRSContext2D } from "@napi-rs/canvas";
import type { SceneContent } from "#lib/domain/scene.ts";
import { settle, since } from "#lib/render/video/ease.ts";
import { fit, fitAlike, type Ink, letters, type Sprite, type Wanted } from "#lib/render/video/letters.ts";
import type { NarrationLook, Tone, ToneName } from "#lib/render/video/look.ts";

export const CARD_WIDTH = 920;
export const CARD_HEIGHT = 790;
export const PAD = 64;
export const ROOM = { x: PAD, y: PAD, width: CARD_WIDTH - PAD * 2, height: CARD_HEIGHT - PAD * 2 } as const;

/** Something moves from then on for a while; outside of all of these the card stands still. */
export interface Motion {
  readonly start: number;
  readonly seconds: number;
}

export interface DrawnScene {
  readonly tone: ToneName;
  readonly motions: readonly Motion[];
  /** every text was drawn whole */
  readonly whole: boolean;
  /** the card's content at a time since the scene began; the card is empty before */
  draw(context: SKRSContext2D, now: number): void;
}

export interface Block extends Sprite {
  readonly size: number;
  readonly lines: readonly { readonly width: number }[];
  readonly leading: number;
}

interface Style {
  readonly max: number;
  readonly min?: number;
  readonly role?: "title" | "strong" | "body";
  readonly color?: string;
  readonly align?: Ink["align"];
  readonly lines?: number;
}

const LEAST = { title: 26, strong: 18, body: 18 } as const;

/** What one scene is drawn with: the look's fonts, its card's colours, and when each part may come in. */
export class Board {
  readonly fields: SceneContent;
  readonly tone: Tone;
  readonly look: NarrationLook;
  /** of the scene */
  readonly seconds: number;
  readonly #motions: Motion[] = [];
  #whole = true;

  constructor(fields: SceneContent, tone: Tone, look: NarrationLook, seconds: number) {
    this.fields = fields;
    this.tone = tone;
    this.look = look;
    this.seconds = seconds;
  }

  get motions(): readonly Motion[] {
    return this.#motions;
  }
  get whole(): boolean {
    return this.#whole;
  }

  #wanted(text: string, width: number, height: number, { lines, max, min, role = "body" }: Style): Wanted {
    const title = role === "title";
    return {
      text,
      width,
      height,
      font: title ? this.look.titleFont : this.look.bodyFont,
      weight: title ? "title" : role === "strong" ? "bold" : "regular",
      max,
      min: Math.min(max, min ?? LEAST[role]),
      balance: title,
      ...(lines === undefined ? {} : { lines }),
    };
  }

  async text(text: string, width: number, height: number, style: Style): Promise<Block> {
    const [block] = await this.texts([text], width, height, style);
    if (!block) throw new Error("A text became no block");
    return block;
  }

  /** Texts of one size, each in a room of the same size. */
  async texts(texts: readonly string[], width: number, height: number, style: Style): Promise<Block[]> {
    const wanted = texts.map((text) => this.#wanted(text, width, height, style));
    const fitted = wanted.length === 1 ? await Promise.all(wanted.map(fit)) : await fitAlike(wanted);
    return Promise.all(
      fitted.map(async (one) => {
        if (one.truncated) this.#whole = false;
        const ink = { color: style.color ?? this.tone.ink, ...(style.align ? { align: style.align } : {}) };
        const sprite = await letters(one, width, ink);
        return { ...sprite, size: one.size, lines: one.lines, leading: one.leading };
      }),
    );
  }

  /** Says when something moves; gives how far it is, eased. */
  move(start: number, seconds: number, ease: (share: number) => number = settle): (now: number) => number {
    this.#motions.push({ start, seconds });
    return (now) => ease(since(now, start, seconds));
  }

  /** When the parts of a list come in: over the time in which they are spoken of, yet never too late to be read. */
  turns(count: number, first = 0.15): number[] {
    const step = Math.min(1.6, Math.max(0.12, (this.seconds * 0.72 - first) / Math.max(1, count)));
    return Array.from({ length: count }, (_, index) => first + index * step);
  }
}

interface Pose {
  readonly alpha?: number;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** A block by its top left corner, moved, scaled around its middle, fading. */
export function put(context: SKRSContext2D, block: Sprite, left: number, top: number, pose: Pose = {}): void {
  const { alpha = 1, scale = 1, x = 0, y = 0 } = pose;
  if (alpha <= 0) return;
  context.save();
  context.globalAlpha = Math.min(1, alpha);
  context.translate(left + block.width / 2 + x, top + block.height / 2 + y);
  context.scale(scale, scale);
  context.drawImage(block.canvas, -block.width / 2 - block.pad, -block.height / 2 - block.pad);
  context.restore();
}

/** Comes up from a little below. */
export const rising = (share: number, distance = 46): Pose => ({ alpha: share * 1.4, y: (1 - share) * distance });

export function box(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
): void {
  if (width <= 0 || height <= 0) return;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, width, height, Math.max(0, Math.min(radius, width / 2, height / 2)));
  context.fill();
}

export function dot(context: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  if (radius <= 0) return;
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** A line through points, drawn as far as `share`. */
export function stroke(
  context: SKRSContext2D,
  points: readonly (readonly [x: number, y: number])[],
  share: number,
  width: number,
  color: string,
): void {
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point[0] - (points[index]?.[0] ?? 0), point[1] - (points[index]?.[1] ?? 0)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const [first] = points;
  if (!first || left <= 0) return;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(...first);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to || left <= 0) break;
    const part = Math.min(1, left / length);
    context.lineTo(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
    left -= length;
  }
  context.stroke();
}
