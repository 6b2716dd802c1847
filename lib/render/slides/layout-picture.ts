import { path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { MARGIN } from "./frame.ts";
import type { Stage } from "./stage.ts";

/** Where a layout wants its picture, and the shape that cuts it out. */
export interface PictureHole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shape: "round" | "arch" | "circle" | "bleed";
  readonly radius: number;
}

/** A picture with its title and text, for any layout that has these two names. */
export function picture(stage: Stage, [head, text, top]: readonly [string, string, string | null]): PictureHole {
  const { area, kit, palette, sheet } = stage;
  const extra = top !== null && stage.has(top) ? 68 : 0;
  const small = (x: number, y: number, width: number, align: "left" | "center") => {
    if (top === null || extra === 0) return;
    stage.write(
      top,
      stage.value(top),
      { x, y, width, height: 50 },
      { role: "strong", max: 29, lines: 1, uppercase: true, tracking: 0.1 },
      { color: palette.brandInk },
      align,
      "middle",
    );
  };
  const [title, body] = [stage.value(head), stage.value(text)];
  const room = area.height * 0.5;
  if (stage.take === 0) {
    const pair = stage.fitPair(title, body, area.width, room - extra, 26, { max: 84 }, { max: 40 });
    const under = area.y + area.height - pair.height - extra;
    const hole = {
      x: area.x - 24,
      y: area.y - 8,
      width: area.width + 48,
      height: under - area.y - 44,
      shape: "round",
      radius: kit.radius,
    } as const;
    small(area.x, under - 6, area.width, "left");
    stage.put(head, pair.title, { ...area, y: under + extra, height: pair.title.height }, { color: palette.ink });
    stage.put(
      text,
      pair.body,
      { ...area, y: under + extra + pair.title.height + 26, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
    );
    return hole;
  }
  if (stage.take === 1) {
    const pair = stage.fitPair(title, body, area.width, room - extra, 26, { max: 80 }, { max: 38, balance: true });
    const under = area.y + area.height - pair.height - extra;
    const tall = under - area.y - 40;
    const width = Math.min(area.width - 90, tall * 1.12);
    const rim = { x: (SLIDE_WIDTH - width) / 2 - 26, width: width + 52, foot: area.y - 8 + tall };
    const bow = rim.width / 2;
    sheet.ground(
      path(`M${rim.x} ${rim.foot}V${area.y - 34 + bow}a${bow} ${bow} 0 0 1 ${rim.width} 0V${rim.foot}Z`, {
        fill: palette.soft,
      }),
    );
    small(area.x, under - 6, area.width, "center");
    stage.put(
      head,
      pair.title,
      { ...area, y: under + extra, height: pair.title.height },
      { color: palette.ink },
      "center",
    );
    stage.put(
      text,
      pair.body,
      { ...area, y: under + extra + pair.title.height + 26, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
      "center",
    );
    return { x: (SLIDE_WIDTH - width) / 2, y: area.y - 8, width, height: tall, shape: "arch", radius: width / 2 };
  }
  const pad = 50;
  const inner = { x: MARGIN + 6, width: area.width - 12 };
  const pair = stage.fitPair(title, body, inner.width, area.height * 0.46 - extra, 24, { max: 76 }, { max: 38 });
  // A photo without words fills the page.
  if (pair.height + extra === 0)
    return {
      x: 46,
      y: area.y - 14,
      width: SLIDE_WIDTH - 92,
      height: area.height + 14,
      shape: "round",
      radius: kit.radius,
    };
  const height = pair.height + pad * 2 + extra;
  const y = area.y + area.height - height + 10;
  const card = { x: 46, width: SLIDE_WIDTH - 92 };
  const hole = {
    x: 46,
    y: area.y - 14,
    width: SLIDE_WIDTH - 92,
    height: y - area.y + 14 + 90,
    shape: "round",
    radius: kit.radius,
  } as const;
  sheet.draw(rect(card.x + 26, y, card.width - 52, height, { fill: palette.card, radius: Math.min(kit.radius, 32) }));
  sheet.draw(rect(card.x + 26 + pad - 4, y, 90, 10, { fill: palette.brand }));
  const left = card.x + 26 + pad - 4;
  const wide = card.width - 52 - (pad - 4) * 2;
  const refit = stage.fitPair(title, body, wide, pair.height + 6, 24, { max: 76 }, { max: 38 });
  if (top !== null && extra > 0)
    stage.write(
      top,
      stage.value(top),
      { x: left, y: y + pad - 12, width: wide, height: 50 },
      { role: "strong", max: 29, lines: 1, uppercase: true, tracking: 0.1 },
      { color: palette.brandInk },
      "left",
      "middle",
    );
  stage.put(
    head,
    refit.title,
    { x: left, y: y + pad + extra, width: wide, height: refit.title.height },
    { color: palette.cardInk },
  );
  stage.put(
    text,
    refit.body,
    { x: left, y: y + pad + extra + refit.title.height + 24, width: wide, height: refit.body.height },
    { color: palette.cardInk },
  );
  return hole;
}
