import type { KeyboardEvent } from "react";

/** A place in a picture, by its shares from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

const STEP = 0.05;
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Where in an element a place of the window is. */
export function pointIn(element: Element, { x, y }: Point): Point {
  const box = element.getBoundingClientRect();
  return { x: share((x - box.left) / box.width), y: share((y - box.top) / box.height) };
}

/** The place beside, by an arrow; null for any other key. */
export function nudged({ x, y }: Point, event: KeyboardEvent): Point | null {
  const step = STEPS[event.key];
  if (!step) return null;
  event.preventDefault();
  return { x: share(x + step.x), y: share(y + step.y) };
}
