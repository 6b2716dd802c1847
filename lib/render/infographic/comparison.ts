import { rect } from "#lib/render/paint/shapes.ts";
import { drawVerdict, isRefused } from "#lib/render/slides/verdict.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { disc, type Plan, put, tell } from "./plan.ts";

/** Two columns, side against side. */
export function comparison(plan: Plan, area: Frame): void {
  const { draft, stage } = plan;
  const { kit, palette, sheet } = stage;
  const gap = 24;
  const outer = { x: 48, width: area.width + 72 };
  const width = (outer.width - gap) / 2;
  const pad = 34;
  const columnOf = (index: number) => draft.items[index]?.side ?? (index % 2 === 0 ? "left" : "right");
  const columns = (["left", "right"] as const).map((side) =>
    draft.items.map((_, index) => index).filter((index) => columnOf(index) === side),
  );
  const most = Math.max(1, ...columns.map((list) => list.length));
  const isJudged = isRefused(stage, draft.sides?.left ?? "");
  const beside = isJudged ? 88 : 0;
  const headHeight = 150;
  const row = (area.height - headHeight - 40) / most;
  const radius = Math.min(50, row * 0.17);
  const told = tell(
    plan,
    () => width - pad * 2,
    () => row - radius * 2 - 48,
    44,
  );
  for (const [place, list] of columns.entries()) {
    const right = place === 1;
    const x = outer.x + place * (width + gap);
    sheet.draw(rect(x, area.y, width, area.height, { fill: right ? palette.brand : palette.soft, radius: kit.radius }));
    const ink = right ? palette.onBrand : palette.softInk;
    if (isJudged) drawVerdict(stage, right, x + pad + 34, area.y + 74, 34);
    stage.write(
      right ? "right" : "left",
      draft.sides?.[right ? "right" : "left"] ?? "",
      { x: x + pad + beside, y: area.y + 20, width: width - pad * 2 - beside, height: 108 },
      { role: "title", max: 50, lines: 3 },
      { color: ink },
      "left",
      "middle",
    );
    for (const [order, index] of list.entries()) {
      const one = told[index];
      if (!one) continue;
      const y = area.y + headHeight + row * order;
      sheet.draw(
        rect(x + pad, y - 8, width - pad * 2, 2, {
          fill: right ? palette.onBrandMuted : palette.hairline,
          opacity: 0.5,
        }),
      );
      disc(plan, index, x + pad + radius, y + radius + 18, radius, palette.ground, palette.brandInk, order + 1);
      const top = y + radius * 2 + 30;
      put(
        plan,
        index,
        one,
        { x: x + pad, y: top, width: width - pad * 2, height: row - radius * 2 - 48 },
        { color: ink },
        { color: right ? palette.onBrand : palette.softMuted },
        "left",
        "top",
      );
    }
  }
}
