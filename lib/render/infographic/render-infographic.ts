import type { ImageStyle } from "#lib/domain/brand.ts";
import type { Font } from "#lib/domain/brand.ts";
import type { InfographicDraft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { REEL_FRAME } from "#lib/domain/reel.ts";
import { type FieldValue, plainValue, type SlideColors } from "#lib/domain/slide.ts";
import { ThingArtist } from "#lib/render/art/draw-thing.ts";
import { isDrawn } from "#lib/render/art/vocabulary.ts";
import { toJpeg } from "#lib/render/paint/pixels.ts";
import { type Box, Sheet, type SheetResult } from "#lib/render/paint/sheet.ts";
import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import type { BrandHeader, StillInput } from "#lib/render/slides/input.ts";
import { kitOf } from "#lib/render/slides/kit.ts";
import { paletteOf } from "#lib/render/slides/palette.ts";
import { Stage } from "#lib/render/slides/stage.ts";
import { wantedBy } from "#lib/render/slides/wanted.ts";
import { measureWords } from "#lib/render/text/widths.ts";
import { avatar } from "#lib/render/slides/frame.ts";
import { checklist } from "./checklist.ts";
import { comparison } from "./comparison.ts";
import { parts } from "./parts.ts";
import type { Plan } from "./plan.ts";
import { steps } from "./steps.ts";
import { timeline } from "./timeline.ts";

export interface InfographicInput extends InfographicDraft {
  colors: SlideColors;
  titleFont: Font;
  bodyFont: Font;
  brand: BrandHeader;
  language: Language;
  style: ImageStyle;
  seed: number;
}

/** Shown whole by the silent reel that is made of it. */
export const { width: INFOGRAPHIC_WIDTH, height: INFOGRAPHIC_HEIGHT } = REEL_FRAME;

const [WIDTH, HEIGHT] = [INFOGRAPHIC_WIDTH, INFOGRAPHIC_HEIGHT];
const KINDS = { steps, comparison, parts, timeline, checklist } as const;

/** Things that any matter has: they do not say what this one is about. */
const COMMON = /calculator|calendar|clock|checklist|clipboard|chart|phone|coin|money|wrench/iu;

function heroOf({ items }: Plan["draft"]): string {
  const subjects = items.map(({ picture }) => picture.subject);
  const drawn = subjects.filter(isDrawn);
  return drawn.find((subject) => !COMMON.test(subject)) ?? drawn[0] ?? "";
}

/** Quarters and a disc in the brand's color: the mark of a matter that has no thing. */
function plainMark({ palette, sheet }: Stage, x: number, y: number, side: number): void {
  const fill = palette.brand;
  sheet.ground(
    path(`M${x} ${y}V${y - side}A${side} ${side} 0 0 0 ${x - side} ${y}Z`, { fill }),
    circle(x + side / 2, y - side / 2, side * 0.42, { fill: palette.soft }),
    circle(x - side / 2, y + side / 2, side * 0.42, { fill: palette.soft }),
    path(`M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}Z`, { fill }),
  );
}

/** The head: title and subtitle on the brand's colour, its lower edge cut in one of three ways. */
function head({ stage, things, draft }: Plan): number {
  const { palette, sheet } = stage;
  const hero = heroOf(draft);
  const width = WIDTH - 168;
  const pair = stage.fitPair(
    draft.title,
    draft.subtitle,
    width - 280,
    330,
    24,
    { max: 96, min: 40 },
    { max: 38, min: 25 },
  );
  const top = 128;
  const bottom = top + Math.max(pair.height, 230) + 84;
  const cut = [
    `M0 0H${WIDTH}V${bottom - 30}Q${WIDTH / 2} ${bottom + 56} 0 ${bottom - 30}Z`,
    `M0 0H${WIDTH}V${bottom - 44}L0 ${bottom + 34}Z`,
    `M0 0H${WIDTH}V${bottom}C${WIDTH * 0.8} ${bottom + 50} ${WIDTH * 0.62} ${bottom - 50} ${WIDTH * 0.42} ${bottom - 4}S${WIDTH * 0.12} ${bottom + 44} 0 ${bottom}Z`,
  ][stage.take % 3];
  sheet.ground(path(cut ?? "", { fill: palette.brand }));
  const at = { x: WIDTH - 208, y: top + Math.max(pair.height, 230) / 2 };
  sheet.ground(circle(at.x, at.y, 136, { fill: palette.ground }));
  if (!things.draw(hero, at.x, at.y, 176, palette.brandInk)) plainMark(stage, at.x, at.y, 78);
  const y = top + (Math.max(pair.height, 230) - pair.height) / 2;
  stage.put(
    "title",
    pair.title,
    { x: 84, y, width: width - 280, height: pair.title.height },
    { color: palette.onBrand, on: "brand" },
  );
  stage.put(
    "subtitle",
    pair.body,
    { x: 84, y: y + pair.title.height + 24, width: width - 280, height: pair.body.height },
    { color: palette.onBrandMuted, bold: palette.onBrand },
  );
  return bottom + 92;
}

async function foot({ draft, stage }: Plan): Promise<number> {
  const { input, palette, sheet } = stage;
  const y = HEIGHT - 250;
  const size = 84;
  sheet.ground(rect(0, y - 34, WIDTH, HEIGHT - y + 34, { fill: palette.soft }));
  await avatar(stage, input.brand, 84, y, size);
  const width = WIDTH - 168 - size - 26;
  const said = stage.fit(draft.footer, width, 92, { role: "strong", max: 34, min: 22, balance: true });
  const named = stage.fit(input.brand.handle ? `@${input.brand.handle}` : input.brand.profileName, width, 36, {
    max: 26,
    min: 20,
    lines: 1,
  });
  const height = said.height + named.height;
  const top = y + Math.max(0, (size - height) / 2);
  stage.put("footer", said, { x: 84 + size + 26, y: top, width, height: 92 }, { color: palette.softInk });
  stage.put(
    "handle",
    named,
    { x: 84 + size + 26, y: top + said.height, width, height: 36 },
    { color: palette.softMuted },
  );
  return y - 34;
}

export async function drawInfographic(input: InfographicInput, bare = false): Promise<SheetResult> {
  const fields: Record<string, FieldValue> = Object.fromEntries(
    [
      ["title", input.title],
      ["subtitle", input.subtitle],
      ["footer", input.footer],
      ["left", input.sides?.left ?? ""],
      ["right", input.sides?.right ?? ""],
      ...input.items.flatMap((item, index) => [
        [`item${index}`, item.title],
        [`text${index}`, item.text],
      ]),
    ].map(([name, text]) => [name, plainValue(text ?? "")]),
  );
  const still: StillInput = { ...input, fields, position: 1, total: 1 };
  const sheet = new Sheet(WIDTH, HEIGHT, [input.titleFont, input.bodyFont]);
  const palette = paletteOf(input.colors);
  const widths = await measureWords(wantedBy(still));
  const area = { x: 84, y: 0, width: WIDTH - 168, height: HEIGHT };
  const stage = new Stage(sheet, still, palette, { ...kitOf(input.seed), mark: "ink" }, input.seed % 3, area, widths);
  const things = new ThingArtist(
    input.style,
    { background: input.colors.background, brand: input.colors.brand },
    input.seed,
  );
  const plan: Plan = { stage, things, draft: input };
  sheet.ground(rect(0, 0, WIDTH, HEIGHT, { fill: palette.ground }));
  const top = head(plan);
  const bottom = (await foot(plan)) - 56;
  KINDS[input.kind](plan, { x: 84, y: top, width: WIDTH - 168, height: bottom - top });
  sheet.draw(things.pen.svg);
  return sheet.render({ bare, grain: 1.2 });
}

/** One still that tells a matter by its structure; the silent reel shows it for its whole length. */
export async function renderInfographic(
  input: InfographicInput,
): Promise<{ jpeg: Buffer; boxes: Box[]; truncated: boolean }> {
  const { boxes, pixels, truncated } = await drawInfographic(input);
  return { jpeg: await toJpeg(pixels), boxes, truncated };
}
