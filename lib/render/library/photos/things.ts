import { cloudsOf, noiseOf } from "#lib/render/library/clips/noise.ts";
import { hex, type Rgb, type StillLife, type Stuff, type Thing } from "./scene.ts";
import {
  ball,
  block,
  both,
  disc,
  type Distance,
  drum,
  egg,
  melted,
  ridged,
  ring,
  rod,
  within,
  without,
} from "./solids.ts";

const noise = noiseOf("grain of wood");
const clouds = cloudsOf("stone", 4);

const shaded = (color: Rgb, share: number): Rgb => [color[0] * share, color[1] * share, color[2] * share];

const wood = (light: string, dark: string): Stuff => {
  const [a, b] = [hex(light), hex(dark)];
  return {
    color: (x, _y, z) => {
      const board = Math.floor((z + 20) * 1.15);
      const grain =
        noise(x * 0.9 + board * 7.3, z * 13 + board * 3.1, 64) * 0.6 + noise(x * 3 + board, z * 46, 64) * 0.4;
      const seam = Math.abs((((z + 20) * 1.15) % 1) - 0.5) > 0.488 ? 0.55 : 1;
      const share = grain * 0.85 + (board % 3) * 0.07;
      return [
        (a[0] + (b[0] - a[0]) * share) * seam,
        (a[1] + (b[1] - a[1]) * share) * seam,
        (a[2] + (b[2] - a[2]) * share) * seam,
      ];
    },
    shine: 0.05,
    gloss: 14,
  };
};

const stone = (light: string, dark: string): Stuff => {
  const [a, b] = [hex(light), hex(dark)];
  return {
    color: (x, _y, z) => {
      const bent = clouds(x * 0.8 + 4, z * 0.8 + 4, 64);
      const vein =
        (1 - Math.abs(clouds(x * 1.1 + bent * 2 + 11, z * 1.1 + bent * 2 + 3, 64) * 2 - 1)) ** 9 * 0.8 + bent * 0.2;
      return [a[0] + (b[0] - a[0]) * vein, a[1] + (b[1] - a[1]) * vein, a[2] + (b[2] - a[2]) * vein];
    },
    shine: 0.09,
    gloss: 60,
  };
};

const cloth = (color: string): Stuff => {
  const base = hex(color);
  return {
    color: (x, _y, z) =>
      shaded(base, 0.9 + 0.1 * Math.sin(x * 210) * Math.sin(z * 210) + clouds(x * 2 + 7, z * 2 + 7, 64) * 0.1),
    shine: 0.01,
  };
};

const glazed = (color: string): Stuff => ({ color: hex(color), shine: 0.07, gloss: 90 });
const matt = (color: string): Stuff => ({ color: hex(color), shine: 0.02, gloss: 10 });
const metal = (color: string): Stuff => ({ color: hex(color), shine: 0.55, gloss: 60 });
const soft = (color: string): Stuff => ({ color: hex(color), shine: 0.01, glow: 0.35 });
const glass = (color: string): Stuff => ({ color: hex(color), shine: 0.2, gloss: 160, glow: 0.3 });
const leafy = (color: string): Stuff => ({ color: hex(color), shine: 0.05, gloss: 22, glow: 0.6 });

const thing = (stuff: Stuff, ...shapes: Distance[]): Thing => ({
  stuff,
  shape: shapes.length === 1 && shapes[0] ? shapes[0] : both(...shapes),
});

const DAY = {
  light: { color: [1, 0.92, 0.78] as Rgb, from: [-0.75, 0.85, -0.25] as Rgb },
  fill: [0.42, 0.47, 0.55] as Rgb,
};
const DUSK = {
  light: { color: [1.15, 0.8, 0.5] as Rgb, from: [-0.85, 0.6, -0.12] as Rgb },
  fill: [0.34, 0.34, 0.42] as Rgb,
};
const VIEW = { wide: 0.275, eye: [0.2, 2.5, -5.6] as Rgb, look: [0, 0.72, 0] as Rgb };

