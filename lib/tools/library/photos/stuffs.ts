import { cloudsOf, noiseOf } from "#lib/tools/library/clips/noise.ts";
import { hex, type Rgb, type Stuff, type Thing } from "./scene.ts";
import { both, type Distance } from "./solids.ts";

/** What things are made of. */

const noise = noiseOf("grain of wood");
export const clouds = cloudsOf("stone", 4);

export const shaded = (color: Rgb, share: number): Rgb => [color[0] * share, color[1] * share, color[2] * share];

export const wood = (light: string, dark: string): Stuff => {
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

export const stone = (light: string, dark: string): Stuff => {
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

export const cloth = (color: string): Stuff => {
  const base = hex(color);
  return {
    color: (x, _y, z) =>
      shaded(base, 0.9 + 0.1 * Math.sin(x * 210) * Math.sin(z * 210) + clouds(x * 2 + 7, z * 2 + 7, 64) * 0.1),
    shine: 0.01,
  };
};

export const glazed = (color: string): Stuff => ({ color: hex(color), shine: 0.07, gloss: 90 });
export const matt = (color: string): Stuff => ({ color: hex(color), shine: 0.02, gloss: 10 });
export const metal = (color: string): Stuff => ({ color: hex(color), shine: 0.55, gloss: 60 });
export const soft = (color: string): Stuff => ({ color: hex(color), shine: 0.01, glow: 0.35 });
export const glass = (color: string): Stuff => ({ color: hex(color), shine: 0.2, gloss: 160, glow: 0.3 });
export const leafy = (color: string): Stuff => ({ color: hex(color), shine: 0.05, gloss: 22, glow: 0.6 });

export const thing = (stuff: Stuff, ...shapes: Distance[]): Thing => ({
  stuff,
  shape: shapes.length === 1 && shapes[0] ? shapes[0] : both(...shapes),
});
