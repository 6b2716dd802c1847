import { mixColors } from "#lib/domain/contrast.ts";
import { randomOf } from "#lib/render/random.ts";
import { lch, toLch, turnHue } from "./oklch.ts";
import type { Look } from "./look.ts";

export const TONE_NAMES = [
  "sky",
  "sky2",
  "far",
  "mid",
  "near",
  "wall",
  "wall2",
  "floor",
  "table",
  "a",
  "a2",
  "b",
  "b2",
  "c",
  "c2",
  "light",
  "white",
  "dark",
  "leaf",
  "leaf2",
  "wood",
  "wood2",
  "metal",
  "metal2",
  "glass",
  "skin",
  "skin2",
  "hair",
  "water",
  "glow",
  "sun",
  "paper",
  "red",
] as const;
export type Tone = (typeof TONE_NAMES)[number];
export type Tones = Record<Tone, string>;

const MOODS = {
  calm: { chroma: 0.78, light: 0.03, hue: 230, pull: 0.12, wall: 0.022 },
  bright: { chroma: 1.12, light: 0.01, hue: 80, pull: 0.12, wall: 0.045 },
  warm: { chroma: 0.95, light: 0, hue: 58, pull: 0.42, wall: 0.038 },
  fresh: { chroma: 0.95, light: 0.03, hue: 165, pull: 0.4, wall: 0.03 },
  serious: { chroma: 0.62, light: -0.035, hue: 255, pull: 0.3, wall: 0.016 },
  festive: { chroma: 1.15, light: 0, hue: 20, pull: 0.1, wall: 0.042 },
} as const;

const SKIES = {
  dawn: [
    [0.86, 0.06, 300],
    [0.92, 0.07, 55],
  ],
  day: [
    [0.83, 0.07, 232],
    [0.95, 0.03, 210],
  ],
  dusk: [
    [0.58, 0.12, 310],
    [0.82, 0.14, 52],
  ],
  night: [
    [0.24, 0.06, 272],
    [0.42, 0.09, 285],
  ],
} as const;

const LEAVES = {
  spring: [128, 0.68, 0.15],
  summer: [146, 0.56, 0.13],
  autumn: [52, 0.63, 0.15],
  winter: [190, 0.66, 0.04],
} as const;
const SKINS = [
  [0.86, 0.06, 62],
  [0.76, 0.08, 60],
  [0.62, 0.085, 56],
  [0.45, 0.07, 50],
] as const;

/** A palette around the brand's colour that mood, hour, season and the person's wishes bend. */
export function tonesOf(scene: Look): Tones {
  const random = randomOf(`tones ${scene.palette}`);
  const mood = MOODS[scene.mood];
  const brand = toLch(scene.colors.brand);
  const own = brand.c < 0.025 ? 250 : brand.h;
  const base = (own + scene.hue + 360) % 360;
  const warmer = (h: number, share = 1) =>
    scene.warmth === 0
      ? h
      : turnHue(h, scene.warmth > 0 ? 55 : 245, Math.min(0.75, Math.abs(scene.warmth) * 0.3) * share);
  const strength = mood.chroma * (brand.c < 0.025 ? 0.5 : 1);
  const lift = mood.light + scene.light * 0.07;
  const tone = (l: number, c: number, h: number, share = 1) =>
    lch(Math.min(0.985, Math.max(0.12, l + lift * share)), c * mood.chroma, warmer(h));
  const side = random() < 0.5 ? 1 : -1;
  const second = base + side * random.between(34, 58);
  // Gold and peach go with every brand; with a yellow brand, coral does.
  const third = base > 62 && base < 115 ? 32 : random.pick([80, 74, 58]);
  const ground = toLch(scene.colors.background);
  const near = Math.abs(((mood.hue - base + 540) % 360) - 180);
  const moody = turnHue(base, mood.hue, near > 110 ? 0.05 : mood.pull + 0.1);
  const room = ground.c > 0.012 && ground.l > 0.8 ? turnHue(ground.h, moody, 0.3) : moody;
  const hush = scene.mood === "serious";
  const [high, low] = SKIES[scene.time];
  const sky = (part: readonly [number, number, number]) =>
    lch(
      Math.min(0.98, Math.max(0.15, part[0] + lift)),
      part[1] * (0.7 + strength * 0.3),
      warmer(turnHue(part[2], base, 0.22)),
    );
  const [leafHue, leafLight, leafChroma] = LEAVES[scene.season ?? "summer"];
  const leaf = turnHue(leafHue, base, 0.16);
  const [skinL, skinC, skinH] = random.pick(SKINS);
  const mainLight = Math.min(0.68, Math.max(0.5, brand.l));
  const wallLight = hush ? 0.86 : scene.mood === "bright" || scene.mood === "festive" ? 0.9 : 0.93;
  const dim = scene.time === "night" ? -0.14 : scene.time === "dusk" ? -0.03 : 0;
  const tones: Tones = {
    sky: sky(high),
    sky2: sky(low),
    far: tone(0.78 + dim, 0.06, turnHue(second, 230, 0.3)),
    mid: tone(0.68 + dim, 0.085, second),
    near: tone(0.53 + dim, 0.09, base),
    wall: tone(wallLight + dim, mood.wall, room),
    wall2: tone(wallLight - 0.055 + dim, mood.wall * 1.25, room),
    floor: tone(wallLight - 0.13 + dim, mood.wall * 1.3, turnHue(room, 60, 0.3)),
    table: tone(0.72 + dim * 0.6, 0.075, turnHue(62, base, 0.14)),
    a: tone(mainLight, Math.max(brand.c, 0.02), base, 0.5),
    a2: tone(mainLight - 0.12, Math.max(brand.c * 0.92, 0.02), base, 0.5),
    b: tone(0.77, 0.082 * strength, second, 0.5),
    b2: tone(0.65, 0.09 * strength, second, 0.5),
    c: tone(0.83, 0.115, third, 0.5),
    c2: tone(0.72, 0.125, third - 10, 0.5),
    light: tone(0.965, 0.018, room, 0.3),
    white: tone(0.985, 0.006, room, 0.2),
    dark: lch(0.27, 0.045, warmer(base, 0.5)),
    leaf: tone(leafLight + dim * 0.6, leafChroma, leaf, 0.7),
    leaf2: tone(leafLight - 0.13 + dim * 0.6, leafChroma * 0.9, leaf + 8, 0.7),
    wood: tone(0.63 + dim * 0.5, 0.078, turnHue(58, base, 0.08), 0.7),
    wood2: tone(0.49 + dim * 0.5, 0.07, turnHue(52, base, 0.08), 0.7),
    metal: tone(0.79, 0.014, turnHue(240, base, 0.3), 0.6),
    metal2: tone(0.62, 0.02, turnHue(245, base, 0.3), 0.6),
    glass: tone(0.9, 0.035, turnHue(215, base, 0.2), 0.5),
    skin: lch(skinL, skinC, skinH),
    skin2: lch(skinL - 0.07, skinC + 0.012, skinH - 4),
    hair: lch(random.pick([0.24, 0.3, 0.42]), 0.04, 50),
    water: tone(0.7 + dim, 0.085, turnHue(222, base, 0.14)),
    glow: lch(0.93, 0.1, 88),
    sun: lch(Math.min(0.9, 0.84 + lift * 0.5), 0.135, warmer(66, 0.4)),
    paper: tone(0.965, 0.02, turnHue(room, 80, 0.5), 0.4),
    red: tone(0.62, 0.19, 27, 0.4),
  };
  return scene.style === "night" || scene.style === "retro" || scene.style === "minimal"
    ? restyle(tones, scene)
    : tones;
}

