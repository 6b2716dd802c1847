import { rect } from "#lib/render/paint/shapes.ts";
import { drawMotif } from "./motif.ts";
import { numbered, putTitle, rowsOf } from "./rows.ts";
import { rowSize } from "./growth.ts";
import { LEAST_SIZE, type Stage } from "./stage.ts";

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
  // Two cards as tall as the page would be two empty cards.
  if (stage.take === 1 || stage.filled("item").length < 3) {
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
        { role: "title", max: 76, lines: 1, tracking: 0 },
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
  let size = rowSize(46, values);
  const wide = (index: number) => index === names.length - 1 && names.length % 2 === 1;
  const textWidth = (index: number) => (wide(index) ? area.width + 20 : width) - pad * 2;
  const at = (value: number) =>
    values.map((text, index) => stage.fit(text, textWidth(index), most, { max: value, min: value }));
  while (size > LEAST_SIZE && at(size).some(({ broken, truncated }) => truncated || broken)) size--;
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
      { role: "title", max: 60, lines: 1 },
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
