import { CONTRAST_MIN } from "#lib/domain/contrast.ts";
import { extremesOf, type Pixels, worstContrast } from "#lib/render/paint/pixels.ts";
import type { SheetResult } from "#lib/render/paint/sheet.ts";
import type { Fault } from "./fault.ts";

/** of a still 1080 wide */
const SIZE_MIN = 28;
const EMPTY_MAX = 0.5;
/** What grain and texture change a pixel by is no ink. */
const NOISE = 30;
const STEP = 3;

interface Look {
  /** the weakest of any text against what is behind it */
  readonly contrast: number;
  /** the smallest of the draft's own texts */
  readonly smallest: number;
  readonly emptyRows: number;
  readonly emptyColumns: number;
  readonly faults: readonly Fault[];
}

export interface DrawnSlide extends Look {
  /** small, for looking */
  readonly jpeg: Buffer;
}

/** What can be known of a still: by its boxes, by the pixels under its texts, and by all of its pixels. */
export function look({ boxes, inks, pixels: under }: SheetResult, whole: Pixels, names: readonly string[]): Look {
  const contrasts = inks.map((ink) => ({
    name: ink.name,
    value: worstContrast(ink.color, extremesOf(under, ink.frames)),
  }));
  const own = boxes.filter(({ name }) => names.includes(name));
  const { columns, rows } = emptyShare(whole);
  const faults: Fault[] = [
    ...contrasts
      .filter(({ value }) => value < CONTRAST_MIN)
      .map(({ name, value }) => ({ kind: "weak contrast" as const, quote: name, detail: `${value.toFixed(1)}:1` })),
    ...own
      .filter(({ size }) => size < SIZE_MIN)
      .map(({ name, size }) => ({ kind: "small text" as const, quote: name, detail: `${size.toFixed(0)} px` })),
    ...boxes
      .filter(({ truncated }) => truncated)
      .map(({ name }) => ({ kind: "no room for text" as const, quote: name })),
    ...(rows > EMPTY_MAX
      ? [{ kind: "empty slide" as const, quote: "", detail: `${Math.round(rows * 100)}% of its rows` }]
      : []),
  ];
  return {
    contrast: Math.min(21, ...contrasts.map(({ value }) => value)),
    smallest: Math.min(...own.map(({ size }) => size)),
    emptyRows: rows,
    emptyColumns: columns,
    faults,
  };
}

/** The share of rows and of columns that have nothing but the commonest colour. */
export function emptyShare(pixels: Pixels): { rows: number; columns: number } {
  const { height, width } = pixels;
  const ground = commonest(pixels);
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP)
      if (differs(pixels, y * width + x, ground)) {
        rows.add(y);
        columns.add(x);
      }
  return { rows: 1 - rows.size / Math.ceil(height / STEP), columns: 1 - columns.size / Math.ceil(width / STEP) };
}

const differs = ({ data }: Pixels, at: number, ground: readonly number[]): boolean =>
  ground.some((channel, index) => Math.abs((data[at * 3 + index] ?? 0) - channel) > NOISE);

function commonest({ data, height, width }: Pixels): readonly number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < width * height; at += 97) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [key = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return [(key >> 8) & 15, (key >> 4) & 15, key & 15].map((part) => part * 16 + 8);
}
