import { mixColors } from "#lib/domain/contrast.ts";
import { type Pixels, rasterSvg } from "#lib/render/paint/pixels.ts";
import { isIcon } from "#lib/content/icons/icons.ts";
import { icon } from "#lib/render/icons/draw-icon.ts";
import { blob } from "#lib/render/paint/shapes.ts";
import { randomOf } from "#lib/render/random.ts";
import { isPerson } from "./compose-scene.ts";
import { finish } from "./finish.ts";
import { Pen } from "./pen.ts";
import { findProp, type PropName } from "./props.ts";
import type { ArtScene } from "./scene.ts";
import { arch, box, disc, type Spot, type Staged, type Stagecraft } from "./setting.ts";
import { SETTINGS } from "./settings.ts";
import { tonesOf } from "./tones.ts";

/** Where the sheet must stay calm for a text: shares of the height. */
export interface Calm {
  readonly top: number;
  readonly foot: number;
}

const OPEN: Calm = { top: 0.07, foot: 0.84 };

/** The minimal style knows no rooms and no landscapes: a ground, one form, the thing. */
function minimalGround({ foot, height, pen, random, top, width }: Stagecraft): Staged {
  const span = foot - top;
  pen.back(box(0, 0, width, height), "wall");
  const form = random.whole(4);
  if (form === 0) pen.back(disc(width * 0.5, top + span * 0.5, span * 0.44), "wall2");
  else if (form === 1) pen.back(arch(width * 0.5, foot + span * 0.03, width * 0.56, span * 0.98), "wall2");
  else if (form === 2) pen.back(box(0, foot - span * 0.14, width, height), "wall2");
  else pen.back(`M${width * 0.2} ${height}L${width * 0.8} ${top}H${width}V${height}Z`, "wall2");
  return {
    spots: [
      { x: width * 0.5, y: foot, height: span * 0.7, width: width * 0.58 },
      { x: width * 0.84, y: foot + span * 0.02, height: span * 0.26, width: width * 0.18 },
    ],
  };
}

/** The geometric style builds its ground of tiles: quarters, halves, stripes. */
function geometricGround({ foot, height, pen, random, top, width }: Stagecraft): Staged {
  const { tones } = pen;
  const span = foot - top;
  pen.back(box(0, 0, width, height), "wall");
  const columns = 4;
  const side = width / columns;
  const from = Math.max(0, top - side * 0.1);
  const end = foot < height * 0.7 ? foot + span * 0.12 : height;
  const rows = Math.ceil((end - from) / side);
  const picks = ["a", "b", "c", "wall2", "light", "a2", "b2"] as const;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * side, end - (row + 1) * side];
      if (y < from - 1) continue;
      const middle = column > 0 && column < columns - 1 && y > top - side * 0.4 && y + side < foot + side * 0.3;
      const [base, mark] = [random.pick(picks), random.pick(picks)];
      pen.back(box(x, y, side + 1, side + 1), middle ? "light" : base);
      if (middle) continue;
      const ink = mark === base ? "light" : mark;
      const kind = random.whole(6);
      if (kind === 0) pen.back(`M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}Z`, ink);
      else if (kind === 1) pen.back(`M${x + side} ${y + side}H${x}A${side} ${side} 0 0 1 ${x + side} ${y}Z`, ink);
      else if (kind === 2) pen.back(disc(x + side / 2, y + side / 2, side * 0.34), ink);
      else if (kind === 3) pen.back(`M${x} ${y + side}L${x + side} ${y}V${y + side}Z`, ink);
      else if (kind === 4)
        for (let stripe = 0; stripe < 3; stripe++)
          pen.back(box(x, y + (stripe + 0.5) * (side / 3.2), side, side / 7), ink);
      else pen.back(`M${x} ${y + side / 2}A${side / 2} ${side / 2} 0 0 1 ${x + side} ${y + side / 2}Z`, ink);
    }
  }
  const radius = Math.min(width * 0.4, span * 0.46);
  pen.back(disc(width * 0.5, top + span * 0.52, radius), "c");
  pen.raw(
    `<path d="M${width * 0.5} ${top + span * 0.52 - radius}A${radius} ${radius} 0 0 1 ${width * 0.5} ${top + span * 0.52 + radius}Z" fill="${mixColors(tones.c, tones.dark, 0.12)}"/>`,
  );
  return {
    spots: [
      { x: width * 0.5, y: foot - span * 0.02, height: span * 0.72, width: radius * 1.7 },
      { x: width * 0.86, y: foot + span * 0.06, height: span * 0.28, width: width * 0.22 },
    ],
    afloat: true,
  };
}

