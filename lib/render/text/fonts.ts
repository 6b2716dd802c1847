import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Renderer } from "@takumi-rs/core";
import type { Font } from "#lib/domain/brand.ts";

interface Face {
  readonly folder: string;
  readonly title: number;
  readonly regular: number;
  readonly bold: number;
  /** what its letters need to look as large as the others' */
  readonly scale: number;
  /** between lines, of the size */
  readonly leading: number;
  /** between letters of a title, of the size */
  readonly tracking: number;
}

const face = (
  folder: string,
  title: number,
  [regular, bold]: [number, number],
  scale = 1,
  leading = 1.12,
  tracking = -0.02,
): Face => ({
  folder,
  title,
  regular,
  bold,
  scale,
  leading,
  tracking,
});

export const FACES: Record<Font, Face> = {
  Inter: face("inter", 800, [400, 700], 1, 1.12, -0.03),
  Poppins: face("poppins", 700, [400, 600], 0.97, 1.14, -0.025),
  Montserrat: face("montserrat", 800, [400, 700], 0.95, 1.14, -0.025),
  Nunito: face("nunito", 900, [400, 800], 1.02, 1.14, -0.015),
  Raleway: face("raleway", 800, [400, 700], 0.98, 1.14, -0.015),
  "Space Grotesk": face("space-grotesk", 700, [400, 700], 1, 1.1, -0.035),
  Oswald: face("oswald", 600, [400, 600], 1.08, 1.2, -0.005),
  "Bebas Neue": face("bebas-neue", 400, [400, 400], 1.26, 1.04, 0.005),
  Lora: face("lora", 700, [400, 700], 1, 1.16, -0.015),
  "Playfair Display": face("playfair-display", 800, [400, 700], 1, 1.14, -0.01),
  "DM Serif Display": face("dm-serif-display", 400, [400, 400], 1.04, 1.1, -0.005),
  Caveat: face("caveat", 700, [500, 700], 1.34, 1.0, 0),
};

/** Draws what the chosen font has no letter for. */
export const FALLBACK: Font = "Inter";

const FILES = join(process.cwd(), "node_modules", "@fontsource");
export const SUBSETS = ["latin", "latin-ext", "vietnamese", "cyrillic", "greek"];

const ranges = (text: string): [number, number][] =>
  text.split(",").map((range) => {
    const [from = "0", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const renderer = new Renderer();
const loading = new Map<string, Promise<void>>();

async function loadWeight(font: Font, weight: number): Promise<void> {
  const { folder } = FACES[font];
  const subsets: Record<string, string> = JSON.parse(await readFile(join(FILES, folder, "unicode.json"), "utf8"));
  for (const subset of SUBSETS) {
    const covered = subsets[subset];
    if (!covered) continue;
    const data = await readFile(join(FILES, folder, "files", `${folder}-${subset}-${weight}-normal.woff2`));
    await renderer.registerFont({ name: font, data, weight, style: "normal", unicodeRange: ranges(covered) });
  }
}

/** The one renderer of the process, with these fonts registered. */
export async function rendererWith(fonts: readonly Font[]): Promise<Renderer> {
  for (const font of [...fonts, FALLBACK]) {
    const { title, regular, bold } = FACES[font];
    for (const weight of new Set([title, regular, bold])) {
      const key = `${font} ${weight}`;
      const loaded = loading.get(key) ?? loadWeight(font, weight);
      loading.set(key, loaded);
      await loaded;
    }
  }
  return renderer;
}
