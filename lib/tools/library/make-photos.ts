import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { addGrain } from "#lib/render/paint/grain.ts";
import { renderPhoto } from "./photos/render-photo.ts";
import { STILL_LIVES } from "./photos/still-lives.ts";

// Run by hand: node lib/tools/library/make-photos.ts [--draft] [slug…]
const [WIDTH, HEIGHT] = [1400, 2100];
const draft = process.argv.includes("--draft");
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const folder = draft ? "/tmp/team/photos" : join(process.cwd(), "public", "library", "photos");
const [small, rays] = draft ? [240, 3] : [560, 6];
await mkdir(folder, { recursive: true });
for (const [slug, still] of Object.entries(STILL_LIVES)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const tall = Math.round((small * HEIGHT) / WIDTH);
  const raw = renderPhoto(still(), small, tall, rays);
  const { data } = await sharp(raw, { raw: { width: small, height: tall, channels: 3 } })
    .median(draft ? 1 : 3)
    .resize(WIDTH, HEIGHT, { kernel: "lanczos3" })
    .sharpen({ sigma: 1.1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain({ width: WIDTH, height: HEIGHT, data }, 5, 4);
  await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(join(folder, `${slug}.jpg`));
  process.stdout.write(`${slug}\n`);
}
