import { readDrawnWords } from "#lib/content/drawn/drawn.ts";
import { type FieldValue, valueText } from "#lib/domain/slide.ts";
import { arrow, check, circle, cross, rect } from "#lib/render/paint/shapes.ts";
import type { Fitted } from "#lib/render/text/fit.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawVerdict, isRefused } from "./verdict.ts";
import { drawMotif } from "./motif.ts";
import { rowSize, titleSize } from "./growth.ts";
import { LEAST_SIZE, type Stage } from "./stage.ts";

/** Layouts of two sides: comparison, myth. */

function alike(
  stage: Stage,
  values: readonly FieldValue[],
  width: number,
  height: number,
  from: number,
  least: number,
): Fitted[] {
  let size = from;
  const at = (value: number) => values.map((text) => stage.fit(text, width, height, { max: value, min: value }));
  while (size > least && at(size).some(({ broken, truncated }) => truncated || broken)) size--;
  return at(size);
}

export function comparison(stage: Stage): void {
  const { area, kit, palette, sheet } = stage;
  const bodies = [stage.value("leftBody"), stage.value("rightBody")];
  const heads = [stage.value("leftTitle"), stage.value("rightTitle")];
  const radius = kit.radius;
  const long = bodies.reduce((sum, { blocks }) => sum + blocks.reduce((all, { text }) => all + text.length, 0), 0);
  const title = stage.fit(stage.value("title"), area.width, area.height * (long > 500 ? 0.16 : 0.28), {
    role: "title",
    max: 96,
  });
  const from = area.y + title.height + (title.height > 0 ? 56 : 0);
  const room = area.y + area.height - from;
  const isJudged = isRefused(stage, valueText(stage.value("leftTitle")));
  const sides = stage.take === 1 ? "stacked" : "columns";
  if (sides === "columns") {
    const gap = stage.take === 0 ? 24 : 0;
    const outer = { x: 46, width: SLIDE_WIDTH - 92 };
    const width = (outer.width - gap) / 2;
    const pad = 40;
    const above = isJudged ? 108 : 12;
    const headTexts = heads.map((value) => stage.fit(value, width - pad * 2, 130, { role: "title", max: 56, min: 28 }));
    const headHeight = Math.max(50, ...headTexts.map(({ height }) => height));
    const texts = alike(
      stage,
      bodies,
      width - pad * 2,
      room - pad * 2 - headHeight - 150,
      Math.min(58, rowSize(46, bodies)),
      LEAST_SIZE,
    );
    const tall = Math.min(
      room,
      Math.max(room * 0.74, ...texts.map(({ height }) => height + pad * 2 + headHeight + 160)),
    );
    const spare = room - tall;
    const top = from + spare * 0.5;
    stage.put("title", title, { ...area, y: area.y + spare * 0.5, height: title.height }, { color: palette.ink });
    for (const index of [0, 1] as const) {
      const right = index === 1;
      const x = outer.x + index * (width + gap);
      const lift = stage.take === 2 && right ? 22 : 0;
      sheet.draw(
        rect(x, top - lift, width, tall + lift * 2, {
          fill: right ? palette.brand : palette.soft,
          radius: lift || gap ? radius : Math.min(radius, 28),
        }),
      );
      const color = right ? palette.onBrand : palette.softInk;
      if (isJudged) drawVerdict(stage, right, x + pad + 38, top + pad + 38, 38);
      const [head, text] = [headTexts[index], texts[index]];
      const textTop = top + pad + above;
      if (head)
        stage.put(
          right ? "rightTitle" : "leftTitle",
          head,
          { x: x + pad, y: textTop, width: width - pad * 2, height: headHeight },
          { color, mark: color },
        );
      if (text)
        stage.put(
          right ? "rightBody" : "leftBody",
          text,
          { x: x + pad, y: textTop + headHeight + 28, width: width - pad * 2, height: text.height },
          right ? { color: palette.onBrand, on: "brand" } : { color: palette.softMuted, bold: palette.softInk },
        );
    }
    return;
  }
  const gap = 22;
  const pad = 44;
  const beside = isJudged ? 88 : 0;
  const outer = { x: 46, width: SLIDE_WIDTH - 92 };
  const half = (room - gap) / 2;
  const width = outer.width - pad * 2;
  const headTexts = heads.map((value) =>
    stage.fit(value, width - 100, 70, { role: "title", max: 60, min: 28, lines: 1 }),
  );
  const texts = alike(stage, bodies, width, half - pad * 2 - 98, Math.min(58, rowSize(48, bodies)), LEAST_SIZE);
  const tall = Math.min(half, Math.max(half * 0.76, ...texts.map(({ height }) => height + pad * 2 + 106)));
  const spare = room - tall * 2 - gap;
  stage.put("title", title, { ...area, y: area.y + spare * 0.5, height: title.height }, { color: palette.ink });
  for (const index of [0, 1] as const) {
    const right = index === 1;
    const top = from + spare * 0.5 + index * (tall + gap);
    sheet.draw(rect(outer.x, top, outer.width, tall, { fill: right ? palette.brand : palette.soft, radius }));
    const color = right ? palette.onBrand : palette.softInk;
    if (isJudged) drawVerdict(stage, right, outer.x + pad + 32, top + pad + 34, 32);
    const [head, text] = [headTexts[index], texts[index]];
    if (head)
      stage.put(
        right ? "rightTitle" : "leftTitle",
        head,
        { x: outer.x + pad + beside, y: top + pad - 2, width: width - beside, height: 72 },
        { color, mark: color },
        "left",
        "middle",
      );
    if (text)
      stage.put(
        right ? "rightBody" : "leftBody",
        text,
        { x: outer.x + pad, y: top + pad + 98, width, height: text.height },
        right ? { color: palette.onBrand, on: "brand" } : { color: palette.softMuted, bold: palette.softInk },
      );
  }
  if (!isJudged) return;
  const middle = from + spare * 0.5 + tall + gap / 2;
  sheet.draw(
    circle(SLIDE_WIDTH - 150, middle, 50, { fill: palette.ground }),
    `<g transform="rotate(90 ${SLIDE_WIDTH - 150} ${middle})">${arrow(SLIDE_WIDTH - 150, middle, 44, palette.brandInk)}</g>`,
  );
}

