import { mixColors } from "#lib/domain/contrast.ts";
import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif } from "./motif.ts";
import { numbered, putTitle, rowsOf } from "./rows.ts";
import { rowSize } from "./growth.ts";
import { LEAST_SIZE, type Stage } from "./stage.ts";

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
        { role: "title", max: 74, lines: 1, tracking: 0 },
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
  const tall = Math.min(names.length < 4 ? 340 : 270, (area.y + area.height - from) / Math.max(1, names.length));
  const width = area.width - 210;
  let size = rowSize(44, values);
  const at = (value: number) => values.map((text) => stage.fit(text, width, tall - 24, { max: value, min: value }));
  while (size > LEAST_SIZE && at(size).some(({ broken, truncated }) => truncated || broken)) size--;
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
