import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { IMAGE_STYLES } from "#lib/domain/brand.ts";
import { drawPicture } from "#lib/render/art/draw-picture.ts";

// Run by hand: node lib/tools/library/make-styles.ts
const SIZE = 480;
const folder = join(process.cwd(), "public", "library", "styles");
await mkdir(folder, { recursive: true });
for (const style of IMAGE_STYLES) {
  const { data, height, width } = await drawPicture({
    subject: "coffee cup",
    mood: "warm",
    style,
    width: SIZE,
    height: SIZE,
    seed: 11,
    colors: { background: "#f6e7d3", brand: "#b4531f" },
  });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82 })
    .toFile(join(folder, `${style}.webp`));
}
