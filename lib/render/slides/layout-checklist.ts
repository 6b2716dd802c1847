import { mixColors } from "#lib/domain/contrast.ts";
import { check, path, rect } from "#lib/render/paint/shapes.ts";
import { drawMotif, lead } from "./motif.ts";
import { badge, putTitle, rowsOf } from "./rows.ts";
import type { Stage } from "./stage.ts";

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
