import { readDrawnWords } from "#lib/content/drawn/drawn.ts";
import { fold } from "#lib/domain/fold.ts";
import { check, circle, cross } from "#lib/render/paint/shapes.ts";
import type { Stage } from "./stage.ts";

/** Whether the left one of two sides is wrong and the right one right, by what stands over it. */
export const isRefused = (stage: Stage, head: string): boolean =>
  readDrawnWords(stage.input.language).refused.has(fold(head).trim());

/** A cross over what is wrong, a check over what is right. */
export function drawVerdict({ palette, sheet }: Stage, isRight: boolean, x: number, y: number, radius: number): void {
  const ring = isRight ? { fill: palette.onBrand } : { stroke: palette.softMuted, width: 4 };
  const mark = isRight ? check(x, y, radius * 1.17, palette.brand) : cross(x, y, radius, palette.softMuted);
  sheet.draw(circle(x, y, radius, ring), mark);
}
