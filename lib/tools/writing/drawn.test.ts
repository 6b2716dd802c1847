import { expect, test } from "vitest";
import type { Pixels } from "#lib/render/paint/pixels.ts";
import type { Box, SheetResult } from "#lib/render/paint/sheet.ts";
import { emptyShare, look } from "./drawn.ts";

const SIDE = 300;

/** A white square whose rows from one to another are black in its left half. */
function inked(from: number, to: number): Pixels {
  const data = Buffer.alloc(SIDE * SIDE * 3, 255);
  for (let y = from; y < to; y++) data.fill(0, y * SIDE * 3, (y * SIDE + SIDE / 2) * 3);
  return { width: SIDE, height: SIDE, data };
}

const frame = { x: 0, y: 0, width: 90, height: 30 };
const box = (name: string, size: number, truncated = false): Box => ({
  ...frame,
  name,
  size,
  truncated,
  drawn: frame,
  lines: 1,
  color: "#000000",
});
const sheet = (boxes: Box[], color: string): SheetResult => ({
  boxes,
  inks: [{ name: "title", color, frames: [frame] }],
  pixels: inked(0, 0),
  truncated: false,
});

test("rows and columns without ink are empty", () => {
  const { columns, rows } = emptyShare(inked(0, 60));
  expect(rows).toBeCloseTo(0.8);
  expect(columns).toBeCloseTo(0.5);
});

test("a still is found weak, small, cut and empty, or none of it", () => {
  const names = ["title", "body"];
  const poor = look(sheet([box("title", 20), box("body", 40, true)], "#dddddd"), inked(0, 60), names);
  expect(poor.faults.map(({ kind }) => kind)).toEqual([
    "weak contrast",
    "small text",
    "no room for text",
    "empty slide",
  ]);
  const good = look(sheet([box("title", 60), box("handle", 20)], "#111111"), inked(0, 240), names);
  expect(good.faults).toEqual([]);
});
