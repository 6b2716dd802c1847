import type { Font } from "#lib/domain/brand.ts";
import { type FieldValue, plainValue } from "#lib/domain/slide.ts";
import type { Align, PlacedText, Sheet } from "#lib/render/paint/sheet.ts";
import { runsOf } from "#lib/render/paint/sheet.ts";
import { rect } from "#lib/render/paint/shapes.ts";
import { type Fitted, fitText, type Frame } from "#lib/render/text/fit.ts";
import { FACES } from "#lib/render/text/fonts.ts";
import type { FitStyle } from "#lib/render/text/measure.ts";
import type { Widths } from "#lib/render/text/widths.ts";
import { type Word, wordsOf } from "#lib/render/text/words.ts";
import { bodySize, lengthOf, sizeFor } from "./growth.ts";
import type { StillInput } from "./input.ts";
import type { Kit } from "./kit.ts";
import type { Palette } from "./palette.ts";

type Role = "title" | "body" | "strong";

export interface Look {
  readonly role?: Role;
  readonly max: number;
  readonly min?: number;
  readonly lines?: number;
  readonly leading?: number;
  readonly tracking?: number;
  readonly uppercase?: boolean;
  readonly balance?: boolean;
}

export interface Tone {
  readonly color: string;
  readonly mark?: string;
  readonly bold?: string;
  /** what is behind, for the marker's stroke */
  readonly on?: "ground" | "brand";
}

/** No letter of a page 1080 wide is smaller: on a phone it would not be read. */
export const LEAST_SIZE = 28;
const TITLE_MIN = 34;

/** All that a layout needs to place texts: measured widths, fonts, the sheet. */
export class Stage {
  readonly sheet: Sheet;
  readonly input: StillInput;
  readonly palette: Palette;
  readonly kit: Kit;
  /** which of the layout's compositions */
  readonly take: number;
  /** what the layout may fill */
  readonly area: Frame;
  readonly #widths: Widths;
  /** what a text is called where another takes its place */
  readonly #names: Readonly<Record<string, string>>;

  constructor(
    sheet: Sheet,
    input: StillInput,
    palette: Palette,
    kit: Kit,
    take: number,
    area: Frame,
    widths: Widths,
    names: Readonly<Record<string, string>> = {},
  ) {
    this.#names = names;
    this.sheet = sheet;
    this.input = input;
    this.palette = palette;
    this.kit = kit;
    this.take = take;
    this.area = area;
    this.#widths = widths;
  }

  value(name: string): FieldValue {
    return this.input.fields[name] ?? plainValue("");
  }
  has(name: string): boolean {
    return this.value(name).blocks.some(({ text }) => text.trim() !== "");
  }
  /** the names of a numbered field that say something: item1, item2… */
  filled(prefix: string): string[] {
    return Object.keys(this.input.fields).filter((name) => name.startsWith(prefix) && this.has(name));
  }

  style(look: Look): FitStyle {
    const title = (look.role ?? "body") === "title";
    const font: Font = title ? this.input.titleFont : this.input.bodyFont;
    const weight = title ? "title" : look.role === "strong" ? "bold" : "regular";
    const { balance, leading, lines, tracking } = look;
    // Sizes asked for are before the font's own scale.
    const least = Math.ceil(LEAST_SIZE / FACES[font].scale);
    const max = Math.max(look.max, least);
    return {
      font,
      weight,
      max,
      min: Math.max(least, Math.min(max, look.min ?? (title ? TITLE_MIN : least))),
      balance: balance ?? title,
      ...(leading === undefined ? {} : { leading }),
      ...(lines === undefined ? {} : { lines }),
      ...(tracking === undefined ? {} : { tracking }),
    };
  }
  words(value: FieldValue | string, uppercase = false): Word[] {
    return wordsOf(typeof value === "string" ? plainValue(value) : value, uppercase);
  }
  fit(value: FieldValue | string, width: number, height: number, look: Look): Fitted {
    return fitText(this.words(value, look.uppercase), { width, height }, this.style(look), this.#widths);
  }

  /** Puts a fitted text into its frame, with the marker's stroke behind what is marked. */
  put(
    name: string,
    fitted: Fitted,
    frame: Frame,
    tone: Tone,
    align: Align = "left",
    vertical: "top" | "middle" | "bottom" = "top",
  ): void {
    const free = frame.height - fitted.height;
    const top = frame.y + (vertical === "top" ? 0 : vertical === "middle" ? free / 2 : free);
    const { palette } = this;
    const onBrand = tone.on === "brand";
    const block = this.kit.mark === "block" && !onBrand;
    const markColor = tone.mark ?? (onBrand ? tone.color : block ? palette.onBrand : palette.brandInk);
    const placed: PlacedText = {
      name: this.#names[name] ?? name,
      fitted,
      frame,
      align,
      top,
      color: tone.color,
      boldColor: tone.bold ?? tone.color,
      markColor,
      underlined: tone.mark === undefined && !block && (onBrand || this.kit.mark === "underline"),
    };
    if (block && tone.mark === undefined) this.#blocks(placed, palette.brand);
    this.sheet.text(placed);
  }

  #blocks(placed: PlacedText, color: string): void {
    const { size } = placed.fitted;
    for (const { emoji, height, mark, width, x, y } of runsOf(placed)) {
      if (!mark || emoji) continue;
      const pad = size * 0.1;
      const tall = Math.min(size * 1.1, height);
      const top = Math.floor(y + height / 2 - tall * 0.482) - 1;
      const radius = Math.min(this.kit.radius, size * 0.16);
      this.sheet.draw(rect(x - pad, top, width + pad * 2, Math.ceil(tall) + 3, { fill: color, radius }));
    }
  }

