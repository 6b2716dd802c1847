import { mixColors } from "#lib/domain/contrast.ts";
import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif, lead } from "./motif.ts";
import type { Stage } from "./stage.ts";

/** Layouts that are words alone: cover, statement, number, quote, question. */

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
    max: 27,
    min: 20,
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
    const height = area.y + area.height * 0.7 - top;
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
      { role: "title", max: 142 },
      { color: palette.onBrand, on: "brand" },
      "left",
      "bottom",
    );
    const below = panel.y + panel.height + 44;
    stage.write(
      "subtitle",
      stage.value("subtitle"),
      { ...area, y: below, height: area.y + area.height - below },
      { max: 44 },
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
    const height = 50;
    stage.write(
      "kicker",
      stage.value("kicker"),
      { ...inner, y: top, height },
      { role: "strong", max: 28, min: 20, lines: 1, uppercase: true, tracking: 0.14 },
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

export function statement(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const [title, body] = [stage.value("title"), stage.value("body")];
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
    const inner = stage.fit(body, area.width - pad * 2, area.height - pair.title.height - 60 - pad * 2, { max: 50 });
    const spare = area.height - pair.title.height - (inner.height > 0 ? inner.height + pad * 2 + 60 : 0);
    const top = area.y + Math.max(0, spare * 0.45);
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

export function number(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const figure = stage.value("number");
  if (stage.take === 0) {
    const height = area.height * 0.48;
    const text = stage.fit(figure, area.width, height, {
      role: "title",
      max: 560,
      min: 60,
      lines: 1,
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
    const [x, y] = [area.x + side / 2 - 20, area.y + side / 2 + 4];
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
    const from = area.y + side + 60;
    const pair = stage.fitPair(
      stage.value("title"),
      stage.value("body"),
      area.width,
      area.y + area.height - from,
      34,
      { max: 104 },
      { max: 46 },
    );
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
  const height = 480;
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
    { role: "title", max: 400, min: 50, lines: 1, leading: 1.02, tracking: -0.04 },
    { color: palette.onBrand, mark: palette.onBrand },
    "left",
    "middle",
  );
  const from = panel.y + height + 56;
  const pair = stage.fitPair(
    stage.value("title"),
    stage.value("body"),
    area.width,
    area.y + area.height - from,
    30,
    { max: 96 },
    { max: 46 },
  );
  stage.put("title", pair.title, { ...area, y: from, height: pair.title.height }, { color: palette.ink });
  stage.put(
    "body",
    pair.body,
    { ...area, y: from + pair.title.height + 30, height: pair.body.height },
    { color: palette.muted, bold: palette.ink },
  );
}

/** A pair of quotation marks, drawn: the fonts' own differ too much. */
const marks = (x: number, y: number, size: number, color: string): string =>
  [0, 1]
    .map((step) => {
      const left = x + step * size * 0.62;
      const [w, h] = [size * 0.5, size * 0.86];
      return path(
        `M${left} ${y + h * 0.62}C${left} ${y + h * 0.2} ${left + w * 0.36} ${y} ${left + w * 0.94} ${y}L${left + w} ${y + h * 0.16}C${left + w * 0.66} ${y + h * 0.22} ${left + w * 0.52} ${y + h * 0.36} ${left + w * 0.5} ${y + h * 0.48}A${w * 0.48} ${w * 0.48} 0 1 1 ${left} ${y + h * 0.66}Z`,
        { fill: color },
      );
    })
    .join("");

export function quote(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const said = stage.value("quote");
  const author = (x: number, y: number, width: number, color: string, rule: string) => {
    if (!stage.has("author")) return;
    sheet.draw(rect(x, y + 26, 54, 5, { fill: rule }));
    stage.write(
      "author",
      stage.value("author"),
      { x: x + 78, y, width: width - 78, height: 60 },
      { role: "strong", max: 34, min: 22, lines: 1 },
      { color, mark: color },
      "left",
      "middle",
    );
  };
  const signed = stage.has("author") ? 120 : 0;
  if (stage.take === 0) {
    drawMotif(stage, "bottom");
    const text = stage.fit(said, area.width, area.height - 220 - signed, { role: "title", max: 124, leading: 1.2 });
    const top = area.y + Math.max(0, (area.height - 220 - signed - text.height) * 0.5);
    sheet.draw(marks(area.x, top, 170, palette.brand));
    stage.put("quote", text, { ...area, y: top + 210, height: text.height }, { color: palette.ink });
    author(area.x, top + 210 + text.height + 48, area.width, palette.muted, palette.brand);
    return;
  }
  if (stage.take === 1) {
    const pad = 66;
    const card = { x: 46, width: SLIDE_WIDTH - 92 };
    const inner = { x: card.x + pad, width: card.width - pad * 2 };
    const text = stage.fit(said, inner.width, area.height - 300 - signed, { role: "title", max: 108, leading: 1.2 });
    const height = text.height + pad * 2 + 130;
    const top = area.y + (area.height - height - signed) * 0.5;
    sheet.draw(rect(card.x, top, card.width, height, { fill: palette.brand, radius: stage.kit.radius }));
    sheet.draw(path(`M${inner.x + 20} ${top + height - 2}h90l-64 62z`, { fill: palette.brand }));
    sheet.draw(marks(inner.x, top + pad - 8, 104, mixColors(palette.brand, palette.onBrand, 0.4)));
    stage.put(
      "quote",
      text,
      { ...inner, y: top + pad + 124, height: text.height },
      { color: palette.onBrand, on: "brand" },
    );
    author(inner.x + 20, top + height + 76, inner.width, palette.ink, palette.brand);
    return;
  }
  const text = stage.fit(said, area.width - 40, area.height - 280 - signed, { role: "title", max: 116, leading: 1.2 });
  const total = text.height + 200 + signed;
  const top = area.y + (area.height - total) / 2;
  sheet.draw(
    rect(area.x, top + 62, area.width / 2 - 120, 4, { fill: palette.hairline }),
    rect(SLIDE_WIDTH / 2 + 120, top + 62, area.width / 2 - 120, 4, { fill: palette.hairline }),
  );
  sheet.draw(marks(SLIDE_WIDTH / 2 - 70, top, 126, palette.brand));
  stage.put(
    "quote",
    text,
    { x: area.x + 20, width: area.width - 40, y: top + 190, height: text.height },
    { color: palette.ink },
    "center",
  );
  if (signed > 0)
    stage.write(
      "author",
      stage.value("author"),
      { ...area, y: top + 190 + text.height + 46, height: 60 },
      { role: "strong", max: 32, min: 22, lines: 1 },
      { color: palette.brandInk, mark: palette.brandInk },
      "center",
      "middle",
    );
}

export function question(stage: Stage): void {
  const { area, palette, sheet } = stage;
  const [title, body] = [stage.value("title"), stage.value("body")];
  if (stage.take === 0) {
    const [x, y] = [SLIDE_WIDTH - 290, area.y + 250];
    sheet.ground(
      path(
        `M${x - 170} ${y - 60}A170 170 0 1 1 ${x + 92} ${y + 84}C${x + 24} ${y + 132} ${x} ${y + 170} ${x} ${y + 236}`,
        { stroke: palette.soft, width: 96 },
      ),
      circle(x, y + 362, 62, { fill: palette.soft }),
    );
    const pair = stage.fitPair(title, body, area.width, area.height - 20, 42, { max: 136 }, { max: 48 });
    const top = area.y + area.height - pair.height - 20;
    stage.put("title", pair.title, { ...area, y: top, height: pair.title.height }, { color: palette.ink });
    stage.put(
      "body",
      pair.body,
      { ...area, y: top + pair.title.height + 42, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
    );
    return;
  }
  const pad = 64;
  const bubble = { x: 46, width: SLIDE_WIDTH - 92 };
  const inner = { x: bubble.x + pad, width: bubble.width - pad * 2 };
  const pair = stage.fitPair(title, body, inner.width, area.height - pad * 2 - 150, 110, { max: 124 }, { max: 48 });
  const height = pair.title.height + pad * 2;
  const top = area.y + Math.max(0, (area.height - height - (pair.body.height > 0 ? pair.body.height + 110 : 0)) * 0.5);
  const brand = stage.take === 1;
  sheet.draw(
    rect(bubble.x, top, bubble.width, height, {
      fill: brand ? palette.brand : palette.soft,
      radius: Math.max(28, stage.kit.radius),
    }),
  );
  const tail = brand ? bubble.x + 120 : bubble.x + bubble.width - 220;
  sheet.draw(
    path(`M${tail} ${top + height - 2}h104l${brand ? -84 : 84} 68z`, { fill: brand ? palette.brand : palette.soft }),
  );
  stage.put(
    "title",
    pair.title,
    { ...inner, y: top + pad, height: pair.title.height },
    brand ? { color: palette.onBrand, on: "brand" } : { color: palette.softInk },
  );
  stage.put(
    "body",
    pair.body,
    { ...inner, y: top + height + 106, height: pair.body.height },
    { color: palette.muted, bold: palette.ink },
    brand ? "left" : "right",
  );
}
