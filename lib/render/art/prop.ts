import type { Pen } from "./pen.ts";

/** A thing that a scene holds: it stands on (0, 0), its height upwards. */
export interface Prop {
  readonly width: number;
  readonly height: number;
  readonly draw: (pen: Pen) => void;
}

export const prop = (width: number, height: number, draw: (pen: Pen) => void): Prop => ({ width, height, draw });
