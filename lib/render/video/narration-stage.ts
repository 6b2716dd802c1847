import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { mixColors } from "#lib/domain/contrast.ts";
import { initialsOf } from "#lib/render/slides/frame.ts";
import { HEIGHT, WIDTH } from "./encode.ts";
import { fit, letters } from "./letters.ts";
import type { NarrationLook, Tone } from "./look.ts";
import { CARD_HEIGHT, CARD_WIDTH } from "./scenes/board.ts";

export const MARGIN = 80;
export const HEADER = { top: 176, size: 84 } as const;
/** The hook, and around it what its letters may reach. */
const HOOK = { top: 286, height: 208 } as const;
export const BAND = { y: 264, height: 252 } as const;
export const CARD = { x: 80, y: 530, radius: 48 } as const;
export const CAPTION = { x: 40, y: 1352, width: 1000, height: 196 } as const;
export const BAR = { y: 1572, height: 8 } as const;

/** A picture in a circle, or the first letters of a name. */
async function avatar(
  context: SKRSContext2D,
  look: NarrationLook,
  tone: Tone,
  x: number,
  y: number,
  size: number,
): Promise<void> {
  const { photo, profileName } = look.header;
  const picture = photo ? await loadImage(photo).catch(() => null) : null;
  context.save();
  context.fillStyle = tone.accent;
  context.beginPath();
  context.arc(x + size / 2, y + size / 2, size / 2, 0, Math.PI * 2);
  context.fill();
  if (picture) {
    context.beginPath();
    context.arc(x + size / 2, y + size / 2, size / 2 - 4, 0, Math.PI * 2);
    context.clip();
    const scale = Math.max(size / picture.width, size / picture.height);
    const [wide, tall] = [picture.width * scale, picture.height * scale];
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, x + (size - wide) / 2, y + (size - tall) / 2, wide, tall);
  } else {
    const style = { font: look.titleFont, weight: "title", max: size * 0.42, min: 10, lines: 1 } as const;
    const initials = await fit({ text: initialsOf(profileName), width: size * 0.86, height: size, ...style });
    const sprite = await letters(initials, size, { color: tone.onAccent, align: "center" });
    context.drawImage(sprite.canvas, x - sprite.pad, y + (size - initials.height) / 2 - sprite.pad);
  }
  context.restore();
}

/** Who speaks: picture, name, handle at the left; the logo at the right. */
export async function drawHeader(
  context: SKRSContext2D,
  look: NarrationLook,
  tone: Tone,
  right: number = WIDTH,
): Promise<void> {
  const { handle, logo, profileName } = look.header;
  const { size, top } = HEADER;
  await avatar(context, look, tone, MARGIN, top, size);
  const room = right - MARGIN * 2 - size - 24 - 220;
  const name = await fit({
    text: profileName,
    width: room,
    height: 48,
    font: look.bodyFont,
    weight: "bold",
    max: 34,
    min: 28,
    lines: 1,
  });
  const at = handle
    ? await fit({
        text: `@${handle}`,
        width: room,
        height: 40,
        font: look.bodyFont,
        weight: "regular",
        max: 28,
        min: 28,
        lines: 1,
      })
    : null;
  const height = name.height + (at ? at.height - 6 : 0);
  let y = top + (size - height) / 2;
  const left = MARGIN + size + 24;
  const first = await letters(name, room, { color: tone.ink });
  context.drawImage(first.canvas, left - first.pad, y - first.pad);
  y += name.height - 6;
  if (at) {
    const second = await letters(at, room, { color: tone.muted });
    context.drawImage(second.canvas, left - second.pad, y - second.pad);
  }
  const mark = logo ? await loadImage(logo).catch(() => null) : null;
  if (!mark) return;
  const scale = Math.min(200 / mark.width, 72 / mark.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(
    mark,
    right - MARGIN - mark.width * scale,
    top + (size - mark.height * scale) / 2,
    mark.width * scale,
    mark.height * scale,
  );
}

/** The hook as it stands above the card, on the ground that is there: drawn as far as it has come in. */
export async function hookBand(ground: Canvas, hook: string, look: NarrationLook, color: string) {
  const width = WIDTH - MARGIN * 2;
  const style = { font: look.titleFont, weight: "title", max: 74, min: 30, lines: 4, balance: true } as const;
  const fitted = await fit({ text: hook, width, height: HOOK.height, ...style });
  const sprite = await letters(fitted, width, { color });
  const canvas = createCanvas(WIDTH, BAND.height);
  const top = HOOK.top - BAND.y + (HOOK.height - fitted.height) / 2;
  return (share: number): Canvas => {
    const context = canvas.getContext("2d");
    context.globalAlpha = 1;
    context.drawImage(ground, 0, -BAND.y);
    context.globalAlpha = share;
    context.drawImage(sprite.canvas, MARGIN - sprite.pad, top - sprite.pad);
    return canvas;
  };
}

/** All that stands still: the ground with a breath of the brand, who speaks, where the card will be. */
export async function drawGround(look: NarrationLook, page: Tone, brand: string): Promise<Canvas> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  const shade = context.createLinearGradient(0, 0, WIDTH * 0.5, HEIGHT);
  shade.addColorStop(0, page.ground);
  shade.addColorStop(1, mixColors(page.ground, brand, 0.1));
  context.fillStyle = shade;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = mixColors(page.ground, brand, 0.09);
  context.beginPath();
  context.arc(WIDTH + 40, 60, 420, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = mixColors(page.ground, brand, 0.13);
  context.beginPath();
  context.arc(-120, HEIGHT - 60, 380, 0, Math.PI * 2);
  context.fill();
  await drawHeader(context, look, page);
  context.save();
  context.shadowColor = "rgba(0,0,0,0.18)";
  context.shadowBlur = 50;
  context.shadowOffsetY = 16;
  context.fillStyle = page.ground;
  context.beginPath();
  context.roundRect(CARD.x, CARD.y, CARD_WIDTH, CARD_HEIGHT, CARD.radius);
  context.fill();
  context.restore();
  context.fillStyle = page.faint;
  context.beginPath();
  context.roundRect(MARGIN, BAR.y, WIDTH - MARGIN * 2, BAR.height, BAR.height / 2);
  context.fill();
  return canvas;
}

/** The ground where the card will be, without the card. */
export function aroundCard(ground: Canvas): Canvas {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext("2d");
  context.drawImage(ground, -CARD.x, -CARD.y);
  context.globalCompositeOperation = "destination-out";
  context.beginPath();
  context.roundRect(0, 0, CARD_WIDTH, CARD_HEIGHT, CARD.radius);
  context.fill();
  return canvas;
}
