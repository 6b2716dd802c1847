import type { Font } from "#lib/domain/brand.ts";
import { CONTRAST_MIN } from "#lib/domain/contrast.ts";
import { emojiPicture } from "#lib/render/text/emoji.ts";
import { FALLBACK, rendererWith } from "#lib/render/text/fonts.ts";
import type { Fitted, Frame } from "#lib/render/text/fit.ts";
import { FEATURES, weightOf } from "#lib/render/text/widths.ts";
import { addGrain } from "./grain.ts";
import { blend, extremesOf, type Layer, type Pixels, rasterLayer, rasterSvg, readableColor } from "./pixels.ts";

export type Align = "left" | "center" | "right";

/** Where a text was allowed to stand, and where it stands. */
export interface Box extends Frame {
  readonly name: string;
  readonly drawn: Frame;
  readonly size: number;
  readonly lines: number;
  readonly truncated: boolean;
  readonly color: string;
}

export interface PlacedText {
  readonly name: string;
  readonly fitted: Fitted;
  readonly frame: Frame;
  readonly align: Align;
  /** of the first line */
  readonly top: number;
  readonly color: string;
  readonly markColor: string;
  readonly boldColor: string;
  /** a stroke under what is marked */
  readonly underlined: boolean;
}

interface Run extends Frame {
  readonly text: string;
  readonly emoji: string | null;
  readonly bold: boolean;
  readonly mark: boolean;
}

const lineLeft = ({ align, frame }: PlacedText, width: number): number => {
  if (align === "left") return frame.x;
  return align === "center" ? frame.x + (frame.width - width) / 2 : frame.x + frame.width - width;
};

/** A text's pieces as they are drawn: neighbours of one look in one run. */
export function runsOf(placed: PlacedText): Run[] {
  const { fitted, top } = placed;
  const runs: Run[] = [];
  for (const [index, line] of fitted.lines.entries()) {
    const left = lineLeft(placed, line.width);
    const y = top + index * fitted.leading;
    let end = 0;
    for (const [at, { atom, width, x }] of line.pieces.entries()) {
      const { bold, emoji, mark, text } = atom;
      const last = at === 0 ? undefined : runs.at(-1);
      const joins = last && last.emoji === null && emoji === null && last.bold === bold && last.mark === mark;
      if (joins) {
        const gap = x - end > 0.5 ? " " : "";
        runs.splice(-1, 1, { ...last, text: `${last.text}${gap}${text}`, width: left + x + width - last.x });
      } else runs.push({ text, emoji, bold, mark, x: left + x, y, width, height: fitted.leading });
      end = x + width;
    }
  }
  return runs;
}

/** Letters of one colour, and where they stand. */
interface Inked {
  readonly name: string;
  readonly color: string;
  readonly frames: readonly Frame[];
}

export interface SheetResult {
  readonly inks: readonly Inked[];
  readonly pixels: Pixels;
  readonly boxes: Box[];
  readonly truncated: boolean;
}

