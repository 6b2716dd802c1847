import { hex, type Rgb, type Stuff, type Thing } from "./scene.ts";
import { ball, block, both, disc, drum, egg, ridged, ring, rod, without, type Distance } from "./solids.ts";
import { clouds, shaded, glazed, matt, metal, soft, thing } from "./stuffs.ts";

/** Shapes that several still lives hold. */

export const hollow = (
  cx: number,
  cz: number,
  y: number,
  height: number,
  low: number,
  high: number,
  wall = 0.06,
): Distance =>
  without(
    drum(cx, y, cz, height, low, high, 0.03),
    drum(cx, y + wall, cz, height + 0.2, low - wall, high - wall + 0.02, 0.02),
  );

export const leaf = (x: number, y: number, z: number, long: number, angle: number, tilt: number): Distance => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  return (px, py, pz) => {
    const [dx, dy, dz] = [px - x, py - y, pz - z];
    // Far from it its exact shape does not matter.
    const away = Math.sqrt(dx * dx + dy * dy + dz * dz) - long * 1.15;
    if (away > 0.25) return away;
    const across = dz * cos - dx * sin;
    const out = dx * cos + dz * sin;
    const a = out * ct + dy * st;
    const b = dy * ct - out * st + (a / long) ** 2 * 0.22 * long - Math.abs(across) * 0.25;
    const middle = a - long * 0.5;
    const k = Math.sqrt((middle / (long * 0.52)) ** 2 + (across / (long * 0.24)) ** 2 + (b / 0.025) ** 2);
    const g = Math.sqrt(
      (middle / (long * 0.52) ** 2) ** 2 + (across / (long * 0.24) ** 2) ** 2 + (b / 0.025 ** 2) ** 2,
    );
    return g < 1e-6 ? -0.01 : ((k * (k - 1)) / g) * 0.7;
  };
};

export const plant = (cx: number, cz: number, base: number, count: number, long: number, seed: number): Distance =>
  both(
    ...Array.from({ length: count }, (_, index) => {
      const angle = index * 2.4 + seed;
      const share = index / count;
      return leaf(
        cx,
        base + share * long * 0.35,
        cz,
        long * (0.75 + 0.25 * Math.sin(index * 5 + seed)),
        angle,
        0.35 + share * 0.95,
      );
    }),
  );

export const cup = (cx: number, cz: number, size: number, outer: Stuff, drink: string): Thing[] => [
  thing(
    outer,
    hollow(cx, cz, 0.1 * size, 0.85 * size, 0.42 * size, 0.58 * size),
    ring(cx + 0.66 * size, 0.55 * size, cz, 0.24 * size, 0.062 * size, "z"),
  ),
  thing(outer, drum(cx, 0, cz, 0.07, 0.92 * size, 0.98 * size, 0.03)),
  thing({ color: hex(drink), shine: 0.1, gloss: 120 }, drum(cx, 0.5 * size, cz, 0.32 * size, 0.47 * size, 0.52 * size)),
];

export const spool = (cx: number, y: number, cz: number, color: string): Thing[] => [
  thing(matt("#d9b78a"), drum(cx, y, cz, 0.08, 0.3), drum(cx, y + 0.62, cz, 0.08, 0.3)),
  thing(
    soft(color),
    ridged(drum(cx, y + 0.08, cz, 0.54, 0.25), 0.012, (_x, py) => Math.sin(py * 160)),
  ),
];

export const yarn = (cx: number, cz: number, radius: number, color: string): Thing =>
  thing(
    soft(color),
    ridged(ball(cx, radius, cz, radius), 0.03, (x, y, z) => {
      const [dx, dy, dz] = [x - cx, y - radius, z - cz];
      const patch = Math.floor((Math.atan2(dz, dx) + 3.2) * 1.3) % 3;
      return Math.sin(
        (((patch === 0 ? dx + dy : patch === 1 ? dy - dz : dz + dx * 0.6) * 46) / Math.max(radius, 0.3)) * 0.6,
      );
    }),
  );

