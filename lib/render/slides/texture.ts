import { contrast, mixColors } from "#lib/domain/contrast.ts";
import type { Texture } from "#lib/domain/slide.ts";
import { path } from "#lib/render/paint/shapes.ts";
import type { Palette } from "./palette.ts";

const tile = (width: number, height: number, body: string): string =>
  `<pattern id="texture" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`;

const filled = (width: number, height: number) => `<rect width="${width}" height="${height}" fill="url(#texture)"/>`;

/** Lies on the ground, quiet enough to read over. */
export function textureSvg(
  texture: Texture,
  width: number,
  height: number,
  { brand, dark, ground, ink, ornament }: Palette,
): string {
  const quiet = mixColors(ground, mixColors(ink, brand, 0.55), dark ? 0.13 : 0.12);
  const tone = contrast(quiet, ink) >= 4.8 ? quiet : ornament(0.12);
  const all = filled(width, height);
  switch (texture) {
    case "dots":
      return tile(36, 36, `<circle cx="18" cy="18" r="2.6" fill="${tone}"/>`) + all;
    case "grid":
      return tile(60, 60, `<path d="M60 .75H0M.75 0V60" stroke="${tone}" stroke-width="1.5" fill="none"/>`) + all;
    case "lines":
      return tile(26, 26, `<path d="M-6 20L20 -6M6 32L32 6" stroke="${tone}" stroke-width="1.6" fill="none"/>`) + all;
    case "waves":
      return (
        tile(
          120,
          44,
          `<path d="M0 22C20 4 40 4 60 22S100 40 120 22" stroke="${tone}" stroke-width="1.8" fill="none"/>`,
        ) + all
      );
    case "halftone": {
      const rows: string[] = [];
      for (let y = 0; y < 34; y++)
        for (let x = 0; x < 54; x++) {
          const share = (x / 54 + (33 - y) / 34) / 2 - 0.42;
          if (share <= 0) continue;
          const r = share * 13;
          const [cx, cy] = [x * 20 + (y % 2) * 10 + 8, y * 20 + 8];
          rows.push(
            `M${(cx - r).toFixed(1)} ${cy}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`,
          );
        }
      return path(rows.join(""), { fill: tone });
    }
    case "none":
    case "paper":
    case "grain":
    default:
      return "";
  }
}

/** On a ground in the middle of the scale, where no letter has contrast to spare, the noise is softer. */
export function textureGrain(
  texture: Texture,
  { brand, ground, ink, onBrand }: Palette,
): { grain: number; paper: number } {
  const spare = Math.min(contrast(ground, ink), contrast(brand, onBrand)) - 4.56;
  const share = Math.max(0, Math.min(1, spare / 1.2));
  if (texture === "paper") return { grain: 2 * share, paper: 7 * share };
  if (texture === "grain") return { grain: 9 * share, paper: 0 };
  return { grain: 0, paper: 0 };
}
