import { hex, type StillLife } from "./scene.ts";
import { block, disc, drum, ridged, ring, rod, without, type Distance } from "./solids.ts";
import { wood, stone, glazed, matt, metal, soft, glass, leafy, thing } from "./stuffs.ts";
import { book, cup, leaf, weight } from "./parts.ts";
import { DAY, DUSK, VIEW } from "./views.ts";

export const WORK_STILL_LIVES: Record<string, () => StillLife> = {
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