/** Twigs and sparks around a scene that is wanted richer. */
function sprigs({ foot, height, pen, random, top, width }: Stagecraft): void {
  for (const side of [0, 1]) {
    const x = side === 0 ? -width * 0.01 : width * 1.01;
    for (let twig = 0; twig < 5; twig++) {
      const lean = side === 0 ? -84 + twig * 17 : -96 - twig * 17;
      pen.leaf(
        x,
        height * (0.99 + twig * 0.01),
        width * random.between(0.2, 0.3),
        lean,
        twig % 2 ? "leaf" : "leaf2",
        0.2,
      );
    }
  }
  for (let spark = 0; spark < 12; spark++) {
    const [x, y, r] = [random() * width, top + random() * (foot - top) * 0.6, random.between(5, 12)];
    pen.raw(
      `<path d="M${x.toFixed(0)} ${(y - r).toFixed(0)}q${(r * 0.2).toFixed(1)} ${(r * 0.8).toFixed(1)} ${r.toFixed(1)} ${r.toFixed(1)}q${(-r * 0.8).toFixed(1)} ${(r * 0.2).toFixed(1)} ${(-r).toFixed(1)} ${r.toFixed(1)}q${(-r * 0.2).toFixed(1)} ${(-r * 0.8).toFixed(1)} ${(-r).toFixed(1)} ${(-r).toFixed(1)}q${(r * 0.8).toFixed(1)} ${(-r * 0.2).toFixed(1)} ${r.toFixed(1)} ${(-r).toFixed(1)}Z" fill="${pen.tones.c}"/>`,
    );
  }
}

/** Sheets of paper cut out around the scene, nearer than it. */
function paperEdges({ height, pen, random, top, width }: Stagecraft): void {
  const wobble = () => Array.from({ length: 8 }, () => random.between(0.82, 1.16));
  pen.D(blob(-width * 0.02, height * 1.02, width * 0.26, wobble()), "b");
  pen.D(blob(width * 1.03, height * 1.0, width * 0.22, wobble()), "a2");
  if (top < height * 0.2) pen.D(blob(width * 1.0, -height * 0.01, width * 0.2, wobble()), "c");
  for (const [x, y, turn] of [
    [0.02, 1, -62],
    [0.06, 1.02, -38],
    [0.97, 1, -124],
    [0.94, 1.03, -146],
  ] as const)
    pen.leaf(width * x, height * y, width * 0.24, turn, turn % 4 === 0 ? "leaf" : "leaf2", 0.26);
}

function weather({ foot, height, pen, random, scene, top, width }: Stagecraft): void {
  // Nothing falls through a text.
  const [from, to] = [top > height * 0.2 ? top : 0, foot < height * 0.7 ? foot : height];
  const fallen = (share = 1) => from + random() * (to - from) * share;
  if (scene.season === "winter") {
    for (let flake = 0; flake < 70; flake++)
      pen.raw(
        `<circle cx="${(random() * width).toFixed(0)}" cy="${fallen().toFixed(0)}" r="${random.between(2, 7).toFixed(1)}" fill="#fff" opacity="${random.between(0.5, 0.95).toFixed(2)}"/>`,
      );
    return;
  }
  if (scene.season === "autumn" || scene.season === "spring") {
    for (let leaf = 0; leaf < 22; leaf++)
      pen.leaf(
        random() * width,
        fallen(),
        random.between(18, 34),
        random() * 360,
        scene.season === "autumn" ? (leaf % 2 ? "leaf" : "c2") : "b",
        0.34,
      );
    return;
  }
  if (scene.mood === "festive" && scene.richness >= 0 && scene.style !== "minimal") {
    for (let piece = 0; piece < 46; piece++) {
      const [x, y] = [random() * width, fallen(0.7)];
      const color = pen.tones[random.pick(["a", "b", "c", "light", "red"])];
      pen.raw(
        `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${random.between(8, 18).toFixed(0)}" height="${random.between(6, 10).toFixed(0)}" fill="${color}" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`,
      );
    }
  }
}

