import { blob } from "#lib/render/paint/shapes.ts";
import { arch, box, disc, ridge, type Setting, type Stagecraft } from "./setting.ts";
import type { Tone } from "./tones.ts";

/** A sheet of paper that bends from wall to floor, and a shape or two behind the thing. */
const studio: Setting = (craft) => {
  const { foot, height, pen, random, rich, top, width } = craft;
  const { tones } = pen;
  const span = foot - top;
  const side = random() < 0.5 ? -1 : 1;
  const at = (share: number) => width * (0.5 + share * side);
  pen.fade(box(0, 0, width, height), tones.wall, tones.wall2);
  const form = random.whole(4);
  if (form === 0) pen.D(disc(at(0), top + span * 0.5, Math.min(width * 0.4, span * 0.46)), "b");
  else if (form === 1) pen.D(arch(at(-0.04), foot + span * 0.02, width * 0.62, span * 0.94), "light");
  else if (form === 2) {
    pen.D(disc(at(0.14), top + span * 0.42, span * 0.34), "c");
    pen.D(disc(at(-0.22), top + span * 0.62, span * 0.22), "light");
  } else pen.R(width * 0.2, top + span * 0.05, width * 0.6, span * 0.97, width * 0.06, "b");
  if (rich >= 0 && form !== 2) pen.D(disc(at(0.34), top + span * 0.18, span * 0.075), "c");
  const edge = foot - span * 0.05;
  pen.fade(
    `M0 ${edge + span * 0.02}C${width * 0.3} ${edge - span * 0.035} ${width * 0.7} ${edge - span * 0.035} ${width} ${edge + span * 0.02}V${height}H0Z`,
    tones.light,
    tones.wall2,
  );
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.03, height: span * 0.64, width: width * 0.6 },
      { x: at(0.35), y: foot + span * 0.06, height: span * 0.34, width: width * 0.22 },
      { x: at(-0.35), y: foot + span * 0.06, height: span * 0.3, width: width * 0.22 },
    ],
  };
};

/** Two fields of color and one large form between them. */
const colorBlock: Setting = (craft) => {
  const { foot, height, pen, random, top, width } = craft;
  const span = foot - top;
  const side = random() < 0.5 ? -1 : 1;
  const at = (share: number) => width * (0.5 + share * side);
  pen.back(box(0, 0, width, height), "wall");
  const [field, form] = random.pick([
    ["b", "c"],
    ["c", "light"],
    ["wall2", "b"],
    ["b", "light"],
  ] as const);
  const edge = foot - span * 0.12;
  const kind = random.whole(3);
  if (kind === 0) pen.D(disc(at(0), edge, Math.min(width * 0.42, span * 0.74)), form);
  else if (kind === 1) pen.D(arch(at(0.02), edge + 20, width * 0.58, span * 0.84), form);
  else
    pen.D(
      `M${at(-0.5)} ${edge}V${top + span * 0.16}A${width * 0.86} ${edge - top - span * 0.16} 0 0 ${side > 0 ? 1 : 0} ${at(0.36)} ${edge}Z`,
      form,
    );
  pen.back(box(0, edge, width, height - edge), field);
  pen.back(box(0, edge, width, span * 0.014), "dark", 0.08);
  return {
    spots: [
      { x: width * 0.5, y: foot + span * 0.04, height: span * 0.64, width: width * 0.6 },
      { x: at(0.35), y: foot + span * 0.07, height: span * 0.34, width: width * 0.22 },
      { x: at(-0.35), y: foot + span * 0.07, height: span * 0.3, width: width * 0.22 },
    ],
  };
};

const TINTS = ["a", "b", "c", "a2", "light", "b2"] as const satisfies readonly [Tone, ...Tone[]];

/** The lower end of what may be drawn: where a text stands below, its ground stays plain. */
const floorOf = ({ foot, height, top }: Stagecraft): number =>
  foot > height * 0.7 ? height + 20 : foot + (foot - top) * 0.12;

function arches(craft: Stagecraft): void {
  const { foot, pen, random, top, width } = craft;
  const span = foot - top;
  const floor = floorOf(craft);
  const side = random() < 0.5 ? -1 : 1;
  const at = (share: number) => width * (0.5 + share * side);
  pen.D(disc(at(0.26), top + span * 0.24, Math.min(width * 0.16, span * 0.2)), "c");
  const stand = (x: number, wide: number, tall: number, bands: readonly Tone[]) => {
    for (const [index, tone] of bands.entries()) {
      const share = 1 - index / bands.length;
      pen.D(arch(x, floor, wide * share, Math.max(tall - (wide * (1 - share)) / 2, (wide * share) / 2)), tone);
    }
  };
  stand(at(-0.1), width * 0.74, floor - top - span * 0.12, ["b", "a"]);
  stand(at(0.36), width * 0.42, (floor - top) * 0.44, ["light", "a2"]);
}

