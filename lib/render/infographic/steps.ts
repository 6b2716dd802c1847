import { path } from "#lib/render/paint/shapes.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { disc, numeral, type Plan, put, tell } from "./plan.ts";

/** A road that winds from one step to the next. */
export function steps(plan: Plan, area: Frame): void {
  const { draft, stage } = plan;
  const { palette, sheet } = stage;
  const count = Math.max(1, draft.items.length);
  const row = area.height / count;
  const radius = Math.min(112, row * 0.4);
  const sides = [area.x + radius, area.x + area.width - radius] as const;
  const at = (index: number) => ({ x: sides[index % 2] ?? sides[0], y: area.y + row * (index + 0.5) });
  let road = "";
  for (let index = 0; index < count; index++) {
    const here = at(index);
    const before = at(index - 1);
    const bend = row * 0.56;
    road +=
      index === 0
        ? `M${here.x} ${here.y}`
        : `C${before.x} ${before.y + bend} ${here.x} ${here.y - bend} ${here.x} ${here.y}`;
  }
  sheet.ground(
    path(road, { stroke: palette.soft, width: 52, cap: "round" }),
    path(road, { stroke: palette.brand, width: 6, dash: "3 22", cap: "round" }),
  );
  const width = area.width - radius * 2 - 44;
  const told = tell(
    plan,
    () => width,
    () => row - 26,
  );
  for (const [index, one] of told.entries()) {
    const { x, y } = at(index);
    const left = index % 2 === 0;
    const shown = disc(plan, index, x, y, radius, palette.dark ? palette.card : palette.soft, palette.brandInk);
    const badge = Math.min(30, radius * 0.34);
    if (shown) numeral(plan, index, x + (left ? radius * 0.74 : -radius * 0.74), y - radius * 0.74, badge);
    const frame = { x: left ? area.x + radius * 2 + 44 : area.x, y: y - row / 2, width, height: row };
    // The road passes behind the words: a patch of the ground keeps them clear.
    const wide = Math.max(one.title.width, one.text.width) + 28;
    const from = left ? frame.x - 14 : frame.x + width - wide + 14;
    sheet.ground(
      path(`M${from} ${y - one.height / 2 - 10}h${wide}v${one.height + 20}h${-wide}Z`, { fill: palette.ground }),
    );
    put(plan, index, one, frame, { color: palette.ink }, { color: palette.muted }, left ? "left" : "right");
  }
}
