import { mixColors } from "#lib/domain/contrast.ts";
import { check, path, rect } from "#lib/render/paint/shapes.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { disc, isVaried, largestOf, type Plan, put, tell } from "./plan.ts";

/** A sheet on a board, a box to tick for each point. */
export function checklist(plan: Plan, area: Frame): void {
  const { draft, stage } = plan;
  const { kit, palette, sheet } = stage;
  const count = Math.max(1, draft.items.length);
  const board = { x: area.x - 24, y: area.y - 6, width: area.width + 48, height: area.height + 12 };
  const radius = Math.min(kit.radius, 36);
  sheet.draw(
    rect(board.x + 12, board.y + 16, board.width, board.height, {
      fill: mixColors(palette.ground, palette.brand, 0.26),
      radius,
    }),
  );
  const paper = palette.dark ? palette.soft : palette.card;
  sheet.draw(
    rect(board.x, board.y, board.width, board.height, { fill: paper, stroke: palette.brand, width: 4, radius }),
  );
  sheet.draw(
    rect(area.x + area.width / 2 - 96, board.y - 34, 192, 62, { fill: palette.brand, radius: 18 }),
    rect(area.x + area.width / 2 - 30, board.y - 50, 60, 40, { fill: palette.brand, radius: 20 }),
  );
  const inner = { y: board.y + 48, height: board.height - 72 };
  const row = inner.height / count;
  const art = Math.min(count < 4 ? 84 : 64, row * 0.36);
  const shows = isVaried(draft);
  const width = area.width - 118 - (shows ? art * 2 + 30 : 20);
  const told = tell(
    plan,
    () => width,
    () => row - 24,
    largestOf(draft),
  );
  const ink = palette.dark ? palette.softInk : palette.cardInk;
  for (const [index, one] of told.entries()) {
    const y = inner.y + row * index;
    const middle = y + row / 2;
    if (index > 0)
      sheet.draw(
        path(`M${area.x + 10} ${y}H${area.x + area.width - 10}`, {
          stroke: palette.hairline,
          width: 3,
          dash: "4 12",
          cap: "round",
        }),
      );
    sheet.draw(
      rect(area.x + 10, middle - 36, 72, 72, { fill: palette.brand, radius: kit.radius === 6 ? 8 : 20 }),
      check(area.x + 46, middle, 46, palette.onBrand),
    );
    put(
      plan,
      index,
      one,
      { x: area.x + 118, y, width, height: row },
      { color: ink },
      { color: mixColors(ink, paper, 0.18) },
    );
    if (!shows) continue;
    const fill = palette.dark ? palette.card : palette.soft;
    disc(plan, index, area.x + area.width - art - 4, middle, art, fill, palette.brandInk);
  }
}
