import { hex, type StillLife, type Thing } from "./scene.ts";
import { block, both, disc, drum, egg, rod, without } from "./solids.ts";
import { shaded, wood, stone, cloth, glazed, matt, metal, soft, glass, leafy, thing } from "./stuffs.ts";
import { cup, fruit, hollow, leaf, loaf } from "./parts.ts";
import { DAY, DUSK, VIEW } from "./views.ts";

export const TABLE_STILL_LIVES: Record<string, () => StillLife> = {
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
};
