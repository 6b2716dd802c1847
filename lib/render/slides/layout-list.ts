import { mixColors } from "#lib/domain/contrast.ts";
import { check, circle, path, rect } from "#lib/render/paint/shapes.ts";
import type { Fitted } from "#lib/render/text/fit.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif, lead } from "./motif.ts";
import type { Stage } from "./stage.ts";

/** Layouts of rows: list, checklist, steps. */

interface Rows {
  readonly title: Fitted;
  readonly titleTop: number;
  readonly names: readonly string[];
  readonly texts: readonly Fitted[];
  readonly heights: readonly number[];
  readonly tops: readonly number[];
}

/** A title and below it rows of one size, spread over what is left. */
function rowsOf(
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
  const share = long > 700 ? 0.16 : long > 320 ? 0.24 : 0.34;
  const title = stage.fit(stage.value("title"), area.width, area.height * share, { role: "title", max: 100 });
  const from = title.height + (title.height > 0 ? 60 : 0);
  const room = area.height - from;
  const inner = room - pad * 2 * names.length - gap * Math.max(0, names.length - 1);
  const texts = stage.fitAlike(values, width - inset, inner, 0, { max });
  const least = Math.min(lowest, (room - gap * Math.max(0, names.length - 1)) / Math.max(1, names.length));
  const needed = texts.map(({ height }) => height + pad * 2);
  const evened = needed.map((height) => Math.max(least, height));
  const natural = evened.reduce((sum, height) => sum + height + gap, -gap) > room ? needed : evened;
  const used = natural.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, names.length - 1);
  const spare = Math.max(0, room - used);
  const stretch = Math.min(names.length > 0 ? (spare * 0.7) / names.length : 0, 84);
  const heights = natural.map((height) => height + stretch);
  const total = from + heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, names.length - 1);
  const titleTop = area.y + Math.max(0, (area.height - total) * 0.5);
  let at = titleTop + from;
  const tops = heights.map((height) => {
    const top = at;
    at += height + gap;
    return top;
  });
  return { title, titleTop, names, texts, heights, tops };
}

function badge({ kit, palette, sheet }: Stage, x: number, y: number, size: number): string {
  if (kit.badge === "circle") sheet.draw(circle(x, y, size / 2, { fill: palette.brand }));
  else if (kit.badge === "soft")
    sheet.draw(rect(x - size / 2, y - size / 2, size, size, { fill: palette.brand, radius: size * 0.28 }));
  else {
    sheet.draw(circle(x, y, size / 2 - 2, { fill: palette.ground, stroke: palette.brand, width: 5 }));
    return palette.brandInk;
  }
  return palette.onBrand;
}

function numbered(stage: Stage, index: number, x: number, y: number, size: number): void {
  const color = badge(stage, x, y, size);
  stage.write(
    `badge${index + 1}`,
    String(index + 1),
    { x: x - size / 2, y: y - size / 2, width: size, height: size },
    { role: "title", max: size * 0.5, min: 12, lines: 1, tracking: 0 },
    { color },
    "center",
    "middle",
  );
}

const putTitle = (stage: Stage, rows: Rows) =>
  stage.put(
    "title",
    rows.title,
    { ...stage.area, y: rows.titleTop, height: rows.title.height },
    { color: stage.palette.ink },
  );