function standing(craft: Stagecraft, name: PropName, spot: Spot, afloat: boolean, hero: boolean): void {
  const { pen, random } = craft;
  const prop = findProp(name);
  const scale = Math.min(spot.height / prop.height, spot.width / prop.width);
  if (!afloat) pen.contact(spot.x, spot.y, prop.width * scale * 0.44, Math.max(6, prop.width * scale * 0.05));
  else if (pen.style === "illustration" || pen.style === "watercolor")
    pen.contact(spot.x + 12, spot.y + 10, prop.width * scale * 0.42, prop.width * scale * 0.06);
  const flip = !hero && random() < 0.5 && name !== "document" && name !== "pills";
  pen.group(
    spot.x,
    spot.y,
    scale,
    () => {
      prop.draw(pen);
      if (name === "emblem" && craft.scene.sign && isIcon(craft.scene.sign))
        pen.raw(icon(craft.scene.sign, -62, -228, 124, pen.tones.a2, 1.9));
    },
    0,
    flip && name !== "emblem",
  );
}

/** The picture as SVG, before the medium's grain. */
export function sceneSvg(
  scene: ArtScene,
  width: number,
  height: number,
  calm: Calm = OPEN,
): { svg: string; paper: string } {
  const tones = tonesOf(scene);
  const pen = new Pen(scene.style, tones);
  const random = randomOf(`draw ${scene.seed} ${scene.setting}`);
  const top = height * Math.min(0.5, calm.top + scene.space * 0.12);
  const craft: Stagecraft = { pen, scene, random, width, height, top, foot: height * calm.foot, rich: scene.richness };
  const isShapes = scene.setting === "abstract";
  const styled = { minimal: minimalGround, geometric: geometricGround } as const;
  const ground =
    !isShapes && (scene.style === "minimal" || scene.style === "geometric")
      ? styled[scene.style]
      : SETTINGS[scene.setting];
  const staged = ground(craft);
  const cast = scene.props.filter((name) => scene.people || !isPerson(name));
  const count = scene.richness < 0 ? 1 : scene.style === "minimal" ? Math.min(2, cast.length) : cast.length;
  const zoom = 1 + scene.zoom * 0.22;
  const jobs = cast.slice(0, count).flatMap((name, index) => {
    const spot = staged.spots[index];
    if (!spot) return [];
    return [
      {
        name,
        hero: index === 0,
        spot: {
          ...spot,
          height: spot.height * (index === 0 ? zoom : 1),
          width: spot.width * (index === 0 ? Math.max(1, zoom) : 1),
        },
      },
    ];
  });
  const [hero] = jobs;
  if (hero && scene.style === "night")
    pen.glow(hero.spot.x, hero.spot.y - hero.spot.height * 0.45, hero.spot.height * 1.15, tones.glow, 0.42);
  for (const { hero, name, spot } of jobs.toSorted((a, b) => a.spot.y - b.spot.y || Number(a.hero) - Number(b.hero)))
    standing(craft, name, spot, staged.afloat ?? false, hero);
  staged.front?.();
  if (scene.richness > 0) sprigs(craft);
  if (scene.style === "paper_cut") paperEdges(craft);
  weather(craft);
  if (scene.style === "retro")
    pen.raw(
      `<path d="${box(0, 0, width, height)}" fill="none" stroke="${tones.paper}" stroke-width="${Math.round(width * 0.05)}"/>`,
    );
  return { svg: pen.svg, paper: scene.style === "watercolor" ? tones.paper : tones.wall };
}

export async function drawScene(
  scene: ArtScene,
  width: number,
  height: number,
  calm?: Calm,
  margin = true,
): Promise<Pixels> {
  const { paper, svg } = sceneSvg(scene, width, height, calm);
  return finish(await rasterSvg(width, height, svg), scene.style, paper, margin);
}