const hollow = (cx: number, cz: number, y: number, height: number, low: number, high: number, wall = 0.06): Distance =>
  without(
    drum(cx, y, cz, height, low, high, 0.03),
    drum(cx, y + wall, cz, height + 0.2, low - wall, high - wall + 0.02, 0.02),
  );

const leaf = (x: number, y: number, z: number, long: number, angle: number, tilt: number): Distance => {
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

const plant = (cx: number, cz: number, base: number, count: number, long: number, seed: number): Distance =>
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

const cup = (cx: number, cz: number, size: number, outer: Stuff, drink: string): Thing[] => [
  thing(
    outer,
    hollow(cx, cz, 0.1 * size, 0.85 * size, 0.42 * size, 0.58 * size),
    ring(cx + 0.66 * size, 0.55 * size, cz, 0.24 * size, 0.062 * size, "z"),
  ),
  thing(outer, drum(cx, 0, cz, 0.07, 0.92 * size, 0.98 * size, 0.03)),
  thing({ color: hex(drink), shine: 0.1, gloss: 120 }, drum(cx, 0.5 * size, cz, 0.32 * size, 0.47 * size, 0.52 * size)),
];

const spool = (cx: number, y: number, cz: number, color: string): Thing[] => [
  thing(matt("#d9b78a"), drum(cx, y, cz, 0.08, 0.3), drum(cx, y + 0.62, cz, 0.08, 0.3)),
  thing(
    soft(color),
    ridged(drum(cx, y + 0.08, cz, 0.54, 0.25), 0.012, (_x, py) => Math.sin(py * 160)),
  ),
];

const yarn = (cx: number, cz: number, radius: number, color: string): Thing =>
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

const book = (y: number, half: number, w: number, d: number, turn: number, cover: string, x = 0): Thing[] => [
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

const gift = (
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

const weight = (cx: number, z: number, turnZ: number, color: string): Thing[] => {
  const heads = [-0.72, -0.55, 0.55, 0.72].map((at) =>
    disc(cx + at, 0.42, z + at * turnZ, Math.abs(at) > 0.6 ? 0.34 : 0.42, 0.1, "x", 0.04),
  );
  return [
    thing(matt(color), ...heads),
    thing(metal("#c9ccd1"), rod(cx - 0.9, 0.42, z - 0.9 * turnZ, cx + 0.9, 0.42, z + 0.9 * turnZ, 0.075)),
  ];
};

const fruit = (cx: number, cy: number, cz: number, radius: number, color: string): Thing[] => [
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

const loaf = (cx: number, y: number, cz: number, long: number, wide: number, turn: number): Thing => {
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
export const STILL_LIVES: Record<string, () => StillLife> = {
  "coffee-cup": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#b98a5a", "#6b4426"),
    wall: hex("#d8c3a5"),
    things: [
      ...cup(-0.1, 0, 1.05, glazed("#f4efe6"), "#2a140a"),
      thing(
        matt("#3a2012"),
        ...[
          [1.15, -0.75],
          [1.36, -0.5],
          [0.98, -1.02],
          [-1.2, -0.9],
          [1.5, -0.95],
        ].map(([x = 0, z = 0]) =>
          without(egg(x, 0.09, z, 0.13, 0.09, 0.09), block(x, 0.18, z, 0.2, 0.04, 0.012, 0.005)),
        ),
      ),
      thing(
        soft("#c98d4b"),
        ...[
          [-1.35, 0.5],
          [-1.05, 0.78],
        ].map(([x = 0, z = 0]) => disc(x, 0.09, z, 0.34, 0.07, "y", 0.05)),
      ),
    ],
  }),
  "green-plants": () => ({
    ...DAY,
    ...VIEW,
    eye: [0.1, 1.9, -5.6],
    look: [0, 1.05, 0],
    table: wood("#e4d3b7", "#b99a6f"),
    wall: hex("#e6e4d6"),
    things: [
      thing(matt("#c4673f"), hollow(-0.45, 0, 0, 0.85, 0.4, 0.56)),
      thing(matt("#3a2a1c"), drum(-0.45, 0.5, 0, 0.24, 0.48, 0.5)),
      thing(leafy("#3f7d3c"), plant(-0.45, 0, 0.8, 15, 1.35, 0.3)),
      thing(glazed("#f2f0ea"), hollow(0.85, 0.35, 0, 0.58, 0.3, 0.38)),
      thing(leafy("#6ea64b"), plant(0.85, 0.35, 0.56, 13, 0.8, 1.7)),
    ],
  }),
  "stack-of-books": () => ({
    ...DUSK,
    ...VIEW,
    table: wood("#8a5a35", "#4a2c18"),
    wall: hex("#6f7d78"),
    things: [
      ...book(0, 0.17, 1.05, 0.75, 0.1, "#274c5e"),
      ...book(0.34, 0.14, 0.95, 0.68, -0.12, "#a63d2f"),
      ...book(0.62, 0.19, 0.98, 0.7, 0.2, "#d9a441"),
      ...book(1, 0.12, 0.82, 0.6, -0.05, "#2f5d46"),
      ...cup(0.95, -0.95, 0.52, glazed("#ece4d4"), "#5b2f14"),
      thing(
        metal("#c79a4a"),
        ring(-0.75, 1.33, -0.22, 0.2, 0.022, "y"),
        ring(-0.25, 1.33, -0.3, 0.2, 0.022, "y"),
        rod(-0.55, 1.34, -0.25, -0.45, 1.34, -0.27, 0.02),
      ),
    ],
  }),
  dumbbells: () => ({
    ...DAY,
    ...VIEW,
    light: { color: [0.95, 0.98, 1.05], from: [-0.7, 0.9, -0.35] },
    table: stone("#9aa0a3", "#6f767a"),
    wall: hex("#53606b"),
    things: [
      ...weight(-0.25, 0.15, 0.18, "#20242a"),
      ...weight(0.35, -1.05, -0.2, "#c43d2f"),
      thing(soft("#3d7ea6"), ...[0, 1, 2].map((turn) => ring(1.1, 0.34, 0.85, 0.3 - turn * 0.1, 0.05, "z"))),
      thing(glass("#86c5da"), drum(-1.25, 0, 0.75, 1.25, 0.27, 0.25, 0.06), drum(-1.25, 1.25, 0.75, 0.2, 0.15, 0.15)),
    ],
  }),
  "beauty-bottles": () => ({
    ...DAY,
    ...VIEW,
    eye: [0.2, 1.9, -5.6],
    look: [0, 0.85, 0],
    table: stone("#f1e7e1", "#c9a99b"),
    wall: hex("#e9c6bb"),
    things: [
      thing(glass("#e7a48f"), drum(-0.75, 0, 0.15, 1.15, 0.34, 0.34, 0.08)),
      thing(
        metal("#d8b071"),
        drum(-0.75, 1.15, 0.15, 0.34, 0.15),
        rod(-0.75, 1.5, 0.15, -0.75, 1.62, 0.15, 0.05),
        rod(-0.75, 1.62, 0.15, -0.95, 1.62, 0.05, 0.05),
      ),
      thing(glazed("#fbf6f2"), drum(0.15, 0, -0.35, 0.42, 0.44, 0.44, 0.06)),
      thing(metal("#d8b071"), drum(0.15, 0.43, -0.35, 0.17, 0.45, 0.45, 0.03)),
      thing(glass("#9db8a0"), block(0.85, 0.6, 0.3, 0.3, 0.6, 0.2, 0.06, 0.3)),
      thing(matt("#2f2a28"), drum(0.85, 1.2, 0.3, 0.3, 0.13)),
      thing(leafy("#7f9e6d"), leaf(-0.2, 0.04, -1.2, 0.9, 0.4, 0.08), leaf(0, 0.06, -1.25, 0.7, 2.6, 0.1)),
    ],
  }),
  "fresh-bread": () => ({
    ...DUSK,
    ...VIEW,
    table: cloth("#d8cbb4"),
    wall: hex("#8d6b4f"),
    things: [
      thing(wood("#c79a63", "#8f6233"), disc(0, 0.06, 0, 1.5, 0.06, "y", 0.05)),
      loaf(-0.25, 0.12, 0.3, 0.95, 0.46, 0.35),
      loaf(0.65, 0.12, -0.45, 0.42, 0.33, -0.5),
      loaf(-0.55, 0.12, -0.75, 0.4, 0.32, 0.9),
      thing(
        matt("#c9a24d"),
        ...[0, 1, 2, 3].flatMap((stalk) => [
          rod(1.15 + stalk * 0.07, 0.06, 0.9, 0.75 + stalk * 0.14, 0.1, -1.35, 0.018),
          egg(0.75 + stalk * 0.14, 0.12, -1.5, 0.06, 0.06, 0.2),
        ]),
      ),
    ],
  }),
  "fruit-bowl": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#c9a67a", "#8b6238"),
    wall: hex("#9fb6ae"),
    things: [
      thing(
        glazed("#2f6f7e"),
        without(
          egg(0, 0.62, 0, 1.15, 0.62, 1.15),
          both(egg(0, 0.72, 0, 1.06, 0.58, 1.06), block(0, 1.65, 0, 2, 1, 2, 0)),
        ),
      ),
      ...fruit(-0.45, 0.85, -0.15, 0.4, "#e8892b"),
      ...fruit(0.38, 0.86, -0.32, 0.38, "#c8352c"),
      ...fruit(0.1, 0.95, 0.42, 0.4, "#e6b52f"),
      ...fruit(-0.05, 1.25, 0.02, 0.36, "#7fae3c"),
      ...fruit(1.3, 0.34, -0.85, 0.34, "#e8892b"),
    ],
  }),
  "little-house": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#dcc6a3", "#b08a5a"),
    wall: hex("#a9c1cf"),
    things: [
      thing(
        matt("#f3eee3"),
        within(
          block(-0.1, 0.6, 0.1, 0.78, 0.9, 0.6, 0.02, 0.45),
          (x, y) => (y + Math.abs((x + 0.1) * 0.9) - 1.22) * 0.7,
        ),
      ),
      thing(matt("#b4452f"), (x, y, z) => {
        const [cos, sin] = [Math.cos(0.45), Math.sin(0.45)];
        const [px, pz] = [(x + 0.1) * cos + (z - 0.1) * sin, (z - 0.1) * cos - (x + 0.1) * sin];
        const slope = (y + Math.abs(px) * 0.95 - 1.5) * 0.72;
        return Math.max(Math.abs(slope) - 0.05, Math.abs(pz) - 0.72, Math.abs(px) - 0.98);
      }),
      thing(matt("#6b4a2f"), block(0.16, 0.34, -0.44, 0.15, 0.34, 0.04, 0.01, 0.45)),
      thing(
        glass("#9fd0e6"),
        block(0.52, 0.62, -0.27, 0.13, 0.15, 0.03, 0.01, 0.45),
        block(-0.21, 0.62, -0.61, 0.13, 0.15, 0.03, 0.01, 0.45),
      ),
      thing(
        metal("#d2a64b"),
        ring(1, 0.06, -0.9, 0.2, 0.05, "y"),
        rod(1.15, 0.06, -0.78, 1.62, 0.06, -0.42, 0.045),
        rod(1.5, 0.06, -0.51, 1.42, 0.06, -0.38, 0.04),
        rod(1.62, 0.06, -0.42, 1.54, 0.06, -0.29, 0.04),
      ),
      thing(leafy("#4c8a45"), plant(1.15, 0.75, 0.12, 14, 0.62, 0.6), plant(-1.4, 0.5, 0.1, 12, 0.5, 1.1)),
    ],
  }),
  "coins-and-notes": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#6b4a34", "#3a2418"),
    wall: hex("#4f6b5e"),
    things: [
      ...[3, 6, 9].flatMap((count, stack) =>
        Array.from({ length: count }, (_, coin) =>
          thing(
            metal(coin % 2 === 0 ? "#e0b04a" : "#cf9a38"),
            disc(
              -1 + stack * 0.82 + Math.sin(coin * 7 + stack) * 0.03,
              0.055 + coin * 0.115,
              0.1 + Math.cos(coin * 5) * 0.03,
              0.36,
              0.055,
              "y",
              0.02,
            ),
          ),
        ),
      ),
      thing(
        leafy("#5da04c"),
        leaf(0.64, 1.1, 0.1, 0.5, 0.5, 0.8),
        leaf(0.64, 1.1, 0.1, 0.5, 2.8, 0.7),
        rod(0.64, 1.03, 0.1, 0.64, 1.24, 0.1, 0.025),
      ),
      thing(matt("#23272e"), block(0.3, 0.06, -1.15, 0.62, 0.06, 0.36, 0.04, -0.25)),
      thing(glazed("#8fb7a6"), block(0.24, 0.125, -1.0, 0.5, 0.01, 0.1, 0.005, -0.25)),
    ],
  }),
  "gift-boxes": () => ({
    ...DUSK,
    ...VIEW,
    table: cloth("#efe6dc"),
    wall: hex("#c98f8a"),
    things: [
      ...gift(-0.35, 0, 0.2, 0.72, 0.5, 0.35, "#2f6b5b", "#e9c46a"),
      ...gift(0.75, 0, -0.55, 0.42, 0.32, -0.3, "#d1495b", "#fdf0d5"),
      ...gift(-0.3, 1.0, 0.25, 0.4, 0.22, 0.8, "#f2d7a0", "#a63446"),
      thing(
        glazed("#e9c46a"),
        ...[
          [-1.25, -0.7],
          [1.35, 0.4],
          [-0.2, -1.3],
        ].map(([x = 0, z = 0], index) => ball(x, 0.14 + index * 0.02, z, 0.14 + index * 0.02)),
      ),
    ],
  }),
  "yarn-and-thread": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#d9bd93", "#a67c4e"),
    wall: hex("#d7c7d6"),
    things: [
      yarn(-0.55, 0.35, 0.62, "#c8553d"),
      yarn(0.5, 0.55, 0.5, "#3d7c8a"),
      yarn(0.05, -0.65, 0.42, "#e3b23c"),
      ...spool(1.15, 0, -0.55, "#7d4f7c"),
      ...spool(-1.3, 0, -0.5, "#5b8c5a"),
      thing(
        metal("#d7d9dc"),
        rod(-1.3, 0.75, 0.6, 0.45, 1.2, 0.05, 0.03),
        rod(-1.1, 1.25, 0.75, 0.35, 0.65, -0.15, 0.03),
      ),
      thing(
        glazed("#efe2cf"),
        ...[
          [0.75, -1.15],
          [-0.65, -1.2],
        ].map(([x = 0, z = 0]) =>
          without(
            disc(x, 0.04, z, 0.15, 0.04, "y", 0.02),
            both(drum(x - 0.05, -0.1, z, 0.4, 0.022), drum(x + 0.05, -0.1, z, 0.4, 0.022)),
          ),
        ),
      ),
    ],
  }),
  "pet-things": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#c7a27a", "#94693d"),
    wall: hex("#f0cf8f"),
    things: [
      thing(
        glazed("#3a86a8"),
        without(drum(-0.45, 0, 0.25, 0.5, 0.95, 0.78, 0.06), drum(-0.45, 0.14, 0.25, 0.6, 0.6, 0.68, 0.06)),
      ),
      thing(
        matt("#8a5a34"),
        ...Array.from({ length: 46 }, (_, index) =>
          ball(
            -0.45 + Math.cos(index * 2.4) * Math.sqrt(index / 46) * 0.56,
            0.4 + (1 - index / 46) * 0.16,
            0.25 + Math.sin(index * 2.4) * Math.sqrt(index / 46) * 0.56,
            0.1,
          ),
        ),
      ),
      thing(
        soft("#f3ead8"),
        melted(
          0.1,
          rod(0.55, 0.16, -0.95, 1.25, 0.16, -0.55, 0.12),
          ball(0.46, 0.17, -1.12, 0.17),
          ball(0.38, 0.17, -0.86, 0.17),
          ball(1.4, 0.17, -0.58, 0.17),
          ball(1.24, 0.17, -0.36, 0.17),
        ),
      ),
      thing(
        soft("#c9d645"),
        ridged(ball(0.95, 0.36, 0.5, 0.36), 0.012, (x, y, z) => Math.sin(x * 90) * Math.sin(y * 90) * Math.sin(z * 90)),
      ),
      thing(matt("#c1443c"), ring(-1.15, 0.08, -0.85, 0.32, 0.06, "y")),
      thing(metal("#d9b04f"), ball(-0.86, 0.1, -1.02, 0.1)),
    ],
  }),
  "candles-and-stones": () => ({
    ...DUSK,
    ...VIEW,
    fill: [0.26, 0.27, 0.34],
    table: wood("#7b5a42", "#49311f"),
    wall: hex("#5a5f6f"),
    things: [
      ...[
        [-0.55, 0.15, 1.15, 0.36],
        [0.35, 0.35, 0.8, 0.42],
        [-0.02, -0.55, 0.5, 0.34],
      ].flatMap(([x = 0, z = 0, tall = 1, radius = 0.3]): Thing[] => [
        thing(
          {
            color: (_x, y) => shaded(hex("#f7e8cf"), 0.75 + 0.5 * Math.max(0, 1 - (tall - y) * 2)),
            shine: 0.03,
            glow: 0.5,
            lamp: 0.12,
          },
          without(drum(x, 0, z, tall, radius, radius, 0.05), egg(x, tall + 0.04, z, radius * 0.75, 0.1, radius * 0.75)),
        ),
        thing(matt("#2b2118"), rod(x, tall - 0.06, z, x, tall + 0.1, z, 0.018)),
        thing({ color: [1, 0.62, 0.2], lamp: 5 }, egg(x, tall + 0.22, z, 0.065, 0.17, 0.065)),
      ]),
      thing({ color: hex("#4a4f55"), shine: 0.05, gloss: 30 }, egg(1.1, 0.16, -0.5, 0.5, 0.16, 0.4)),
      thing({ color: hex("#6d7278"), shine: 0.05, gloss: 30 }, egg(1.1, 0.43, -0.48, 0.36, 0.13, 0.3)),
      thing({ color: hex("#8b9096"), shine: 0.05, gloss: 30 }, egg(1.12, 0.65, -0.5, 0.24, 0.1, 0.2)),
      thing(leafy("#6f8f5f"), leaf(-1.3, 0.04, -0.6, 0.8, 0.3, 0.08), leaf(-1.2, 0.05, -0.9, 0.7, 0.9, 0.1)),
    ],
  }),
  "work-desk": () => ({
    ...DAY,
    ...VIEW,
    table: wood("#d8bd97", "#a98355"),
    wall: hex("#b9c3c9"),
    things: [
      thing(metal("#c8ccd2"), block(-0.2, 0.04, 0.05, 1.02, 0.04, 0.68, 0.03)),
      thing(matt("#33373d"), block(-0.2, 0.085, 0.2, 0.9, 0.008, 0.36, 0.005)),
      thing(
        metal("#c8ccd2"),
        (x, y, z) => block(-0.2, 0.72, 0.78, 1.02, 0.68, 0.03, 0.03)(x, y, z - (y - 0.1) * 0.22) * 0.9,
      ),
      thing(
        {
          color: (x, y) =>
            Math.abs(((x * 3.1 + 9) % 1) - 0.5) < 0.3 && Math.abs(((y * 4.2 + 9) % 1) - 0.5) < 0.22
              ? hex("#7cc4e8")
              : hex("#e9f3fb"),
          lamp: 0.75,
        },
        (x, y, z) => block(-0.2, 0.74, 0.745, 0.94, 0.58, 0.012, 0.01)(x, y, z - (y - 0.1) * 0.22) * 0.9,
      ),
      ...cup(1.15, -0.15, 0.5, glazed("#d3623f"), "#2a140a"),
      thing(matt("#1d2025"), block(-0.95, 0.045, -1.05, 0.24, 0.045, 0.46, 0.04, 0.2)),
      ...book(0, 0.06, 0.46, 0.4, -0.2, "#2f5d73", 0.62).map((part) => ({
        ...part,
        shape: ((x: number, y: number, z: number) => part.shape(x, y, z + 1.15)) satisfies Distance,
      })),
      thing(glazed("#e9c24a"), rod(0.3, 0.16, -1.35, 1.0, 0.16, -0.95, 0.035)),
    ],
  }),
  "health-care": () => ({
    ...DAY,
    ...VIEW,
    light: { color: [0.98, 0.98, 0.98], from: [-0.7, 0.9, -0.35] },
    table: stone("#eef3f3", "#c6d6d8"),
    wall: hex("#a8d0cf"),
    things: [
      thing(glass("#cfe6ee"), hollow(-0.65, 0.3, 0, 1.15, 0.36, 0.42)),
      thing(glass("#b8dcea"), drum(-0.65, 0.07, 0.3, 0.72, 0.3, 0.34)),
      thing(glazed("#ffffff"), drum(0.45, 0, 0.35, 0.85, 0.36, 0.36, 0.05)),
      thing(glazed("#2e8c87"), drum(0.45, 0.86, 0.35, 0.26, 0.37, 0.37, 0.03)),
      thing(
        glazed("#2e8c87"),
        block(0.45, 0.42, -0.01, 0.06, 0.2, 0.02, 0.01),
        block(0.45, 0.42, -0.01, 0.2, 0.06, 0.02, 0.01),
      ),
      thing(
        glazed("#f4f6f5"),
        rod(-0.4, 0.12, -0.9, -0.1, 0.12, -0.8, 0.12),
        rod(0.65, 0.12, -0.65, 0.85, 0.12, -0.9, 0.12),
      ),
      thing(
        glazed("#e4664f"),
        rod(-0.1, 0.12, -0.8, 0.2, 0.12, -0.7, 0.121),
        rod(0.85, 0.12, -0.9, 1.05, 0.12, -1.15, 0.121),
      ),
      thing(
        leafy("#4f9a68"),
        leaf(1.25, 0.05, 0, 0.8, 1.2, 0.4),
        leaf(1.25, 0.05, 0, 0.7, 2.2, 0.5),
        leaf(1.25, 0.05, 0, 0.7, 0.3, 0.45),
      ),
    ],
  }),
  "wheel-and-tools": () => ({
    ...DAY,
    ...VIEW,
    table: stone("#8d9091", "#5f6365"),
    wall: hex("#c98a3d"),
    things: [
      thing(
        matt("#1c1e21"),
        ridged(ring(-0.3, 0.9, 0.45, 0.66, 0.25, "z"), 0.02, (x, y) => Math.sin(Math.atan2(y - 0.9, x + 0.3) * 44)),
      ),
      thing(
        metal("#c6cbd0"),
        ring(-0.3, 0.9, 0.4, 0.42, 0.05, "z"),
        disc(-0.3, 0.9, 0.38, 0.14, 0.06, "z"),
        ...Array.from({ length: 5 }, (_, spoke) =>
          rod(
            -0.3,
            0.9,
            0.38,
            -0.3 + Math.cos(spoke * 1.257 + 0.3) * 0.42,
            0.9 + Math.sin(spoke * 1.257 + 0.3) * 0.42,
            0.4,
            0.06,
          ),
        ),
      ),
      thing(
        metal("#d5d8db"),
        rod(0.1, 0.07, -1.2, 1.2, 0.07, -0.5, 0.075),
        without(disc(1.3, 0.07, -0.44, 0.2, 0.06, "y"), block(1.42, 0.07, -0.36, 0.12, 0.2, 0.08, 0.01, -0.56)),
        ring(0.02, 0.07, -1.25, 0.14, 0.055, "y"),
      ),
      thing(glazed("#cf3f33"), rod(-1.25, 0.12, -0.95, -0.75, 0.12, -1.1, 0.115)),
      thing(metal("#d5d8db"), rod(-0.75, 0.12, -1.1, -0.15, 0.12, -1.28, 0.035)),
      thing(
        metal("#b9bdc2"),
        ...[
          [0.85, 0.05],
          [1.1, 0.2],
        ].map(([x = 0, z = 0]) => without(disc(x, 0.08, z, 0.15, 0.08, "y"), drum(x, -0.1, z, 0.5, 0.075))),
      ),
    ],
  }),
};