export function list(stage: Stage): void {
  const { area, palette, sheet } = stage;
  if (stage.take === 0) {
    drawMotif(stage, "top");
    const rows = rowsOf(stage, "item", { inset: 112, pad: 26, gap: 0, width: area.width, lowest: 124 });
    putTitle(stage, rows);
    for (const [index, text] of rows.texts.entries()) {
      const [top, height] = [rows.tops[index] ?? 0, rows.heights[index] ?? 0];
      sheet.draw(rect(area.x, top, area.width, 2, { fill: palette.hairline }));
      numbered(stage, index, area.x + 38, top + height / 2, 76);
      stage.put(
        rows.names[index] ?? "",
        text,
        { x: area.x + 112, y: top, width: area.width - 112, height },
        { color: palette.ink },
        "left",
        "middle",
      );
    }
    return;
  }
  if (stage.take === 1) {
    const rows = rowsOf(stage, "item", { inset: 168, pad: 32, gap: 22, width: area.width + 20, lowest: 134 });
    putTitle(stage, rows);
    for (const [index, text] of rows.texts.entries()) {
      const [top, height] = [rows.tops[index] ?? 0, rows.heights[index] ?? 0];
      const [x, width] = [area.x - 20, area.width + 40];
      sheet.draw(rect(x, top, width, height, { fill: palette.soft, radius: Math.min(stage.kit.radius, 32) }));
      const color = palette.softBrandInk;
      stage.write(
        `badge${index + 1}`,
        String(index + 1),
        { x: x + 22, y: top, width: 92, height },
        { role: "title", max: 76, min: 20, lines: 1, tracking: 0 },
        { color },
        "center",
        "middle",
      );
      sheet.draw(
        rect(x + 126, top + height / 2 - Math.min(38, height * 0.28), 3, Math.min(76, height * 0.56), {
          fill: palette.brand,
        }),
      );
      stage.put(
        rows.names[index] ?? "",
        text,
        { x: x + 156, y: top, width: width - 188, height },
        { color: palette.softInk },
        "left",
        "middle",
      );
    }
    return;
  }
  grid(stage);
}

/** Cards in two columns; an odd last one takes the whole row. */
function grid(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const names = stage.filled("item");
  const values = names.map((name) => stage.value(name));
  const gap = 26;
  const width = (area.width + 20 - gap) / 2;
  const pad = 34;
  const title = stage.fit(stage.value("title"), area.width, area.height * 0.32, { role: "title", max: 98 });
  const from = title.height + (title.height > 0 ? 52 : 0);
  const lines = Math.ceil(names.length / 2);
  const room = (area.height - from - gap * Math.max(0, lines - 1)) / Math.max(1, lines);
  const most = room - pad * 2 - 92;
  let size = 46;
  const wide = (index: number) => index === names.length - 1 && names.length % 2 === 1;
  const textWidth = (index: number) => (wide(index) ? area.width + 20 : width) - pad * 2;
  const at = (value: number) =>
    values.map((text, index) => stage.fit(text, textWidth(index), most, { max: value, min: value }));
  while (size > 23 && at(size).some(({ broken, truncated }) => truncated || broken)) size--;
  const texts = at(size);
  const tall = Math.min(room, Math.max(room * 0.8, ...texts.map(({ height }) => height + pad * 2 + 104)));
  const total = from + tall * lines + gap * Math.max(0, lines - 1);
  const top = area.y + Math.max(0, (area.height - total) * 0.5);
  stage.put("title", title, { ...area, y: top, height: title.height }, { color: palette.ink });
  for (const [index, text] of texts.entries()) {
    const x = area.x - 10 + (wide(index) ? 0 : (index % 2) * (width + gap));
    const y = top + from + Math.floor(index / 2) * (tall + gap);
    const full = wide(index) ? area.width + 20 : width;
    const first = index === 0;
    sheet.draw(
      rect(x, y, full, tall, { fill: first ? palette.brand : palette.soft, radius: Math.min(stage.kit.radius, 36) }),
    );
    const color = first ? palette.onBrand : palette.softBrandInk;
    stage.write(
      `badge${index + 1}`,
      String(index + 1).padStart(2, "0"),
      { x: x + pad, y: y + pad - 8, width: 140, height: 80 },
      { role: "title", max: 60, min: 20, lines: 1 },
      { color },
      "left",
      "middle",
    );
    stage.put(
      names[index] ?? "",
      text,
      { x: x + pad, y: y + pad + 88, width: full - pad * 2, height: tall - pad * 2 - 88 },
      first ? { color: palette.onBrand, on: "brand" } : { color: palette.softInk },
    );
  }
}

