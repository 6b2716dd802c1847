import sharp from "sharp";
import type { Font } from "#lib/domain/brand.ts";
import { isDark, mixColors } from "#lib/domain/contrast.ts";
import { type FieldValue, plainValue, type SlideColors } from "#lib/domain/slide.ts";
import type { Language } from "#lib/domain/language.ts";
import { addGrain } from "#lib/render/paint/grain.ts";
import { type Pixels, toJpeg } from "#lib/render/paint/pixels.ts";
import { type Box, Sheet, type SheetResult } from "#lib/render/paint/sheet.ts";
import { rect } from "#lib/render/paint/shapes.ts";
import { calmPart } from "#lib/render/paint/veil.ts";
import type { BrandHeader, StillInput } from "#lib/render/slides/input.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "#lib/render/slides/input.ts";
import { kitOf } from "#lib/render/slides/kit.ts";
import { paletteOf } from "#lib/render/slides/palette.ts";
import { Stage } from "#lib/render/slides/stage.ts";
import { wantedBy } from "#lib/render/slides/wanted.ts";
import { measureWords } from "#lib/render/text/widths.ts";

export interface PageInput {
  title: string;
  body: string;
  /** from 1 */
  position: number;
  total: number;
  /** the drawn picture, its calm side as `pageCalm` said */
  picture: Buffer;
  colors: SlideColors;
  titleFont: Font;
  bodyFont: Font;
  brand: BrandHeader;
  language: Language;
  seed: number;
}

export type CalmSide = "top" | "bottom";

/** On which side of each page its text stands: the picture leaves it calm. */
export function pageCalm(seed: number, position: number, total: number): CalmSide {
  if (position === 1 || position === total) return "top";
  return (position + (seed % 2)) % 3 === 0 ? "bottom" : "top";
}

const MARGIN = 92;
const READS = 4.9;

async function groundOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize(SLIDE_WIDTH, SLIDE_HEIGHT, { fit: "cover" })
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A pill of the ground's colour at the foot: who tells this, and how far the story is. */
function footer(stage: Stage, tone: { fill: string; ink: string; rest: string }): void {
  const { input, sheet } = stage;
  const height = 58;
  const y = SLIDE_HEIGHT - 54 - height;
  const said = input.brand.handle ? `@${input.brand.handle}` : input.brand.profileName;
  const text = stage.fit(said, 480, height, { role: "strong", max: 28, lines: 1 });
  const step = input.total > 10 ? 14 : 24;
  const told = input.total > 1 ? Math.min(input.total, 20) : 0;
  const marks = told > 0 ? told * step + 30 : 0;
  const width = text.width + 56 + marks;
  const x = (SLIDE_WIDTH - width) / 2;
  sheet.draw(rect(x, y, width, height, { fill: tone.fill, radius: height / 2 }));
  stage.put("handle", text, { x: x + 28, y, width: text.width + 2, height }, { color: tone.ink }, "left", "middle");
  for (let page = 1; page <= told; page++) {
    const here = page === input.position;
    const left = x + 28 + text.width + 22 + (page - 1) * step;
    sheet.draw(
      rect(left, y + height / 2 - (here ? 9 : 4), here ? 12 : 8, here ? 18 : 8, {
        fill: page <= input.position ? tone.ink : tone.rest,
        radius: here ? 6 : 4,
      }),
    );
  }
}

export async function drawPage(page: PageInput, bare = false): Promise<SheetResult> {
  const fields: Record<string, FieldValue> = { title: plainValue(page.title), body: plainValue(page.body) };
  const input: StillInput = { ...page, fields };
  const sheet = new Sheet(SLIDE_WIDTH, SLIDE_HEIGHT, [page.titleFont, page.bodyFont]);
  const palette = paletteOf(page.colors);
  const kit = { ...kitOf(page.seed), mark: "ink" as const };
  const side = pageCalm(page.seed, page.position, page.total);
  const first = page.position === 1;
  const room = side === "top" ? { y: 92, height: first ? 440 : 400 } : { y: 876, height: 320 };
  const area = { x: MARGIN, width: SLIDE_WIDTH - MARGIN * 2, ...room };
  const [ground, widths] = await Promise.all([groundOf(page.picture), measureWords(wantedBy(input))]);
  const stage = new Stage(sheet, input, palette, kit, 0, area, widths);
  const center = page.seed % 3 !== 0;
  const pair = stage.fitPair(
    page.title,
    page.body,
    area.width,
    area.height,
    26,
    { max: first ? 132 : 108, min: 40 },
    { max: first ? 48 : 44, balance: center },
  );
  const top = side === "top" ? area.y : area.y + Math.max(0, (area.height - pair.height) * 0.4);
  const spread = Math.max(pair.title.width, pair.body.width);
  const left = center ? (SLIDE_WIDTH - spread) / 2 : area.x;
  const block = { x: left - 14, y: top - 6, width: spread + 28, height: pair.height + 12 };
  const veiled =
    side === "top"
      ? { x: 0, y: 0, width: SLIDE_WIDTH, height: top + pair.height }
      : { x: 0, y: top - 10, width: SLIDE_WIDTH, height: SLIDE_HEIGHT - top };
  const ink = isDark(page.colors.text) ? page.colors.text : mixColors(page.colors.text, "#000000", 0.82);
  const dark = isDark(page.colors.background) ? page.colors.background : ink;
  const { accent, color } = calmPart(ground, block, veiled, dark, "#ffffff", page.colors.brand, READS);
  sheet.base(ground);
  const align = center ? "center" : "left";
  stage.put("title", pair.title, { ...area, y: top, height: pair.title.height }, { color, mark: accent }, align);
  stage.put(
    "body",
    pair.body,
    { ...area, y: top + pair.title.height + 26, height: pair.body.height },
    { color },
    align,
  );
  footer(stage, { fill: palette.card, ink: palette.cardInk, rest: mixColors(palette.card, palette.cardInk, 0.28) });
  addGrain(ground, 1);
  return sheet.render({ bare });
}

/** A page of a premium carousel: the picture, its text over the calm side, the story's progress. */
export async function renderPage(page: PageInput): Promise<{ jpeg: Buffer; boxes: Box[]; truncated: boolean }> {
  const { boxes, pixels, truncated } = await drawPage(page);
  return { jpeg: await toJpeg(pixels), boxes, truncated };
}