function waves(craft: Stagecraft): void {
  const { foot, pen, random, top, width } = craft;
  const span = foot - top;
  const floor = floorOf(craft);
  pen.D(disc(width * random.between(0.28, 0.72), top + span * 0.36, Math.min(width * 0.2, span * 0.26)), "c");
  const bands = ["b", "light", "a", "b2", "a2"] as const;
  for (const [index, tone] of bands.entries())
    pen.D(ridge(width, top + span * (0.42 + index * 0.15), span * 0.07, floor, random, 3), tone);
}

function tiles(craft: Stagecraft): void {
  const { foot, pen, random, top, width } = craft;
  const [columns, rows] = [3, Math.max(2, Math.round(((foot - top) / width) * 3))];
  const side = Math.min((width * 0.84) / columns, (foot - top) / rows);
  const left = (width - side * columns) / 2;
  const from = top + (foot - top - side * rows) / 2;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * side, from + row * side];
      const [ground, ink] = [random.pick(TINTS), random.pick(TINTS)];
      const mark = ink === ground ? "wall" : ink;
      pen.D(box(x, y, side, side), ground);
      const marks = [
        `M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}Z`,
        `M${x + side} ${y + side}H${x}A${side} ${side} 0 0 1 ${x + side} ${y}Z`,
        disc(x + side / 2, y + side / 2, side * 0.34),
        `M${x} ${y + side / 2}A${side / 2} ${side / 2} 0 0 1 ${x + side} ${y + side / 2}Z`,
        `M${x} ${y + side}L${x + side} ${y}V${y + side}Z`,
      ] as const;
      pen.D(random.pick(marks), mark);
    }
}

function pebbles(craft: Stagecraft): void {
  const { foot, pen, random, top, width } = craft;
  const span = foot - top;
  const wobble = () => Array.from({ length: 8 }, () => random.between(0.82, 1.14));
  const side = random() < 0.5 ? -1 : 1;
  const at = (share: number) => width * (0.5 + share * side);
  const reach = Math.min(width, span);
  pen.D(blob(at(-0.14), top + span * 0.6, reach * 0.38, wobble()), "b");
  pen.D(blob(at(0.2), top + span * 0.4, reach * 0.3, wobble()), "a");
  pen.D(blob(at(0.16), top + span * 0.78, reach * 0.24, wobble()), "c");
  pen.D(blob(at(-0.26), top + span * 0.3, reach * 0.13, wobble()), "a2");
  for (const [x, y, r] of [
    [0.36, 0.7, 0.035],
    [-0.36, 0.86, 0.05],
    [-0.06, 0.2, 0.03],
  ] as const)
    pen.D(disc(at(x), top + span * y, reach * r), "light");
}

function arcs(craft: Stagecraft): void {
  const { foot, pen, random, top, width } = craft;
  const span = foot - top;
  const floor = floorOf(craft);
  const side = random() < 0.5 ? -1 : 1;
  const at = (share: number) => width * (0.5 + share * side);
  const reach = Math.min(width * 0.94, (floor - top) * 0.86);
  const quarter = (x: number, r: number, turn: number) =>
    `M${x} ${floor}V${floor - r}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${x + r * turn} ${floor}Z`;
  for (const [index, tone] of (["b", "light", "a", "wall", "a2"] as const).entries())
    pen.D(quarter(at(-0.5), reach * (1 - index * 0.19), side), tone);
  pen.D(disc(at(0.28), top + span * 0.2, Math.min(width * 0.13, span * 0.15)), "c");
}

const SOBER = [waves, arcs, tiles] as const;
const GLAD = [...SOBER, arches, pebbles] as const;

/** Shapes in the brand's colors, of no trade at all. */
const abstract: Setting = (craft) => {
  const { height, pen, random, scene, width } = craft;
  pen.fade(box(0, 0, width, height), pen.tones.wall, pen.tones.wall2);
  if (scene.mood === "serious" || scene.mood === "calm") random.pick(SOBER)(craft);
  else random.pick(GLAD)(craft);
  return { spots: [] };
};

export const PLAIN = { studio, colorBlock, abstract };
