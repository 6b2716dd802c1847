import { circle, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif } from "./motif.ts";
import { rowSize, titleSize } from "./growth.ts";
import type { Stage } from "./stage.ts";

function kickerPill(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  colors: { fill: string; color: string },
): number {
  if (!stage.has("kicker")) return 0;
  const text = stage.fit(stage.value("kicker"), width - 56, 60, {
    role: "strong",
    max: 29,
    lines: 1,
    uppercase: true,
    tracking: 0.1,
  });
  const height = 58;
  stage.sheet.draw(rect(x, y, text.width + 56, height, { fill: colors.fill, radius: stage.kit.radius === 6 ? 6 : 29 }));
  stage.put(
    "kicker",
    text,
    { x: x + 28, y, width: width - 56, height },
    { color: colors.color, mark: colors.color },
    "left",
    "middle",
  );
  return height + 34;
}

export function cover(stage: Stage): void {
  const { area, palette, sheet } = stage;
  if (stage.take === 0) {
    drawMotif(stage, "top", true);
    const pill = stage.has("kicker") ? 92 : 0;
    const pair = stage.fitPair(
      stage.value("title"),
      stage.value("subtitle"),
      area.width,
      area.height - pill - 30,
      40,
      { max: 148 },
      { max: 46 },
    );
    const top = area.y + area.height - pair.height - pill - 20;
    kickerPill(stage, area.x, top, area.width, { fill: palette.brand, color: palette.onBrand });
    stage.put("title", pair.title, { ...area, y: top + pill, height: pair.title.height }, { color: palette.ink });
    stage.put(
      "subtitle",
      pair.body,
      { ...area, y: top + pill + pair.title.height + 40, height: pair.body.height },
      { color: palette.muted },
    );
    return;
  }
  if (stage.take === 1) {
    const inset = stage.kit.radius === 6 ? 0 : 34;
    const [left, top] = [inset, inset === 0 ? 0 : area.y - 24];
    const height = area.y + area.height * (stage.has("subtitle") ? 0.7 : 1) - top;
    const panelTop = inset === 0 ? area.y - 24 : top;
    const panel = { x: left, y: panelTop, width: SLIDE_WIDTH - left * 2, height: height - (panelTop - top) };
    sheet.draw(
      rect(panel.x, panel.y, panel.width, panel.height, {
        fill: palette.brand,
        radius: inset === 0 ? 0 : stage.kit.radius,
      }),
    );
    const id = sheet.id("clip");
    const light = palette.brandOrnament;
    sheet.draw(
      `<clipPath id="${id}">${rect(panel.x, panel.y, panel.width, panel.height, { radius: inset === 0 ? 0 : stage.kit.radius })}</clipPath><g clip-path="url(#${id})">`,
      circle(panel.x + panel.width - 80, panel.y + panel.height - 10, 300, { stroke: light, width: 44 }),
      circle(panel.x + panel.width - 80, panel.y + panel.height - 10, 170, { stroke: light, width: 44 }),
      "</g>",
    );
    const inner = { x: area.x, y: panel.y + 62, width: area.width, height: panel.height - 124 };
    const pill = kickerPill(stage, inner.x, inner.y, inner.width, { fill: palette.onBrand, color: palette.brand });
    const room = inner.height - pill;
    stage.write(
      "title",
      stage.value("title"),
      { ...inner, y: inner.y + pill, height: room },
      { role: "title", max: titleSize(142, stage.value("title")) },
      { color: palette.onBrand, on: "brand" },
      "left",
      "bottom",
    );
    const below = panel.y + panel.height + 44;
    stage.write(
      "subtitle",
      stage.value("subtitle"),
      { ...area, y: below, height: area.y + area.height - below },
      { max: rowSize(44, [stage.value("subtitle")]) },
      { color: palette.ink },
      "left",
      "top",
    );
    return;
  }
  const frame = { x: 46, y: area.y - 20, width: SLIDE_WIDTH - 92, height: area.height + 24 };
  sheet.draw(rect(frame.x, frame.y, frame.width, frame.height, { fill: palette.soft, radius: stage.kit.radius }));
  sheet.draw(
    rect(frame.x + 18, frame.y + 18, frame.width - 36, frame.height - 36, {
      stroke: palette.brand,
      width: 3,
      radius: Math.max(4, stage.kit.radius - 12),
    }),
  );
  const inner = { x: area.x + 40, width: area.width - 80 };
  const spot = stage.has("kicker") ? 104 : 0;
  const pair = stage.fitPair(
    stage.value("title"),
    stage.value("subtitle"),
    inner.width,
    frame.height - 190 - spot,
    92,
    { max: 128 },
    { max: 42, balance: true },
  );
  const top = frame.y + (frame.height - pair.height - spot) / 2;
  if (spot > 0) {
    const height = 56;
    stage.write(
      "kicker",
      stage.value("kicker"),
      { ...inner, y: top, height },
      { role: "strong", max: 29, lines: 1, uppercase: true, tracking: 0.14 },
      { color: palette.softBrandInk, mark: palette.softBrandInk },
      "center",
      "middle",
    );
  }
  stage.put(
    "title",
    pair.title,
    { ...inner, y: top + spot, height: pair.title.height },
    { color: palette.softInk },
    "center",
  );
  if (pair.body.height > 0)
    sheet.draw(
      rect(SLIDE_WIDTH / 2 - 44, top + spot + pair.title.height + 40, 88, 8, { fill: palette.brand, radius: 4 }),
    );
  stage.put(
    "subtitle",
    pair.body,
    { ...inner, y: top + spot + pair.title.height + 92, height: pair.body.height },
    { color: palette.softMuted, bold: palette.softInk },
    "center",
  );
}
