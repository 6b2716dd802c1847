import type { ImageStyle } from "#lib/domain/brand.ts";
import type { Font } from "#lib/domain/brand.ts";
import type { InfographicDraft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { type FieldValue, plainValue, type SlideColors } from "#lib/domain/slide.ts";
import { ThingArtist } from "#lib/render/art/draw-thing.ts";
import { isDrawn } from "#lib/render/art/vocabulary.ts";
import { toJpeg } from "#lib/render/paint/pixels.ts";
import { type Box, firstWhole, Sheet, type SheetResult } from "#lib/render/paint/sheet.ts";
import { circle, path, rect } from "#lib/render/paint/shapes.ts";
import type { BrandHeader, StillInput } from "#lib/render/slides/input.ts";
import { headPicture } from "./head-picture.ts";
import { kitOf } from "#lib/render/slides/kit.ts";
import { paletteOf } from "#lib/render/slides/palette.ts";
import { Stage } from "#lib/render/slides/stage.ts";
import { wantedBy } from "#lib/render/slides/wanted.ts";
import { measureWords } from "#lib/render/text/widths.ts";
import { avatar } from "#lib/render/slides/frame.ts";
import { checklist } from "./checklist.ts";
import { comparison } from "./comparison.ts";
import { parts } from "./parts.ts";
import { isFew, isVaried, type Plan } from "./plan.ts";
import { paragraphs, pictures, rows } from "./rows.ts";
import { INFOGRAPHIC_HEIGHT, INFOGRAPHIC_WIDTH } from "./size.ts";
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
  /** of the whole matter, where a model drew one */
  picture?: Buffer | null;
}

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

/** How high a head is at most and at least, and the largest sizes of what stands in it. */
const HEADS = {
  lean: { room: 250, least: 0, most: 54, below: 30 },
  usual: { room: 330, least: 230, most: 96, below: 38 },
  large: { room: 780, least: 620, most: 128, below: 46 },
} as const;

/** The head: title and subtitle on the brand's colour, its lower edge cut in one of three ways. */
async function head({ stage, things, draft }: Plan, lean: boolean, picture: Buffer | null): Promise<number> {
  const { palette, sheet } = stage;
  const width = WIDTH - 168 - (picture ? 330 : lean ? 0 : 280);
  const { below, least, most, room } = lean ? HEADS.lean : isFew(draft) ? HEADS.large : HEADS.usual;
  const pair = stage.fitPair(
    draft.title,
    draft.subtitle,
    width,
    room,
    lean ? 14 : 24,
    { max: most, min: 36 },
    { max: below },
  );
  const top = lean ? 92 : 128;
  const tall = Math.max(pair.height, least);
  const bottom = top + tall + (lean ? 44 : 84);
  const cut = [
    `M0 0H${WIDTH}V${bottom - 30}Q${WIDTH / 2} ${bottom + 56} 0 ${bottom - 30}Z`,
    `M0 0H${WIDTH}V${bottom - 44}L0 ${bottom + 34}Z`,
    `M0 0H${WIDTH}V${bottom}C${WIDTH * 0.8} ${bottom + 50} ${WIDTH * 0.62} ${bottom - 50} ${WIDTH * 0.42} ${bottom - 4}S${WIDTH * 0.12} ${bottom + 44} 0 ${bottom}Z`,
  ][stage.take % 3];
  sheet.ground(path(cut ?? "", { fill: palette.brand }));
  if (picture) sheet.picture(await headPicture(picture, cut ?? "", bottom + 60));
  else if (!lean) {
    const at = { x: WIDTH - 208, y: top + tall / 2 };
    sheet.ground(circle(at.x, at.y, 136, { fill: palette.ground }));
    if (!things.draw(heroOf(draft), at.x, at.y, 176, palette.brandInk)) plainMark(stage, at.x, at.y, 78);
  }
  const y = top + (tall - pair.height) / 2;
  const under = y + pair.height - pair.body.height;
  const ink = { color: palette.onBrand, on: "brand" } as const;
  stage.put("title", pair.title, { x: 84, y, width, height: pair.title.height }, ink);
  const calm = { color: palette.onBrandMuted, bold: palette.onBrand };
  stage.put("subtitle", pair.body, { x: 84, y: under, width, height: pair.body.height }, calm);
  return bottom + (lean ? 52 : 92);
}

