import type { Canvas } from "@napi-rs/canvas";
import type { Font } from "#lib/domain/brand.ts";
import type { Fitted } from "#lib/render/text/fit.ts";
import { fit, letters, type Sprite } from "./letters.ts";
import type { Phrase } from "./phrases.ts";

interface WordPlace {
  readonly line: number;
  readonly x: number;
  readonly width: number;
}

/** Where each word stands in its lines; a word cut in two has a place in each line. */
function placesOf({ lines }: Fitted, room: number): WordPlace[] {
  return lines.flatMap(({ pieces, width }, line) => {
    const left = (room - width) / 2;
    const places: WordPlace[] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const piece of pieces) {
      const last = places.at(-1);
      if (last && piece.x - end < 0.5) places.splice(-1, 1, { ...last, width: piece.x + piece.width + left - last.x });
      else places.push({ line, x: left + piece.x, width: piece.width });
      end = piece.x + piece.width;
    }
    return places;
  });
}

export interface Caption {
  readonly phrase: Phrase;
  readonly plain: Sprite;
  readonly lit: Sprite;
  readonly places: readonly WordPlace[];
  readonly leading: number;
  readonly size: number;
}

export interface CaptionStyle {
  readonly font: Font;
  readonly width: number;
  readonly height: number;
  readonly max: number;
  readonly ink: string;
  readonly lit: string;
}

/** A phrase in two colours: as it stands, and as the word being said is shown. */
export async function prepareCaption(
  phrase: Phrase,
  { font, height, ink, lit, max, width }: CaptionStyle,
): Promise<Caption> {
  const text = phrase.words.map((word) => word.text).join(" ");
  const style = { font, weight: "bold", max, min: 24, lines: 2, balance: true, leading: 1.3 } as const;
  const fitted = await fit({ text, width, height, ...style });
  return {
    phrase,
    plain: await letters(fitted, width, { color: ink, align: "center" }),
    lit: await letters(fitted, width, { color: lit, align: "center" }),
    places: placesOf(fitted, width),
    leading: fitted.leading,
    size: fitted.size,
  };
}

/** The caption in the middle of a canvas, the word that is heard on a pill of its own. */
export function drawCaption(canvas: Canvas, caption: Caption, word: number, pill: string): void {
  const context = canvas.getContext("2d");
  const { leading, lit, places, plain, size } = caption;
  const top = (canvas.height - plain.height) / 2;
  const left = (canvas.width - plain.width) / 2;
  context.drawImage(plain.canvas, left - plain.pad, top - plain.pad);
  // Signs that stand alone are words to the eye but not to the voice: counted from the words that are both.
  const place = places[shownIndex(caption.phrase, word)];
  if (!place) return;
  const pad = size * 0.13;
  const frame = {
    x: left + place.x - pad,
    y: top + place.line * leading + leading * 0.06,
    width: place.width + pad * 2,
    height: leading * 0.88,
  };
  context.fillStyle = pill;
  context.beginPath();
  context.roundRect(frame.x, frame.y, frame.width, frame.height, size * 0.24);
  context.fill();
  context.save();
  context.beginPath();
  context.rect(frame.x, frame.y, frame.width, frame.height);
  context.clip();
  context.drawImage(lit.canvas, left - lit.pad, top - lit.pad);
  context.restore();
}

/** Which of the drawn words a heard word is: one heard word may be drawn as several, "100 %" for one. */
function shownIndex({ words }: Phrase, word: number): number {
  if (word < 0) return -1;
  return words.slice(0, word).reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
}
