import type { InfographicDraft } from "#lib/domain/draft.ts";
import type { ThingArtist } from "#lib/render/art/draw-thing.ts";
import { isDrawn } from "#lib/render/art/vocabulary.ts";
import { circle } from "#lib/render/paint/shapes.ts";
import { LEAST_SIZE, type Stage, type Tone } from "#lib/render/slides/stage.ts";
import type { Align } from "#lib/render/paint/sheet.ts";
import type { Fitted, Frame } from "#lib/render/text/fit.ts";

export interface Plan {
  readonly stage: Stage;
  readonly things: ThingArtist;
  readonly draft: InfographicDraft;
}

export interface Told {
  readonly title: Fitted;
  readonly text: Fitted;
  readonly height: number;
}

const GAP = 8;

/** So many of the points at least show something of their own, or a number stands for each. */
const VARIED = 0.75;

/** Whether the points are told apart by what is drawn beside them: the same thing beside each says nothing. */
export const isVaried = ({ items }: InfographicDraft): boolean =>
  new Set(items.map(({ picture }) => picture.subject).filter(isDrawn)).size >= items.length * VARIED;

/** One or two things are said: no parts of a whole, and the theme itself is what is seen. */
export const isFew = ({ items }: InfographicDraft): boolean => items.length < 3;

/** The largest size of a point's title: few points fill their room. */
export const largestOf = (draft: InfographicDraft): number => {
  const { length } = draft.items;
  return isFew(draft) ? 84 : length < 4 ? 64 : length < 5 ? 54 : 44;
};

/** Titles and texts of all items at one pair of sizes, the largest at which each has room. */
export function tell(
  { draft, stage }: Plan,
  width: (index: number) => number,
  room: (index: number) => number,
  largest = 46,
): Told[] {
  const at = (size: number): Told[] =>
    draft.items.map((item, index) => {
      const title = stage.fit(item.title, width(index), Math.max(room(index), size), {
        role: "title",
        max: size,
        min: LEAST_SIZE,
        balance: false,
      });
      const rest = Math.max(1, room(index) - title.height - GAP);
      const body = Math.round(Math.max(LEAST_SIZE, size * 0.76));
      const text = stage.fit(item.text, width(index), rest, { max: body });
      return { title, text, height: title.height + (text.height > 0 ? GAP + text.height : 0) };
    });
  for (let size = largest; size > 28; size -= 2) {
    const told = at(size);
    const sizes = new Set(told.filter(({ text }) => text.lines.length > 0).map(({ text }) => text.size));
    const whole = told.every(
      ({ height, text, title }, index) => !title.truncated && !title.broken && !text.truncated && height <= room(index),
    );
    if (whole && sizes.size <= 1) return told;
  }
  return at(28);
}

/** A title over its text, in a frame. */
export function put(
  { stage }: Plan,
  index: number,
  told: Told,
  frame: Frame,
  titled: Tone,
  texted: Tone,
  align: Align = "left",
  vertical: "top" | "middle" = "middle",
): void {
  const top = frame.y + (vertical === "middle" ? Math.max(0, (frame.height - told.height) / 2) : 0);
  stage.put(`item${index}`, told.title, { ...frame, y: top, height: told.title.height }, titled, align);
  stage.put(
    `text${index}`,
    told.text,
    { ...frame, y: top + told.title.height + GAP, height: Math.max(told.text.height, 1) },
    texted,
    align,
  );
}

/** A disc with the item's thing in it; its number, and false, where nothing says the thing. */
export function disc(
  { draft, stage, things }: Plan,
  index: number,
  x: number,
  y: number,
  radius: number,
  fill: string,
  ink: string,
  number = index + 1,
): boolean {
  stage.sheet.draw(circle(x, y, radius, { fill }));
  const drawn = isVaried(draft) && things.draw(draft.items[index]?.picture.subject ?? "", x, y, radius * 1.24, ink);
  if (!drawn)
    stage.write(
      `disc${index + 1}`,
      String(number),
      { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
      { role: "title", max: radius, lines: 1, tracking: 0 },
      { color: ink },
      "center",
      "middle",
    );
  return drawn;
}

/** A badge that is smaller has no room for a number that is read. */
const BADGE_LEAST = 25;

/** The same number in a small badge. */
export function numeral({ stage }: Plan, index: number, x: number, y: number, asked: number): void {
  const radius = Math.max(BADGE_LEAST, asked);
  const { palette, sheet } = stage;
  sheet.draw(circle(x, y, radius + 5, { fill: palette.ground }), circle(x, y, radius, { fill: palette.brand }));
  stage.write(
    `badge${index + 1}`,
    String(index + 1),
    { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
    { role: "title", max: radius * 1.1, lines: 1, tracking: 0 },
    { color: palette.onBrand },
    "center",
    "middle",
  );
}
