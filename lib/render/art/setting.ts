import type { Random } from "#lib/render/random.ts";
import type { Pen } from "./pen.ts";
import type { Look } from "./look.ts";

/** Where one thing of the scene stands: its foot and the room that it may take. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

export interface Stagecraft {
  readonly pen: Pen;
  readonly scene: Look & { readonly richness: number; readonly sign: string | null };
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  /** above it lies calm ground for a text */
  readonly top: number;
  /** where the hero stands */
  readonly foot: number;
  /** the larger, the fuller the scene */
  readonly rich: number;
}

export interface Staged {
  /** the first is the hero's */
  readonly spots: readonly Spot[];
  /** drawn over the things */
  readonly front?: () => void;
  /** things float: no shadow on a ground */
  readonly afloat?: boolean;
}

export type Setting = (craft: Stagecraft) => Staged;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

export const disc = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`;

/** A ridge from side to side, closed below. */
export function ridge(width: number, y: number, swell: number, floor: number, random: Random, steps = 4): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, index) => [(-0.1 + (index * 1.2) / steps) * width, y + (random() - 0.5) * swell * 2] as const,
  );
  let d = `M${n(-0.1 * width)} ${n(floor)}L${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? y)}`;
  for (let index = 1; index < points.length; index++) {
    const [before, now] = [points[index - 1] ?? [0, y], points[index] ?? [0, y]];
    const middle = (before[0] + now[0]) / 2;
    d += `C${n(middle)} ${n(before[1])} ${n(middle)} ${n(now[1])} ${n(now[0])} ${n(now[1])}`;
  }
  return `${d}V${n(floor)}Z`;
}

export const arch = (x: number, foot: number, width: number, height: number): string =>
  `M${n(x - width / 2)} ${n(foot)}V${n(foot - height + width / 2)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width / 2)} ${n(foot - height + width / 2)}V${n(foot)}Z`;

/** Sky of the scene's hour, with its sun or moon and, where it fits, clouds or stars. */
export function sky(
  { height, pen, random, scene, width }: Stagecraft,
  horizon: number,
  sunX: number,
  sunY: number,
  sunSize: number,
): void {
  const { tones } = pen;
  pen.fade(box(0, 0, width, height), tones.sky, tones.sky2);
  const dark = scene.time === "night" || scene.style === "night";
  if (dark) {
    for (let star = 0; star < 46; star++) {
      const [x, y, r] = [random() * width, random() * horizon * 0.9, random.between(1, 3.4)];
      pen.raw(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" opacity="${random.between(0.3, 0.85).toFixed(2)}"/>`,
      );
    }
  }
  if (pen.style !== "line_art") pen.glow(sunX, sunY, sunSize * 3.2, dark ? "#dfe8ff" : tones.glow, dark ? 0.3 : 0.65);
  pen.C(sunX, sunY, sunSize, dark ? "light" : scene.time === "day" ? "glow" : "sun");
  if (dark && pen.style !== "line_art")
    pen.raw(
      `<circle cx="${n(sunX + sunSize * 0.36)}" cy="${n(sunY - sunSize * 0.16)}" r="${n(sunSize * 0.86)}" fill="${tones.sky}" opacity=".55"/>`,
    );
}

export function cloud(pen: Pen, x: number, y: number, size: number): void {
  pen.group(x, y, size / 200, () =>
    pen.D("M-100 0C-136 0 -134 -48 -98 -48C-94 -92 -34 -100 -22 -66C6 -90 56 -72 54 -40C100 -52 128 0 90 0Z", "white"),
  );
}

export function bush(pen: Pen, x: number, y: number, size: number, tone: "leaf" | "leaf2" = "leaf"): void {
  pen.group(x, y, size / 200, () =>
    pen.D("M-120 0C-140 -60 -90 -90 -66 -80C-60 -130 20 -140 34 -96C80 -110 130 -60 112 0Z", tone),
  );
}

/** A wall with a floor, its skirting at the edge. */
export function room({ height, pen, width }: Stagecraft, edge: number): void {
  const { tones } = pen;
  pen.fade(box(0, 0, width, edge), tones.wall, tones.wall2);
  pen.fade(box(0, edge, width, height - edge), tones.floor, pen.style === "line_art" ? tones.floor : tones.wall2);
}

/** Light that falls through a window, across the wall. */
export function sunbeam({ height, pen, random, scene, width }: Stagecraft): void {
  if (
    scene.style === "line_art" ||
    scene.style === "minimal" ||
    scene.style === "geometric" ||
    scene.time === "night" ||
    scene.style === "night"
  )
    return;
  const from = random.between(0.05, 0.4) * width;
  pen.raw(
    `<g opacity=".2" fill="${pen.tones.glow}">${[0, 1].map((pane) => `<path d="M${n(from + pane * width * 0.2)} 0l${n(width * 0.15)} 0l${n(height * 0.42)} ${n(height * 0.75)}l${n(-width * 0.19)} 0Z"/>`).join("")}</g>`,
  );
}
