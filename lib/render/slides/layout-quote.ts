import { mixColors } from "#lib/domain/contrast.ts";
import { path, rect } from "#lib/render/paint/shapes.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif } from "./motif.ts";
import { titleSize } from "./growth.ts";
import type { Stage } from "./stage.ts";

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
      { role: "strong", max: 34, lines: 1 },
      { color, mark: color },
      "left",
      "middle",
    );
  };
  const signed = stage.has("author") ? 120 : 0;
  if (stage.take === 0) {
    drawMotif(stage, "bottom");
    const text = stage.fit(said, area.width, area.height - 220 - signed, {
      role: "title",
      max: titleSize(124, said),
      leading: 1.2,
    });
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
    const text = stage.fit(said, inner.width, area.height - 300 - signed, {
      role: "title",
      max: titleSize(108, said),
      leading: 1.2,
    });
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
  const text = stage.fit(said, area.width - 40, area.height - 280 - signed, {
    role: "title",
    max: titleSize(116, said),
    leading: 1.2,
  });
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
      { role: "strong", max: 32, lines: 1 },
      { color: palette.brandInk, mark: palette.brandInk },
      "center",
      "middle",
    );
}
