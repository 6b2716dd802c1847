import sharp, { type Sharp } from "sharp";
import type { ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { LayoutId } from "#lib/domain/layout.ts";
import { plainValue, valueText } from "#lib/domain/slide.ts";
import { drawPicture } from "#lib/render/art/draw-picture.ts";
import { type Layer, svgDocument, toJpeg } from "#lib/render/paint/pixels.ts";
import { cutPicture, type GivenPicture } from "#lib/render/paint/cut-picture.ts";
import { type Box, firstWhole, Sheet, type SheetResult } from "#lib/render/paint/sheet.ts";
import { rect } from "#lib/render/paint/shapes.ts";
import { hashText } from "#lib/render/random.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { measureWords, type Widths } from "#lib/render/text/widths.ts";
import { areaOf, drawFrame } from "./frame.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH, type SlideInput, type SlidePicture } from "./input.ts";
import { kitOf } from "./kit.ts";
import { call } from "./layout-call.ts";
import { comparison, myth } from "./layout-contrast.ts";
import { checklist } from "./layout-checklist.ts";
import { cover } from "./layout-cover.ts";
import { list } from "./layout-list.ts";
import { number } from "./layout-number.ts";
import { question } from "./layout-question.ts";
import { quote } from "./layout-quote.ts";
import { statement } from "./layout-statement.ts";
import { steps } from "./layout-steps.ts";
import { type PictureHole, picture } from "./layout-picture.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { PICTURED } from "./pictured.ts";
import { Stage } from "./stage.ts";
import { wantedBy } from "./wanted.ts";
import { textureGrain, textureSvg } from "./texture.ts";

export interface RenderedSlide {
  jpeg: Buffer;
  boxes: Box[];
  /** a text had no room at its smallest size and was cut at a word */
  truncated: boolean;
}

const DRAW: Record<Exclude<LayoutId, "picture">, { takes: number; draw: (stage: Stage) => void | Promise<void> }> = {
  cover: { takes: 3, draw: cover },
  statement: { takes: 3, draw: statement },
  list: { takes: 3, draw: list },
  checklist: { takes: 3, draw: checklist },
  steps: { takes: 3, draw: steps },
  number: { takes: 3, draw: number },
  quote: { takes: 3, draw: quote },
  comparison: { takes: 3, draw: comparison },
  myth: { takes: 2, draw: myth },
  question: { takes: 3, draw: question },
  call: { takes: 3, draw: call },
};

const ORNAMENT: PictureIdea = { subject: "vase", mood: "calm" };

async function pictureLayer(
  source: SlidePicture,
  hole: PictureHole,
  { look, position, seed }: SlideInput,
  palette: Palette,
): Promise<Layer> {
  const [x, y, width, height] = [hole.x, hole.y, hole.width, hole.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const radius = hole.radius;
  const mask =
    hole.shape === "arch"
      ? `<path d="M0 ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}Z"/>`
      : rect(0, 0, width, height, { fill: "#000", radius });
  const cut = (image: Sharp) =>
    image
      .ensureAlpha()
      .composite([{ input: svgDocument(width, height, mask), blend: "dest-in" }])
      .raw()
      .toBuffer();
  const drawn = async (idea: PictureIdea, style: ImageStyle) => {
    const colors = { background: palette.ground, brand: palette.brand };
    const art = await drawPicture(
      { ...idea, style, width, height, seed: seed + (look ?? position) * 7, colors },
      false,
    );
    return cut(sharp(art.data, { raw: { width, height, channels: 3 } }));
  };
  const given = (bytes: Buffer) =>
    cut(sharp(bytes).rotate().resize(width, height, { fit: "cover", position: "attention" }).toColourspace("srgb"));
  const own = async (pictures: readonly GivenPicture[]) => cut(sharp(await cutPicture(pictures, { width, height })));
  // A file that cannot be read leaves a drawn ornament in its place.
  const orOrnament = (data: Promise<Buffer>) => data.catch(() => drawn(ORNAMENT, "minimal"));
  const dataOf = (): Promise<Buffer> => {
    if (source.kind === "idea") return drawn(source.idea, source.style);
    return orOrnament(source.kind === "own" ? own(source.pictures) : given(source.bytes));
  };
  const data = await dataOf();
  return { x, y, width, height, data };
}

/** The two texts of a layout: without the first the second is told in its place, as large. */
const PAIRS: Partial<Record<LayoutId, readonly [string, string]>> = {
  cover: ["title", "subtitle"],
  statement: ["title", "body"],
  number: ["title", "body"],
  question: ["title", "body"],
  picture: ["title", "body"],
  call: ["title", "body"],
};

function lifted(input: SlideInput): { input: SlideInput; names: Record<string, string> } {
  const [head, text] = PAIRS[input.layoutId] ?? [];
  const said = (name: string) => valueText(input.fields[name] ?? plainValue("")).trim() !== "";
  if (head === undefined || text === undefined || said(head) || !said(text)) return { input, names: {} };
  const fields = { ...input.fields, [head]: input.fields[text] ?? plainValue(""), [text]: plainValue("") };
  return { input: { ...input, fields }, names: { [head]: text } };
}

interface Composed {
  readonly sheet: Sheet;
  readonly hole: PictureHole | null;
}

/** One composition of a slide, on a sheet of its own. */
async function composeTake(given: SlideInput, take: number, widths: Widths): Promise<Composed> {
  const { input, names: places } = lifted(given);
  const kit = kitOf(input.seed);
  const palette = paletteOf(input.colors);
  const sheet = new Sheet(SLIDE_WIDTH, SLIDE_HEIGHT, [input.titleFont, input.bodyFont]);
  const names = picturedNames(input);
  const band = !names && input.picture?.kind === "own" ? bandOf(areaOf(kit), kit.radius) : null;
  const stage = new Stage(sheet, input, palette, kit, take, band?.below ?? areaOf(kit), widths, places);
  sheet.ground(rect(0, 0, SLIDE_WIDTH, SLIDE_HEIGHT, { fill: palette.ground }));
  sheet.ground(textureSvg(input.texture, SLIDE_WIDTH, SLIDE_HEIGHT, palette));
  const hole = names ? picture(stage, names) : (band?.hole ?? null);
  if (!names && input.layoutId !== "picture") await DRAW[input.layoutId].draw(stage);
  await drawFrame(stage);
  return { sheet, hole };
}

const BAND = { share: 0.34, gap: 40, over: 24 };

/** Over a layout that has no place for a picture of its own: the layout goes on below it. */
function bandOf(area: Frame, radius: number): { hole: PictureHole; below: Frame } {
  const height = Math.round(area.height * BAND.share);
  const hole = { x: area.x - BAND.over, y: area.y - 8, width: area.width + BAND.over * 2, height } as const;
  const top = hole.y + height + BAND.gap;
  return {
    hole: { ...hole, shape: "round", radius },
    below: { ...area, y: top, height: area.y + area.height - top },
  };
}

const picturedNames = ({ layoutId, picture: given }: SlideInput) =>
  given !== null || layoutId === "picture" ? PICTURED[layoutId] : undefined;

/** The seed's composition, or the next in which every text stands whole. */
async function compose(input: SlideInput): Promise<{ sheet: Sheet; grain: number; paper: number }> {
  const widths = await measureWords(wantedBy(input, ["kicker"]));
  const takes = picturedNames(input) || input.layoutId === "picture" ? 3 : DRAW[input.layoutId].takes;
  const base = hashText(`${input.seed} ${input.layoutId}`) + (input.look ?? input.position);
  const { hole, sheet } = await firstWhole(takes, (turn) => composeTake(input, (base + turn) % takes, widths));
  const palette = paletteOf(input.colors);
  const source = input.picture ?? { kind: "idea" as const, idea: ORNAMENT, style: "minimal" as const };
  // The picture lies below a logo.
  if (hole) sheet.layers.unshift(await pictureLayer(source, hole, input, palette));
  return { sheet, ...textureGrain(input.texture, palette) };
}

/** The slide in pixels, with or without its texts. */
export async function drawSlide(input: SlideInput, bare = false): Promise<SheetResult> {
  const { grain, paper, sheet } = await compose(input);
  return sheet.render({ bare, grain, paper });
}

export async function renderSlide(input: SlideInput): Promise<RenderedSlide> {
  const { boxes, pixels, truncated } = await drawSlide(input);
  return { jpeg: await toJpeg(pixels), boxes, truncated };
}