export function checklist(stage: Stage): void {
  const { area, kit, palette, sheet } = stage;
  if (stage.take === 0) {
    drawMotif(stage, "bottom");
    const rows = rowsOf(stage, "item", { inset: 104, pad: 20, gap: 6, width: area.width, lowest: 104 });
    lead(stage, area.x, Math.max(area.y - 34, rows.titleTop - 34), 72);
    putTitle(stage, rows);
    for (const [index, text] of rows.texts.entries()) {
      const [top, height] = [rows.tops[index] ?? 0, rows.heights[index] ?? 0];
      const middle = top + height / 2;
      const color = kit.badge === "ring" ? palette.brandInk : palette.onBrand;
      badge(stage, area.x + 34, middle, 68);
      sheet.draw(check(area.x + 34, middle, 40, color));
      stage.put(
        rows.names[index] ?? "",
        text,
        { x: area.x + 104, y: top, width: area.width - 104, height },
        { color: palette.ink },
        "left",
        "middle",
      );
    }
    return;
  }
  const paper = palette.dark ? palette.soft : palette.card;
  const ink = palette.dark ? palette.softInk : palette.cardInk;
  const rows = rowsOf(stage, "item", { inset: 150, pad: 20, gap: 0, width: area.width - 20, lowest: 100, max: 46 });
  putTitle(stage, rows);
  const [first, last] = [rows.tops[0] ?? 0, rows.tops.length - 1];
  const bottom = (rows.tops[last] ?? 0) + (rows.heights[last] ?? 0);
  if (rows.texts.length === 0) return;
  const board = { x: area.x - 24, y: first - 16, width: area.width + 48, height: bottom - first + 32 };
  sheet.draw(
    rect(board.x + 10, board.y + 14, board.width, board.height, {
      fill: mixColors(palette.ground, palette.brand, 0.24),
      radius: Math.min(kit.radius, 34),
    }),
  );
  sheet.draw(
    rect(board.x, board.y, board.width, board.height, {
      fill: paper,
      stroke: palette.brand,
      width: 3,
      radius: Math.min(kit.radius, 34),
    }),
  );
  for (const [index, text] of rows.texts.entries()) {
    const [top, height] = [rows.tops[index] ?? 0, rows.heights[index] ?? 0];
    const middle = top + height / 2;
    if (index > 0)
      sheet.draw(
        path(`M${board.x + 36} ${top}H${board.x + board.width - 36}`, {
          stroke: palette.hairline,
          width: 2,
          dash: "3 9",
          cap: "round",
        }),
      );
    sheet.draw(
      rect(board.x + 40, middle - 27, 54, 54, { stroke: palette.brand, width: 5, radius: kit.radius === 6 ? 4 : 14 }),
    );
    if (stage.take === 1) sheet.draw(check(board.x + 70, middle - 6, 54, palette.brand));
    stage.put(
      rows.names[index] ?? "",
      text,
      { x: board.x + 126, y: top, width: board.width - 126 - 40, height },
      { color: ink },
      "left",
      "middle",
    );
  }
}