/** Below it the network writes its own words. */
const FOOT_FREE = 166;
const FOOT_FREE_LEAN = 96;

async function foot({ draft, stage }: Plan, lean: boolean): Promise<number> {
  const { input, palette, sheet } = stage;
  const size = 84;
  const width = WIDTH - 168 - size - 26;
  const said = stage.fit(draft.footer, width, 132, { role: "strong", max: 34, balance: true, leading: 1.2 });
  const who = input.brand.handle ? `@${input.brand.handle}` : input.brand.profileName;
  // Who says nothing else there is named once.
  const named = stage.fit(draft.footer === who ? "" : who, width, 44, { max: 28, lines: 1, leading: 1.3 });
  const height = said.height + named.height;
  const y = HEIGHT - (lean ? FOOT_FREE_LEAN : FOOT_FREE) - Math.max(size, height);
  sheet.ground(rect(0, y - 34, WIDTH, HEIGHT - y + 34, { fill: palette.soft }));
  await avatar(stage, input.brand, 84, y + Math.max(0, (height - size) / 2), size);
  const top = y + Math.max(0, (size - height) / 2);
  const x = 84 + size + 26;
  stage.put("footer", said, { x, y: top, width, height: said.height }, { color: palette.softInk });
  stage.put("handle", named, { x, y: top + said.height, width, height: named.height }, { color: palette.softMuted });
  return y - 34;
}

/** From the drawing that its kind has to plain rows: the first in which every text stands whole is taken. */
const plansOf = (draft: InfographicDraft) => {
  const { kind } = draft;
  const own = kind === "parts" && (isFew(draft) || !isVaried(draft)) ? rows : KINDS[kind];
  return [
    { draw: own, lean: false },
    { draw: own, lean: true },
    { draw: pictures, lean: false },
    { draw: pictures, lean: true },
    { draw: rows, lean: true },
    { draw: paragraphs, lean: true },
  ] as const;
};

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
        // As it stands before its text in one paragraph.
        [`lead${index}`, `${item.title}.`],
      ]),
    ].map(([name, text]) => [name, plainValue(text ?? "")]),
  );
  const still: StillInput = { ...input, fields, position: 1, total: 1 };
  const palette = paletteOf(input.colors);
  const widths = await measureWords(wantedBy(still));
  const whole = { x: 84, y: 0, width: WIDTH - 168, height: HEIGHT };
  const plans = plansOf(input);
  const { sheet } = await firstWhole(plans.length, async (turn) => {
    const { draw, lean } = plans[turn] ?? plans[0];
    const page = new Sheet(WIDTH, HEIGHT, [input.titleFont, input.bodyFont]);
    const kit = { ...kitOf(input.seed), mark: "ink" } as const;
    const stage = new Stage(page, still, palette, kit, input.seed % 3, whole, widths);
    const { background, brand } = input.colors;
    const things = new ThingArtist(input.style, { background, brand }, input.seed);
    const plan: Plan = { stage, things, draft: input };
    page.ground(rect(0, 0, WIDTH, HEIGHT, { fill: palette.ground }));
    const top = await head(plan, lean, input.picture ?? null);
    const bottom = (await foot(plan, lean)) - (lean ? 28 : 56);
    draw(plan, { x: 84, y: top, width: WIDTH - 168, height: bottom - top });
    page.draw(things.pen.svg);
    return { sheet: page };
  });
  return sheet.render({ bare, grain: 1.2 });
}

/** One still that tells a matter by its structure; the silent reel shows it for its whole length. */
export async function renderInfographic(
  input: InfographicInput,
): Promise<{ jpeg: Buffer; boxes: Box[]; truncated: boolean }> {
  const { boxes, pixels, truncated } = await drawInfographic(input);
  return { jpeg: await toJpeg(pixels), boxes, truncated };
}
