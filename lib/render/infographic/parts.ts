import { mixColors } from "#lib/domain/contrast.ts";
import { check, circle, path, rect } from "#lib/render/paint/shapes.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { numeral, type Plan, put, tell } from "./plan.ts";

/** A whole in equal parts, for no part is counted, and what each one is below. */
export function parts(plan: Plan, area: Frame): void {
  const { draft, stage, things } = plan;
  const { palette, sheet } = stage;
  const count = Math.max(1, draft.items.length);
  const rows = Math.ceil(count / 2);
  const share = count > 4 ? 0.47 : 0.52;
  const outer = Math.min(area.width * 0.4, (area.height * share) / 2);
  const inner = outer * 0.36;
  const middle = { x: area.x + area.width / 2, y: area.y + outer + 6 };
  const point = (radius: number, turn: number) =>
    `${(middle.x + Math.cos(turn) * radius).toFixed(1)} ${(middle.y + Math.sin(turn) * radius).toFixed(1)}`;
  const start = -Math.PI / 2 - Math.PI / count;
  for (let index = 0; index < count; index++) {
    const pad = 0.022;
    const [from, to] = [start + (index / count) * Math.PI * 2 + pad, start + ((index + 1) / count) * Math.PI * 2 - pad];
    const wide = to - from > Math.PI ? 1 : 0;
    const fill = index % 2 === 0 ? mixColors(palette.soft, palette.brand, 0.16) : palette.soft;
    sheet.draw(
      path(
        `M${point(outer, from)}A${outer} ${outer} 0 ${wide} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${wide} 0 ${point(inner, from)}Z`,
        { fill },
      ),
    );
    const turn = (from + to) / 2;
    const reach = outer * 0.69;
    const [x, y] = [middle.x + Math.cos(turn) * reach, middle.y + Math.sin(turn) * reach];
    things.draw(
      draft.items[index]?.picture.subject ?? "",
      x,
      y,
      Math.min(outer * 0.36, (outer * 2.2) / count),
      palette.softBrandInk,
    );
    numeral(plan, index, middle.x + Math.cos(turn) * outer, middle.y + Math.sin(turn) * outer, 30);
  }
  sheet.draw(circle(middle.x, middle.y, inner - 12, { fill: palette.brand }));
  const hub = { x: middle.x, y: middle.y };
  sheet.draw(check(hub.x, hub.y, inner * 0.8, palette.onBrand));
  const from = middle.y + outer + 70;
  const gap = 24;
  const width = (area.width + 36 - gap) / 2;
  const row = (area.y + area.height - from - gap * (rows - 1)) / rows;
  const alone = (index: number) => index === count - 1 && count % 2 === 1;
  const room = (index: number) => (alone(index) ? area.width + 36 : width) - 128;
  const told = tell(plan, room, () => row - 28, 38);
  for (const [index, one] of told.entries()) {
    const x = area.x - 18 + (alone(index) ? 0 : (index % 2) * (width + gap));
    const y = from + Math.floor(index / 2) * (row + gap);
    sheet.draw(
      rect(x, y, alone(index) ? area.width + 36 : width, row, {
        fill: palette.soft,
        radius: Math.min(stage.kit.radius, 30),
      }),
    );
    numeral(plan, index, x + 52, y + Math.min(row / 2, 66), 28);
    put(
      plan,
      index,
      one,
      { x: x + 102, y: y + 14, width: room(index), height: row - 28 },
      { color: palette.softInk },
      { color: palette.softMuted },
    );
  }
}