export function steps(stage: Stage): void {
  const { area, palette, sheet } = stage;
  if (stage.take === 0) {
    const rows = rowsOf(stage, "step", { inset: 132, pad: 26, gap: 14, width: area.width, lowest: 132 });
    drawMotif(stage, "top");
    putTitle(stage, rows);
    const last = rows.texts.length - 1;
    const middleOf = (index: number) => (rows.tops[index] ?? 0) + (rows.heights[index] ?? 0) / 2;
    if (last > 0)
      sheet.draw(
        path(`M${area.x + 44} ${middleOf(0)}V${middleOf(last)}`, {
          stroke: palette.brand,
          width: 6,
          dash: "2 16",
          cap: "round",
        }),
      );
    for (const [index, text] of rows.texts.entries()) {
      sheet.draw(circle(area.x + 44, middleOf(index), 54, { fill: palette.ground }));
      numbered(stage, index, area.x + 44, middleOf(index), 84);
      stage.put(
        rows.names[index] ?? "",
        text,
        { x: area.x + 132, y: rows.tops[index] ?? 0, width: area.width - 132, height: rows.heights[index] ?? 0 },
        { color: palette.ink },
        "left",
        "middle",
      );
    }
    return;
  }
  if (stage.take === 1) {
    const shift = 44;
    const rows = rowsOf(stage, "step", {
      inset: 150 + shift * 3,
      pad: 28,
      gap: 26,
      width: area.width + 30,
      lowest: 134,
      max: 46,
    });
    putTitle(stage, rows);
    for (const [index, text] of rows.texts.entries()) {
      const [top, height] = [rows.tops[index] ?? 0, rows.heights[index] ?? 0];
      const x = area.x - 10 + index * shift;
      const width = SLIDE_WIDTH - x + 40;
      const share = rows.texts.length > 1 ? index / (rows.texts.length - 1) : 1;
      const last = index === rows.texts.length - 1;
      sheet.draw(
        rect(x, top, width, height, {
          fill: last ? palette.brand : mixColors(palette.soft, palette.brand, share * 0.16),
          radius: Math.min(stage.kit.radius, 34),
        }),
      );
      stage.write(
        `badge${index + 1}`,
        String(index + 1),
        { x: x + 18, y: top, width: 92, height },
        { role: "title", max: 74, min: 20, lines: 1, tracking: 0 },
        { color: last ? palette.onBrand : palette.softBrandInk },
        "center",
        "middle",
      );
      stage.put(
        rows.names[index] ?? "",
        text,
        { x: x + 122, y: top, width: SLIDE_WIDTH - 64 - x - 122, height },
        last ? { color: palette.onBrand, on: "brand" } : { color: palette.softInk },
        "left",
        "middle",
      );
    }
    return;
  }
  winding(stage);
}

/** Steps left and right of a winding path. */
function winding(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const names = stage.filled("step");
  const values = names.map((name) => stage.value(name));
  const title = stage.fit(stage.value("title"), area.width, area.height * 0.3, { role: "title", max: 82 });
  const from = area.y + title.height + (title.height > 0 ? 50 : 0);
  const tall = Math.min(270, (area.y + area.height - from) / Math.max(1, names.length));
  const width = area.width - 210;
  let size = 44;
  const at = (value: number) => values.map((text) => stage.fit(text, width, tall - 24, { max: value, min: value }));
  while (size > 23 && at(size).some(({ broken, truncated }) => truncated || broken)) size--;
  const texts = at(size);
  const spare = Math.max(0, area.y + area.height - from - tall * names.length);
  stage.put("title", title, { ...area, y: area.y + spare * 0.3, height: title.height }, { color: palette.ink });
  const start = from + spare * 0.45;
  const [left, right] = [area.x + 58, area.x + area.width - 58];
  const points = texts.map((_, index) => [index % 2 === 0 ? left : right, start + tall * (index + 0.5)] as const);
  let d = "";
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1];
    d += before ? `C${before[0]} ${before[1] + tall * 0.62} ${x} ${y - tall * 0.62} ${x} ${y}` : `M${x} ${y}`;
  }
  if (d !== "")
    sheet.draw(
      path(d, { stroke: palette.soft, width: 30, cap: "round" }),
      path(d, { stroke: palette.brand, width: 5, dash: "2 18", cap: "round" }),
    );
  for (const [index, text] of texts.entries()) {
    const [x, y] = points[index] ?? [0, 0];
    const even = index % 2 === 0;
    const frame = { x: even ? left + 94 : area.x + 30, y: y - tall / 2 + 12, width, height: tall - 24 };
    const card = {
      x: even ? frame.x - 10 : frame.x + frame.width - text.width - 10,
      y: y - text.height / 2 - 10,
      width: text.width + 20,
      height: text.height + 20,
    };
    sheet.draw(rect(card.x, card.y, card.width, card.height, { fill: palette.ground, radius: 16 }));
    numbered(stage, index, x, y, 100);
    stage.put(names[index] ?? "", text, frame, { color: palette.ink }, even ? "left" : "right", "middle");
  }
}
