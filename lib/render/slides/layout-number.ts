import { valueText } from "#lib/domain/slide.ts";
import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif } from "./motif.ts";
import type { Stage } from "./stage.ts";

export function number(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const figure = stage.value("number");
  // What is no figure but a few words takes the lines that it needs.
  const lines = valueText(figure).length > 14 ? 3 : 1;
  if (stage.take === 0) {
    const height = area.height * 0.48;
    const text = stage.fit(figure, area.width, height, {
      role: "title",
      max: 560,
      min: 60,
      lines,
      leading: 1.02,
      tracking: -0.04,
    });
    const rest = area.height - text.height - 30;
    const pair = stage.fitPair(
      stage.value("title"),
      stage.value("body"),
      area.width,
      rest,
      34,
      { max: 98 },
      { max: 46 },
    );
    const top = area.y + Math.max(0, (area.height - text.height - 30 - pair.height) * 0.45);
    sheet.ground(
      path(`M${area.x - 20} ${top + text.height * 0.86}H${SLIDE_WIDTH}V${top + text.height * 0.92}H${area.x - 20}Z`, {
        fill: palette.soft,
      }),
    );
    stage.put(
      "number",
      text,
      { ...area, y: top, height: text.height },
      { color: palette.brandInk, mark: palette.brandInk },
    );
    const next = top + text.height + 30;
    stage.put("title", pair.title, { ...area, y: next, height: pair.title.height }, { color: palette.ink });
    stage.put(
      "body",
      pair.body,
      { ...area, y: next + pair.title.height + 34, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
    );
    return;
  }
  if (stage.take === 1) {
    const side = 450;
    const pair = stage.fitPair(
      stage.value("title"),
      stage.value("body"),
      area.width,
      area.height - side - 60,
      34,
      { max: 104 },
      { max: 46 },
    );
    const top = area.y + Math.max(0, (area.height - side - 60 - pair.height) * 0.45);
    const [x, y] = [area.x + side / 2 - 20, top + side / 2 + 4];
    sheet.draw(circle(x, y, side / 2, { fill: palette.brand }));
    sheet.draw(circle(x, y, side / 2 - 20, { stroke: palette.onBrand, width: 3, opacity: 0.45 }));
    stage.write(
      "number",
      figure,
      { x: x - side * 0.38, y: y - side / 2, width: side * 0.76, height: side },
      { role: "title", max: 230, min: 40, lines: 1, leading: 1.02 },
      { color: palette.onBrand, mark: palette.onBrand },
      "center",
      "middle",
    );
    const from = top + side + 60;
    drawMotif(stage, "top");
    stage.put("title", pair.title, { ...area, y: from, height: pair.title.height }, { color: palette.ink });
    stage.put(
      "body",
      pair.body,
      { ...area, y: from + pair.title.height + 34, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
    );
    return;
  }
  const pair = stage.fitPair(
    stage.value("title"),
    stage.value("body"),
    area.width,
    area.height - 480 - 46,
    30,
    { max: 96 },
    { max: 46 },
  );
  const height = Math.max(480, area.height - 46 - pair.height - 30);
  const panel = { x: 46, y: area.y - 10, width: SLIDE_WIDTH - 92, height };
  sheet.draw(rect(panel.x, panel.y, panel.width, panel.height, { fill: palette.brand, radius: stage.kit.radius }));
  const light = palette.brandOrnament;
  const id = sheet.id("clip");
  sheet.draw(
    `<clipPath id="${id}">${rect(panel.x, panel.y, panel.width, panel.height, { radius: stage.kit.radius })}</clipPath><g clip-path="url(#${id})">`,
    ...[0, 1, 2, 3].map((step) =>
      circle(panel.x + panel.width, panel.y, 130 + step * 90, { stroke: light, width: 28 }),
    ),
    "</g>",
  );
  stage.write(
    "number",
    figure,
    { ...area, y: panel.y, height },
    { role: "title", max: 400, min: 50, lines, leading: 1.02, tracking: -0.04 },
    { color: palette.onBrand, mark: palette.onBrand },
    "left",
    "middle",
  );
  const from = panel.y + height + 56;
  stage.put("title", pair.title, { ...area, y: from, height: pair.title.height }, { color: palette.ink });
  stage.put(
    "body",
    pair.body,
    { ...area, y: from + pair.title.height + 30, height: pair.body.height },
    { color: palette.muted, bold: palette.ink },
  );
}
