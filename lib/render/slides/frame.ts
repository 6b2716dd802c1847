import sharp from "sharp";
import type { Layer } from "#lib/render/paint/pixels.ts";
import { svgDocument } from "#lib/render/paint/pixels.ts";
import { arrow, circle, rect } from "#lib/render/paint/shapes.ts";
import type { Frame } from "#lib/render/text/fit.ts";
import { type BrandHeader, SLIDE_HEIGHT, SLIDE_WIDTH } from "./input.ts";
import type { Kit } from "./kit.ts";
import type { Stage } from "./stage.ts";

export const MARGIN = 84;
const AVATAR = 76;

export const areaOf = ({ header }: Kit): Frame => {
  const [top, bottom] = header === "top" ? [208, 1196] : header === "split" ? [196, 1206] : [104, 1164];
  return { x: MARGIN, y: top, width: SLIDE_WIDTH - MARGIN * 2, height: bottom - top };
};

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 0);
  const said = words.filter((word) => word.length > 2 || words.length < 3);
  const [first, second] = said.length > 0 ? said : words;
  return `${first?.[0] ?? "•"}${second?.[0] ?? ""}`.toUpperCase();
}

/** A person's picture cut to a circle; null when the bytes are no picture. */
async function round(photo: Buffer, size: number): Promise<Buffer | null> {
  try {
    const mask = svgDocument(size, size, `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/>`);
    return await sharp(photo)
      .rotate()
      .resize(size, size, { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .ensureAlpha()
      .composite([{ input: mask, blend: "dest-in" }])
      .raw()
      .toBuffer();
  } catch {
    return null;
  }
}

async function inside(
  logo: Buffer,
  width: number,
  height: number,
): Promise<{ data: Buffer; width: number; height: number } | null> {
  try {
    const { data, info } = await sharp(logo)
      .resize(width, height, { fit: "inside" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

export async function avatar(
  stage: Stage,
  brand: BrandHeader,
  x: number,
  y: number,
  size: number,
  onBrand = false,
): Promise<void> {
  const { palette, sheet } = stage;
  const [fill, color] = onBrand ? [palette.onBrand, palette.brand] : [palette.brand, palette.onBrand];
  const data = brand.photo ? await round(brand.photo, size) : null;
  if (data) {
    sheet.draw(circle(x + size / 2, y + size / 2, size / 2 + 4, { stroke: fill, width: 3 }));
    sheet.picture({ x: Math.round(x), y: Math.round(y), width: size, height: size, data });
    return;
  }
  sheet.draw(circle(x + size / 2, y + size / 2, size / 2, { fill }));
  const frame = { x: x + size * 0.05, y, width: size * 0.9, height: size };
  stage.write(
    "initials",
    initialsOf(brand.profileName),
    frame,
    { role: "title", max: size * 0.42, lines: 1, tracking: 0 },
    { color },
    "center",
    "middle",
  );
}

async function logo(stage: Stage, right: number, middle: number): Promise<boolean> {
  const bytes = stage.input.brand.logo;
  const drawn = bytes ? await inside(bytes, 190, 64) : null;
  if (!drawn) return false;
  const layer: Layer = { ...drawn, x: Math.round(right - drawn.width), y: Math.round(middle - drawn.height / 2) };
  stage.sheet.picture(layer);
  return true;
}

async function identity(stage: Stage, y: number, size: number, width: number): Promise<void> {
  const { brand } = stage.input;
  await avatar(stage, brand, MARGIN, y, size);
  const x = MARGIN + size + 20;
  const room = width - size - 20;
  const one = stage.fit(brand.profileName, room, 42, { role: "strong", max: 31, lines: 1, leading: 1.2 });
  const name = one.truncated
    ? stage.fit(brand.profileName, room, 76, { role: "strong", max: 30, lines: 2, leading: 1.16 })
    : one;
  const shown = brand.handle && !one.truncated;
  const called = shown ? stage.fit(`@${brand.handle}`, room, 38, { max: 28, lines: 1, leading: 1.2 }) : null;
  const handle = called?.truncated ? null : called;
  const height = name.height + (handle?.height ?? 0);
  const top = y + (size - height) / 2;
  stage.put("profileName", name, { x, y: top, width: room, height: name.height }, { color: stage.palette.ink });
  if (handle)
    stage.put(
      "handle",
      handle,
      { x, y: top + name.height, width: room, height: handle.height },
      { color: stage.palette.muted },
    );
}

const two = (count: number) => String(count).padStart(2, "0");

function fraction(stage: Stage, right: number, middle: number): void {
  const { position, total } = stage.input;
  const frame = { x: right - 150, y: middle - 24, width: 150, height: 48 };
  stage.write(
    "pages",
    `${two(position)} / ${two(total)}`,
    frame,
    { role: "strong", max: 28, lines: 1, tracking: 0.04 },
    { color: stage.palette.muted },
    "right",
    "middle",
  );
}

function dots(stage: Stage, middle: number): void {
  const { input, palette, sheet } = stage;
  let x = MARGIN;
  const small = input.total > 14 ? 4 : 6;
  for (let page = 1; page <= Math.min(input.total, 30); page++) {
    const here = page === input.position;
    const width = here ? 44 : small * 2;
    sheet.draw(
      rect(x, middle - small, width, small * 2, { radius: small, fill: here ? palette.brand : palette.hairline }),
    );
    x += width + small * 1.6;
  }
}

function bar(stage: Stage, middle: number, width: number): void {
  const { input, palette, sheet } = stage;
  const share = input.position / Math.max(1, input.total);
  sheet.draw(rect(MARGIN, middle - 3, width, 6, { radius: 3, fill: palette.hairline }));
  sheet.draw(rect(MARGIN, middle - 3, Math.max(12, width * share), 6, { radius: 3, fill: palette.brand }));
}

function onward(stage: Stage, right: number, middle: number): void {
  const { input, palette, sheet } = stage;
  if (input.position >= input.total) return;
  sheet.draw(circle(right - 30, middle, 30, { fill: palette.brand }), arrow(right - 30, middle, 28, palette.onBrand));
}

/** The brand and the page marks, where the family of this carousel has them. */
export async function drawFrame(stage: Stage): Promise<void> {
  const { input, kit } = stage;
  const right = SLIDE_WIDTH - MARGIN;
  const alone = input.total <= 1;
  if (kit.header === "bottom") {
    const middle = SLIDE_HEIGHT - 108;
    stage.sheet.draw(rect(MARGIN, 1186, right - MARGIN, 2, { fill: stage.palette.hairline }));
    const marked = await logo(stage, right, middle);
    await identity(stage, middle - AVATAR / 2 + 8, AVATAR, marked ? 560 : 640);
    if (!marked && !alone) fraction(stage, right, middle + 8);
    return;
  }
  const middle = 122;
  const marked = await logo(stage, right, middle);
  if (kit.header === "split") {
    await identity(stage, middle - 30, 60, 600);
    if (!marked && !alone) fraction(stage, right, middle);
    if (!alone) bar(stage, SLIDE_HEIGHT - 84, right - MARGIN);
    return;
  }
  await identity(stage, middle - AVATAR / 2, AVATAR, marked ? 640 : 800);
  if (alone) return;
  const foot = SLIDE_HEIGHT - 92;
  if (kit.pages === "bar") bar(stage, foot, right - MARGIN - 110);
  else if (kit.pages === "dots") dots(stage, foot);
  else {
    const { palette } = stage;
    stage.write(
      "pages",
      `${two(input.position)} / ${two(input.total)}`,
      { x: MARGIN, y: foot - 24, width: 200, height: 48 },
      { role: "strong", max: 28, lines: 1, tracking: 0.04 },
      { color: palette.muted },
      "left",
      "middle",
    );
  }
  onward(stage, right, foot);
}
