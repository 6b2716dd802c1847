import { hex, type StillLife } from "./scene.ts";
import { ball, block, both, disc, drum, melted, ridged, ring, rod, within, without } from "./solids.ts";
import { wood, cloth, glazed, matt, metal, soft, glass, leafy, thing } from "./stuffs.ts";
import { gift, hollow, plant, spool, yarn } from "./parts.ts";
import { DAY, DUSK, VIEW } from "./views.ts";

export const HOME_STILL_LIVES: Record<string, () => StillLife> = {
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
};