function restyle(tones: Tones, { colors, light, style }: Look): Tones {
  const changed = { ...tones };
  if (style === "night") {
    const navy = lch(0.24 + light * 0.03, 0.055, turnHue(268, toLch(colors.brand).h, 0.18));
    for (const name of TONE_NAMES) changed[name] = mixColors(tones[name], navy, 0.3);
    for (const name of ["wall", "wall2", "floor", "sky", "sky2", "far", "mid", "near", "table", "paper"] as const)
      changed[name] = mixColors(tones[name], navy, 0.82);
    return {
      ...changed,
      sky: mixColors(navy, "#000010", 0.25),
      sky2: mixColors(tones.b2, navy, 0.62),
      glow: tones.glow,
      sun: tones.light,
      dark: mixColors(navy, "#000010", 0.45),
      c: mixColors(tones.c, navy, 0.1),
      a: mixColors(tones.a, "#ffffff", 0.12),
    };
  }
  if (style === "retro") {
    const print: Partial<Tones> = {
      light: "#f6e8c9",
      white: "#fbf1da",
      paper: "#f6e8c9",
      wall: "#f1dcae",
      wall2: "#e8c98b",
      floor: "#dba95c",
      table: "#b9743a",
      sky: "#e9c27a",
      sky2: "#f6e3b4",
      c: "#e3a32f",
      c2: "#c47f1e",
      b: "#3e8c84",
      b2: "#2d6a66",
      far: "#d9a45a",
      mid: "#c56f3c",
      near: "#2d6a66",
      dark: "#33231d",
      leaf: "#5f8a4e",
      leaf2: "#3f6a44",
      metal: "#cdbb97",
      metal2: "#9b8a6d",
      glass: "#dfe3c6",
      water: "#5fa39a",
      wood: "#b0713c",
      wood2: "#84502b",
      red: "#c4452b",
      sun: "#d9622f",
      glow: "#f3d27a",
    };
    for (const name of TONE_NAMES)
      changed[name] = mixColors(print[name] ?? tones[name], tones[name], print[name] ? 0.16 : 0);
    return changed;
  }
  const ground = mixColors(tones.wall, tones.a, 0.1);
  return {
    ...changed,
    wall: ground,
    wall2: mixColors(ground, tones.a, 0.12),
    floor: mixColors(ground, tones.a, 0.18),
    table: mixColors(ground, tones.a, 0.2),
    wood: mixColors(tones.wood, tones.a, 0.35),
    b: mixColors(tones.b, tones.a, 0.4),
    leaf: mixColors(tones.leaf, tones.a2, 0.25),
    leaf2: mixColors(tones.leaf2, tones.a2, 0.3),
  };
}