export const book = (y: number, half: number, w: number, d: number, turn: number, cover: string, x = 0): Thing[] => [
  thing(
    matt(cover),
    without(
      block(x, y + half, 0, w, half, d, 0.03, turn),
      block(x + 0.06, y + half, -0.05, w, half - 0.045, d, 0.01, turn),
    ),
  ),
  thing(
    { color: (_x, py) => shaded(hex("#f3ead9"), 0.9 + 0.1 * Math.sin(py * 300)), shine: 0.01 },
    block(x, y + half, 0, w - 0.05, half - 0.03, d - 0.05, 0.01, turn),
  ),
];

export const gift = (
  cx: number,
  y: number,
  cz: number,
  size: number,
  tall: number,
  turn: number,
  paper: string,
  band: string,
): Thing[] => [
  thing(matt(paper), block(cx, y + tall, cz, size, tall, size, 0.02, turn)),
  thing(
    glazed(band),
    block(cx, y + tall, cz, size * 0.13, tall + 0.012, size + 0.012, 0.01, turn),
    block(cx, y + tall, cz, size + 0.012, tall + 0.012, size * 0.13, 0.01, turn),
  ),
  thing(
    glazed(band),
    ring(cx - 0.17 * size * 2, y + tall * 2 + 0.13, cz, 0.16 * size * 1.6, 0.045, "z"),
    ring(cx + 0.17 * size * 2, y + tall * 2 + 0.13, cz, 0.16 * size * 1.6, 0.045, "z"),
    ball(cx, y + tall * 2 + 0.07, cz, 0.1),
  ),
];

export const weight = (cx: number, z: number, turnZ: number, color: string): Thing[] => {
  const heads = [-0.72, -0.55, 0.55, 0.72].map((at) =>
    disc(cx + at, 0.42, z + at * turnZ, Math.abs(at) > 0.6 ? 0.34 : 0.42, 0.1, "x", 0.04),
  );
  return [
    thing(matt(color), ...heads),
    thing(metal("#c9ccd1"), rod(cx - 0.9, 0.42, z - 0.9 * turnZ, cx + 0.9, 0.42, z + 0.9 * turnZ, 0.075)),
  ];
};

export const fruit = (cx: number, cy: number, cz: number, radius: number, color: string): Thing[] => [
  thing(
    {
      color: (x, y, z) => shaded(hex(color), 0.85 + clouds(x * 3 + 5, (y + z) * 3 + 5, 64) * 0.3),
      shine: 0.05,
      gloss: 40,
    },
    without(ball(cx, cy, cz, radius), ball(cx, cy + radius * 1.16, cz, radius * 0.24)),
  ),
  thing(matt("#4b3a24"), rod(cx, cy + radius * 0.84, cz, cx + 0.04, cy + radius * 1.12, cz, 0.022)),
];

export const loaf = (cx: number, y: number, cz: number, long: number, wide: number, turn: number): Thing => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const crust = (x: number, py: number, z: number): Rgb => {
    const along = (x - cx) * cos + (z - cz) * sin;
    const cut = Math.max(0, Math.cos(along * 8 - (z - cz) * 2)) ** 12;
    const flour = clouds(x * 5 + 9, z * 5 + py, 64);
    const [a, b] = [hex("#a4602a"), hex("#f0d9b0")];
    const share = Math.min(1, cut * 0.85 + Math.max(0, flour - 0.55) * 0.9);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  };
  return thing({ color: crust, shine: 0.02, glow: 0.1 }, (x, py, z) => {
    const along = (x - cx) * cos + (z - cz) * sin;
    const across = (z - cz) * cos - (x - cx) * sin;
    const d = egg(0, y + wide * 0.62, 0, long, wide * 0.78, wide)(along, py, across);
    return d > 0.2 ? d * 0.9 : Math.max(d, y - py) + Math.max(0, Math.cos(along * 8 - across * 2)) ** 12 * 0.035;
  });
};

/** The pictures of the library, each by its slug. */
