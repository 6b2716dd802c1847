import { circle, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif, lead } from "./motif.ts";
import { rowSize, titleSize } from "./growth.ts";
import type { Stage } from "./stage.ts";

export function statement(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const [title, body] = [stage.value("title"), stage.value("body")];
  if (!stage.has("title")) return alone(stage);
  if (stage.take === 0) {
    drawMotif(stage, "bottom");
    const pair = stage.fitPair(title, body, area.width, area.height - 70, 44, { max: 140 }, { max: 52 });
    const top = area.y + Math.max(0, (area.height - pair.height - 70) * 0.5);
    lead(stage, area.x, top);
    stage.put("title", pair.title, { ...area, y: top + 54, height: pair.title.height }, { color: palette.ink });
    stage.put(
      "body",
      pair.body,
      { ...area, y: top + 54 + pair.title.height + 44, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
    );
    return;
  }
  if (stage.take === 1) {
    const pad = 56;
    const pair = stage.fitPair(
      title,
      body,
      area.width - (stage.has("body") ? 24 : 0),
      area.height - pad * 2 - 40,
      40,
      { max: 132 },
      { max: 50 },
    );
    const inner = stage.fit(body, area.width - pad * 2, area.height - pair.title.height - 60 - pad * 2, {
      max: rowSize(50, [body]),
    });
    const spare = area.height - pair.title.height - (inner.height > 0 ? inner.height + pad * 2 + 60 : 0);
    const top = area.y + Math.max(0, spare * 0.45);
    if (inner.height === 0) {
      drawMotif(stage, "top", true);
      lead(stage, area.x, top - 54);
    }
    stage.put("title", pair.title, { ...area, y: top, height: pair.title.height }, { color: palette.ink });
    if (inner.height === 0) return;
    const card = {
      x: area.x - 10,
      y: top + pair.title.height + 56,
      width: area.width + 20,
      height: inner.height + pad * 2,
    };
    sheet.draw(rect(card.x, card.y, card.width, card.height, { fill: palette.soft, radius: stage.kit.radius }));
    sheet.draw(rect(card.x, card.y, 12, card.height, { fill: palette.brand, radius: stage.kit.radius === 6 ? 0 : 6 }));
    stage.put(
      "body",
      inner,
      { x: area.x + pad, y: card.y + pad, width: area.width - pad * 2, height: inner.height },
      { color: palette.softInk },
    );
    return;
  }
  const pair = stage.fitPair(
    title,
    body,
    area.width - 70,
    area.height - 190,
    96,
    { max: 116 },
    { max: 48, balance: true },
  );
  const top = area.y + (area.height - pair.height) / 2;
  sheet.ground(circle(SLIDE_WIDTH / 2, area.y + area.height / 2, 470, { fill: palette.soft }));
  const inner = { x: area.x + 35, width: area.width - 70 };
  stage.put("title", pair.title, { ...inner, y: top, height: pair.title.height }, { color: palette.ink }, "center");
  if (pair.body.height > 0) {
    const middle = top + pair.title.height + 48;
    for (const step of [-1, 0, 1]) sheet.draw(circle(SLIDE_WIDTH / 2 + step * 30, middle, 7, { fill: palette.brand }));
  }
  stage.put(
    "body",
    pair.body,
    { ...inner, y: top + pair.title.height + 96, height: pair.body.height },
    { color: palette.muted, bold: palette.ink },
    "center",
  );
}

/** A sentence that no heading names better than itself. */
function alone(stage: Stage): void {
  const { area, palette } = stage;
  const said = stage.value("body");
  const align = stage.take === 2 ? "center" : "left";
  drawMotif(stage, stage.take === 1 ? "top" : "bottom");
  const text = stage.fit(said, area.width, area.height - 190, {
    role: "title",
    max: titleSize(112, said),
    leading: 1.2,
  });
  const top = area.y + Math.max(0, (area.height - 190 - text.height) * 0.5);
  if (align === "left") lead(stage, area.x, top);
  stage.put("body", text, { ...area, y: top + 60, height: text.height }, { color: palette.ink }, align);
}
