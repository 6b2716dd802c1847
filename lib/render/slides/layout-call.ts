import { circle, rect } from "#lib/render/paint/shapes.ts";
import { icon } from "#lib/render/icons/draw-icon.ts";
import type { IconName } from "#lib/content/icons/icons.ts";
import { valueText } from "#lib/domain/slide.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { avatar } from "./frame.ts";
import { SLIDE_WIDTH } from "./input.ts";
import { drawMotif } from "./motif.ts";
import type { Stage } from "./stage.ts";

const ICON_WORDS: readonly (readonly [RegExp, IconName])[] = (
  [
    ["salv|guard|save|bookmark", "bookmark"],
    ["compart|envi|mand[ae]|share|send", "send"],
    ["coment|cont[ae](?!t)|cuént|respond|comment|tell|reply|answer", "message-circle"],
    ["siga|sigue|segue|follow", "user-plus"],
    ["agend|marque|reserv|book|schedul", "calendar-check"],
    ["compr|loja|tienda|shop|buy|order|pe[dç][ae]", "shopping-bag"],
    ["visit|venha|ven(?!\\p{L})|passe|come(?!\\p{L})", "map-pin"],
    ["ligue|llam|call|fale|chame|whats|habla", "phone"],
    ["curta|like", "heart"],
    ["link|bio(?!\\p{L})|site", "link"],
  ] as const
).map(([words, name]) => [new RegExp(`(?<!\\p{L})(?:${words})`, "iu"), name]);

/** The icon of what is asked for first. */
export function iconFor(words: string): IconName {
  const found = ICON_WORDS.map(([pattern, name]) => ({ name, at: words.search(pattern) })).filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.name ?? "arrow-right";
}

/** A button shape with its icon; gives back its height. */
function button(stage: Stage, frame: Frame, align: "left" | "center", inverse: boolean): void {
  if (!stage.has("action")) return;
  const { kit, palette, sheet } = stage;
  const value = stage.value("action");
  const name = iconFor(valueText(value));
  const [fill, color] = inverse ? [palette.onBrand, palette.brand] : [palette.brand, palette.onBrand];
  const text = stage.fit(value, frame.width - 190, frame.height - 20, {
    role: "strong",
    max: 42,
    lines: 2,
    leading: 1.16,
    balance: true,
  });
  const width = text.width + 170;
  const x = align === "left" ? frame.x : frame.x + (frame.width - width) / 2;
  const radius = kit.radius === 6 ? 8 : frame.height / 2;
  sheet.draw(rect(x, frame.y, width, frame.height, { fill, radius }));
  sheet.draw(icon(name, x + 46, frame.y + frame.height / 2 - 23, 46, color, 2.2));
  stage.put(
    "action",
    text,
    { x: x + 114, y: frame.y, width: frame.width - 190, height: frame.height },
    { color, mark: color },
    "left",
    "middle",
  );
}

const BUTTON = 124;

export async function call(stage: Stage): Promise<void> {
  const { area, kit, palette, sheet } = stage;
  const [title, body] = [stage.value("title"), stage.value("body")];
  const below = stage.has("action") ? BUTTON + 60 : 0;
  if (stage.take === 0) {
    drawMotif(stage, "top", true);
    const pair = stage.fitPair(title, body, area.width, area.height - below - 10, 40, { max: 140 }, { max: 50 });
    const top = area.y + Math.max(0, (area.height - pair.height - below) * 0.55);
    stage.put("title", pair.title, { ...area, y: top, height: pair.title.height }, { color: palette.ink });
    stage.put(
      "body",
      pair.body,
      { ...area, y: top + pair.title.height + 40, height: pair.body.height },
      { color: palette.muted, bold: palette.ink },
    );
    button(stage, { ...area, y: top + pair.height + 60, height: BUTTON }, "left", false);
    return;
  }
  if (stage.take === 1) {
    const panel = { x: 46, y: area.y - 16, width: SLIDE_WIDTH - 92, height: area.height + 24 };
    sheet.draw(rect(panel.x, panel.y, panel.width, panel.height, { fill: palette.brand, radius: kit.radius }));
    const face = kit.header === "bottom" ? 150 : 0;
    const inner = { x: area.x + 10, width: area.width - 20 };
    const pair = stage.fitPair(
      title,
      body,
      inner.width,
      panel.height - 150 - below - (face ? face + 44 : 0),
      38,
      { max: 126 },
      { max: 48, balance: true },
    );
    const total = pair.height + below + (face ? face + 44 : 0);
    let top = panel.y + (panel.height - total) / 2;
    if (face) {
      await avatar(stage, stage.input.brand, (SLIDE_WIDTH - face) / 2, top, face, true);
      top += face + 44;
    }
    stage.put(
      "title",
      pair.title,
      { ...inner, y: top, height: pair.title.height },
      { color: palette.onBrand, on: "brand" },
      "center",
    );
    stage.put(
      "body",
      pair.body,
      { ...inner, y: top + pair.title.height + 38, height: pair.body.height },
      { color: palette.onBrandMuted, bold: palette.onBrand, on: "brand" },
      "center",
    );
    button(stage, { ...inner, y: top + pair.height + 60, height: BUTTON }, "center", true);
    return;
  }
  sheet.ground(circle(SLIDE_WIDTH / 2, area.y + area.height * 0.5, 500, { fill: palette.soft }));
  const pair = stage.fitPair(
    title,
    body,
    area.width - 40,
    area.height - below - 60,
    40,
    { max: 124 },
    { max: 48, balance: true },
  );
  const inner = { x: area.x + 20, width: area.width - 40 };
  const top = area.y + (area.height - pair.height - below) / 2;
  stage.put("title", pair.title, { ...inner, y: top, height: pair.title.height }, { color: palette.ink }, "center");
  stage.put(
    "body",
    pair.body,
    { ...inner, y: top + pair.title.height + 40, height: pair.body.height },
    { color: palette.muted, bold: palette.ink },
    "center",
  );
  button(stage, { ...inner, y: top + pair.height + 60, height: BUTTON }, "center", false);
}
