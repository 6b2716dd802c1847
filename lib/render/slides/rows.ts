import { circle, rect } from "#lib/render/paint/shapes.ts";
import type { Fitted } from "#lib/render/text/fit.ts";
import { rowSize } from "./growth.ts";
import type { Stage } from "./stage.ts";

export interface Rows {
  readonly title: Fitted;
  readonly titleTop: number;
  readonly names: readonly string[];
  readonly texts: readonly Fitted[];
  readonly heights: readonly number[];
  readonly tops: readonly number[];
}

/** Letters of a row that nobody comes nearer to read. */
const EASY = 38;

/** A title and below it rows of one size, spread over what is left. */
export function rowsOf(
  stage: Stage,
  prefix: string,
  {
    inset,
    pad,
    gap,
    width,
    lowest,
    max = 50,
  }: { inset: number; pad: number; gap: number; width: number; lowest: number; max?: number },
): Rows {
  const { area } = stage;
  const names = stage.filled(prefix);
  const values = names.map((name) => stage.value(name));
  const long = values.reduce((sum, value) => sum + value.blocks.reduce((all, { text }) => all + text.length, 0), 0);
  const gaps = gap * Math.max(0, names.length - 1);
  const fitted = (share: number) => {
    const title = stage.fit(stage.value("title"), area.width, area.height * share, {
      role: "title",
      max: long > 90 ? 100 : 124,
    });
    const from = title.height + (title.height > 0 ? 60 : 0);
    const room = area.height - from;
    const inner = room - pad * 2 * names.length - gaps;
    const texts = stage.fitAlike(values, width - inset, inner, 0, { max: rowSize(max, values) });
    return { title, from, room, texts };
  };
  // The title gives way until its rows are read with ease.
  let laid = fitted(long > 700 ? 0.16 : 0.34);
  for (const share of [0.27, 0.21, 0.16]) {
    if (laid.texts.every(({ size, truncated }) => size >= EASY && !truncated)) break;
    const other = fitted(share);
    if ((other.texts[0]?.size ?? 0) > (laid.texts[0]?.size ?? 0) || laid.texts.some(({ truncated }) => truncated))
      laid = other;
  }
  const { from, room, texts, title } = laid;
  const least = Math.min(lowest, (room - gaps) / Math.max(1, names.length));
  const needed = texts.map(({ height }) => height + pad * 2);
  const evened = needed.map((height) => Math.max(least, height));
  const natural = evened.reduce((sum, height) => sum + height + gap, -gap) > room ? needed : evened;
  const used = natural.reduce((sum, height) => sum + height, 0) + gaps;
  const spare = Math.max(0, room - used);
  const stretch = Math.min(names.length > 0 ? (spare * 0.7) / names.length : 0, names.length < 4 ? 130 : 84);
  const heights = natural.map((height) => height + stretch);
  const total = from + heights.reduce((sum, height) => sum + height, 0) + gaps;
  const titleTop = area.y + Math.max(0, (area.height - total) * 0.5);
  let at = titleTop + from;
  const tops = heights.map((height) => {
    const top = at;
    at += height + gap;
    return top;
  });
  return { title, titleTop, names, texts, heights, tops };
}

export function badge({ kit, palette, sheet }: Stage, x: number, y: number, size: number): string {
  if (kit.badge === "circle") sheet.draw(circle(x, y, size / 2, { fill: palette.brand }));
  else if (kit.badge === "soft")
    sheet.draw(rect(x - size / 2, y - size / 2, size, size, { fill: palette.brand, radius: size * 0.28 }));
  else {
    sheet.draw(circle(x, y, size / 2 - 2, { fill: palette.ground, stroke: palette.brand, width: 5 }));
    return palette.brandInk;
  }
  return palette.onBrand;
}

export function numbered(stage: Stage, index: number, x: number, y: number, size: number): void {
  const color = badge(stage, x, y, size);
  stage.write(
    `badge${index + 1}`,
    String(index + 1),
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
    { role: "title", max: size * 0.5, lines: 1, tracking: 0 },
    { color },
    "center",
    "middle",
  );
}

export const putTitle = (stage: Stage, rows: Rows) =>
  stage.put(
    "title",
    rows.title,
    { ...stage.area, y: rows.titleTop, height: rows.title.height },
    { color: stage.palette.ink },
  );
