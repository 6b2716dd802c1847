import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { disc, type Plan, put, tell } from "./plan.ts";

/** A line through time, a card for each moment. */
export function timeline(plan: Plan, area: Frame): void {
  const { draft, stage } = plan;
  const { palette, sheet } = stage;
  const count = Math.max(1, draft.items.length);
  const gap = 24;
  const row = (area.height - gap * (count - 1)) / count;
  const radius = Math.min(84, row * 0.4);
  const axis = area.x + radius;
  const left = axis + radius + 46;
  const width = area.x + area.width - left - 66;
  const told = tell(
    plan,
    () => width,
    () => row - 44,
    44,
  );
  sheet.ground(
    path(`M${axis} ${area.y + row / 2}V${area.y + area.height - row / 2}`, {
      stroke: palette.brand,
      width: 8,
      cap: "round",
    }),
  );
  for (const [index, one] of told.entries()) {
    const y = area.y + index * (row + gap);
    const middle = y + row / 2;
    const tall = Math.min(row, Math.max(one.height + 52, radius * 1.8));
    const card = { x: left - 4, y: middle - tall / 2, width: width + 70, height: tall };
    sheet.draw(path(`M${card.x - 22} ${middle}l26 -20v40Z`, { fill: palette.soft }));
    sheet.draw(
      rect(card.x, card.y, card.width, card.height, { fill: palette.soft, radius: Math.min(stage.kit.radius, 30) }),
    );
    sheet.draw(circle(axis, middle, radius + 8, { fill: palette.brand }));
    disc(plan, index, axis, middle, radius, palette.ground, palette.brandInk);
    put(
      plan,
      index,
      one,
      { x: card.x + 34, y: card.y, width, height: card.height },
      { color: palette.softBrandInk },
      { color: palette.softInk },
    );
  }
}