/** One still: shapes below, pictures, shapes above them, then texts, in pixels of the file. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly fonts: readonly Font[];
  readonly texts: PlacedText[] = [];
  readonly layers: Layer[] = [];
  #ground: string[] = [];
  #shapes: string[] = [];
  #base: Pixels | null = null;
  #defs = 0;
  #lost = 0;

  constructor(width: number, height: number, fonts: readonly Font[]) {
    this.width = width;
    this.height = height;
    this.fonts = fonts;
  }

  /** pixels that are the ground themselves */
  base(pixels: Pixels): void {
    this.#base = pixels;
  }
  ground(...svg: string[]): void {
    this.#ground.push(...svg);
  }
  draw(...svg: string[]): void {
    this.#shapes.push(...svg);
  }
  picture(layer: Layer): void {
    this.layers.push(layer);
  }
  id(prefix: string): string {
    this.#defs++;
    return `${prefix}${this.#defs}`;
  }
  text(placed: PlacedText): void {
    if (placed.fitted.lines.length > 0) this.texts.push(placed);
    else if (placed.fitted.truncated) this.#lost++;
  }
  /** A text that found no place at all. */
  lose(): void {
    this.#lost++;
  }
  /** How many texts are not whole: cut, left out, or with a word cut in two. */
  get faults(): number {
    return this.#lost + this.texts.filter(({ fitted }) => fitted.truncated || fitted.broken).length;
  }

  async #below(grain: number, paper: number): Promise<Pixels> {
    const ground = this.#ground.join("");
    const shapes = this.#shapes.join("");
    let pixels: Pixels;
    if (this.#base) {
      pixels = { ...this.#base, data: Buffer.from(this.#base.data) };
      for (const layer of this.layers) blend(pixels, layer);
      if (ground + shapes !== "") blend(pixels, await rasterLayer(this.width, this.height, ground + shapes));
    } else if (this.layers.length === 0) {
      pixels = await rasterSvg(this.width, this.height, ground + shapes);
    } else {
      pixels = await rasterSvg(this.width, this.height, ground);
      for (const layer of this.layers) blend(pixels, layer);
      if (shapes !== "") blend(pixels, await rasterLayer(this.width, this.height, shapes));
    }
    if (grain > 0 || paper > 0) addGrain(pixels, grain, paper);
    return pixels;
  }

  /** `bare` leaves the texts out: what they are read against. */
  async render({ bare = false, grain = 0, paper = 0 } = {}): Promise<SheetResult> {
    const pixels = await this.#below(grain, paper);
    const boxes: Box[] = [];
    const inks: Inked[] = [];
    const colors = new Map<PlacedText, Record<"plain" | "mark" | "bold", string>>();
    for (const placed of this.texts) {
      const runs = runsOf(placed);
      const settle = (wanted: string, part: Run[]) => {
        if (part.length === 0) return wanted;
        const frames = part.map((run) => lettersOf(run, placed.fitted.size));
        const color = readableColor(wanted, extremesOf(pixels, frames), CONTRAST_MIN + 0.02) ?? wanted;
        inks.push({ name: placed.name, color, frames });
        return color;
      };
      const letters = runs.filter(({ emoji }) => emoji === null);
      const plain = settle(
        placed.color,
        letters.filter(({ bold, mark }) => !mark && !bold),
      );
      colors.set(placed, {
        plain,
        mark: settle(
          placed.markColor,
          letters.filter(({ mark }) => mark),
        ),
        bold: settle(
          placed.boldColor,
          letters.filter(({ bold, mark }) => bold && !mark),
        ),
      });
      boxes.push(boxOf(placed, runs, plain));
    }
    if (!bare && this.texts.length > 0) blend(pixels, await this.#letters(colors));
    return { pixels, boxes, inks, truncated: this.#lost > 0 || boxes.some(({ truncated }) => truncated) };
  }

  async #letters(colors: Map<PlacedText, Record<"plain" | "mark" | "bold", string>>): Promise<Layer> {
    const images = new Map<string, Buffer>();
    const strokes: ReturnType<typeof underline>[] = [];
    const children = this.texts.flatMap((placed) => {
      const { fitted } = placed;
      const found = colors.get(placed);
      return runsOf(placed).map((run) => {
        const place = { position: "absolute", left: run.x, top: run.y } as const;
        if (run.emoji) {
          images.set(run.emoji, emojiPicture(run.emoji));
          const side = fitted.size * 1.02;
          const middle = run.y + (fitted.leading - side) / 2;
          const left = run.x + (run.width - side) / 2;
          return {
            type: "image" as const,
            src: run.emoji,
            style: { ...place, left, top: middle, width: side, height: side },
          };
        }
        const bold = run.bold && fitted.weight === "regular";
        const color = (run.mark ? found?.mark : run.bold ? found?.bold : found?.plain) ?? placed.color;
        if (run.mark && placed.underlined) strokes.push(underline(run, fitted.size, color));
        return {
          type: "text" as const,
          text: run.text,
          style: {
            ...place,
            fontFamily: `${fitted.font}, ${FALLBACK}`,
            fontWeight: weightOf(fitted.font, bold ? "bold" : fitted.weight),
            fontSize: fitted.size,
            lineHeight: `${fitted.leading}px`,
            letterSpacing: fitted.tracking,
            whiteSpace: "pre",
            color,
          } as const,
        };
      });
    });
    const { height, width } = this;
    const renderer = await rendererWith(this.fonts);
    const data = await renderer.render(
      {
        type: "container",
        style: { position: "relative", display: "flex", width, height, fontFeatureSettings: FEATURES },
        children: [...strokes, ...children],
      },
      {
        width,
        height,
        format: "raw",
        fontFamilies: [FALLBACK],
        images: Array.from(images, ([src, data]) => ({ src, data })),
      },
    );
    return { x: 0, y: 0, width, height, data };
  }
}

/** What the letters themselves take of a line, from accents to descenders. */
function lettersOf({ height, width, x, y }: Run, size: number): Frame {
  const tall = Math.min(height * 0.94, size * 1.06);
  return { x, y: y + (height - tall) / 2 + size * 0.02, width, height: tall };
}

function underline({ height, width, x, y }: Run, size: number, color: string) {
  const thick = Math.max(3, size * 0.075);
  return {
    type: "container" as const,
    style: {
      position: "absolute",
      left: x - size * 0.02,
      top: y + height / 2 + size * 0.43,
      width: width + size * 0.02,
      height: thick,
      borderRadius: thick / 2,
      backgroundColor: color,
      transform: "rotate(-0.7deg)",
    } as const,
  };
}

function boxOf({ fitted, frame, name }: PlacedText, runs: Run[], color: string): Box {
  const left = Math.min(...runs.map(({ x }) => x));
  const right = Math.max(...runs.map(({ width, x }) => x + width));
  const top = Math.min(...runs.map(({ y }) => y));
  const { height, width, x, y } = frame;
  const drawn = { x: left, y: top, width: right - left, height: fitted.height };
  return {
    name,
    x,
    y,
    width,
    height,
    drawn,
    size: fitted.size,
    lines: fitted.lines.length,
    truncated: fitted.truncated,
    color,
  };
}

/** The first of so many compositions in which every text stands whole; else the one that cuts the fewest. */
export async function firstWhole<Page extends { readonly sheet: Sheet }>(
  count: number,
  compose: (turn: number) => Promise<Page>,
): Promise<Page> {
  let best = await compose(0);
  for (let turn = 1; turn < count && best.sheet.faults > 0; turn++) {
    const other = await compose(turn);
    if (other.sheet.faults < best.sheet.faults) best = other;
  }
  return best;
}