  /** Fits and puts in one go; gives back what was fitted. */
  write(
    name: string,
    value: FieldValue | string,
    frame: Frame,
    look: Look,
    tone: Tone,
    align: Align = "left",
    vertical: "top" | "middle" | "bottom" = "top",
  ): Fitted {
    const fitted = this.fit(value, frame.width, frame.height, look);
    this.put(name, fitted, frame, tone, align, vertical);
    return fitted;
  }

  /** Texts of one size: the largest at which all of them, one below the other, have room. */
  fitAlike(values: readonly (FieldValue | string)[], width: number, height: number, gap: number, look: Look): Fitted[] {
    const min = look.min ?? LEAST_SIZE;
    const room = height - gap * Math.max(0, values.length - 1);
    const at = (size: number) => values.map((value) => this.fit(value, width, room, { ...look, max: size, min: size }));
    const fits = (all: Fitted[]) =>
      all.every(({ broken, truncated }) => !truncated && !broken) &&
      all.reduce((sum, one) => sum + one.height, 0) <= room;
    let [low, high] = [min, look.max + 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (fits(at(middle))) low = middle;
      else high = middle;
    }
    const found = at(low);
    if (fits(found)) return found;
    return this.#shareOut(values, width, room, { ...look, max: min, min });
  }

  /** At the smallest size: short ones keep what they need, long ones share the rest and are cut. */
  #shareOut(values: readonly (FieldValue | string)[], width: number, room: number, look: Look): Fitted[] {
    const needs = values.map((value) => this.fit(value, width, 100_000, look).height);
    let left = room;
    const shares = new Map<number, number>();
    for (const [rank, index] of Array.from(needs.keys())
      .toSorted((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0))
      .entries()) {
      const share = Math.min(needs[index] ?? 0, left / (needs.length - rank));
      shares.set(index, share);
      left -= share;
    }
    return values.map((value, index) => this.fit(value, width, Math.max(shares.get(index) ?? 0, 1), look));
  }

  /** A title over a body: the title as large as leaves the body readable. */
  fitPair(
    title: FieldValue | string,
    body: FieldValue | string,
    width: number,
    height: number,
    gap: number,
    titleAsked: Look,
    bodyAsked: Look,
  ): { title: Fitted; body: Fitted; height: number } {
    const length = lengthOf(title) + lengthOf(body) / 3;
    const titleLook = { ...titleAsked, max: sizeFor(titleAsked.max, length) };
    const bodyLook = { ...bodyAsked, max: bodySize(bodyAsked.max, body) };
    // A short body that could be large is not left small under a title of two lines.
    const calm = Math.min(bodyLook.max, Math.max(34, bodyLook.max * 0.72));
    let last: { title: Fitted; body: Fitted } | null = null;
    // Alone, a title has all the room.
    for (const share of lengthOf(body) === 0 ? [1] : [0.66, 0.52, 0.4, 0.28, 0.18]) {
      const first = this.fit(title, width, height * share, { role: "title", ...titleLook });
      const second = this.fit(body, width, Math.max(1, height - first.height - (first.height > 0 ? gap : 0)), bodyLook);
      const better =
        last === null ||
        (last.body.truncated && !second.truncated) ||
        (!first.truncated && second.size > last.body.size) ||
        (last.title.truncated && !first.truncated);
      if (better) last = { title: first, body: second };
      if (!second.truncated && !first.truncated && second.size >= calm) break;
      if (first.truncated) break;
    }
    const found = last ?? {
      title: this.fit(title, width, height / 2, titleLook),
      body: this.fit(body, width, height / 2, bodyLook),
    };
    const between = found.title.height > 0 && found.body.height > 0 ? gap : 0;
    return { ...found, height: found.title.height + between + found.body.height };
  }
}