export function myth(stage: Stage): void {
  const { area, kit, palette, sheet } = stage;
  const words = readDrawnWords(stage.input.language);
  const outer = { x: 46, width: SLIDE_WIDTH - 92 };
  const pad = 56;
  const overlap = stage.take === 1;
  const width = outer.width - pad * 2 - (overlap ? 50 : 0);
  const label = 100;
  const gap = overlap ? -18 : 24;
  const fixed = (pad * 2 + label) * 2 + gap;
  const texts = [stage.value("myth"), stage.value("truth")];
  const [first, second] = stage.fitAlike(texts, width, area.height - fixed, 0, {
    role: "title",
    max: titleSize(88, texts.toSorted((a, b) => valueText(b).length - valueText(a).length)[0] ?? ""),
    min: 28,
    balance: true,
  });
  if (!first || !second) return;
  const grow = Math.min(150, Math.max(0, (area.height - fixed - first.height - second.height) * 0.42));
  const heights = [first.height + pad * 2 + label + grow, second.height + pad * 2 + label + grow] as const;
  const top = area.y + (area.height - heights[0] - heights[1] - gap) * 0.5;
  if (stage.take === 0) drawMotif(stage, "bottom");
  for (const index of [0, 1] as const) {
    const truth = index === 1;
    const text = truth ? second : first;
    const height = heights[index];
    const y = truth ? top + heights[0] + gap : top;
    const x = overlap && truth ? outer.x + 50 : outer.x;
    const cardWidth = overlap ? outer.width - 50 : outer.width;
    if (truth && overlap)
      sheet.draw(rect(x - 12, y - 12, cardWidth + 24, height + 24, { fill: palette.ground, radius: kit.radius + 10 }));
    sheet.draw(
      rect(
        x,
        y,
        cardWidth,
        height,
        truth
          ? { fill: palette.brand, radius: kit.radius }
          : overlap
            ? { fill: palette.soft, radius: kit.radius }
            : { stroke: palette.hairline, width: 4, fill: palette.card, radius: kit.radius },
      ),
    );
    const color = truth ? palette.onBrand : overlap ? palette.softMuted : palette.muted;
    sheet.draw(circle(x + pad + 32, y + pad + 32, 32, truth ? { fill: palette.onBrand } : { fill: palette.hairline }));
    sheet.draw(
      truth ? check(x + pad + 32, y + pad + 32, 38, palette.brand) : cross(x + pad + 32, y + pad + 32, 34, palette.ink),
    );
    stage.write(
      truth ? "truthLabel" : "mythLabel",
      truth ? words.truth : words.myth,
      { x: x + pad + 86, y: y + pad, width: 400, height: 64 },
      { role: "strong", max: 30, lines: 1, uppercase: true, tracking: 0.12 },
      { color },
      "left",
      "middle",
    );
    stage.put(
      truth ? "truth" : "myth",
      text,
      { x: x + pad, y: y + pad + label, width, height: height - pad * 2 - label },
      truth
        ? { color: palette.onBrand, on: "brand" }
        : { color: overlap ? palette.softMuted : palette.cardInk === palette.ink ? palette.muted : palette.cardInk },
      "left",
      "middle",
    );
  }
}
