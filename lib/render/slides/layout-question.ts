import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import type { Stage } from "./stage.ts";

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
