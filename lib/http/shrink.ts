import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

const QUALITY = 78;

/** No wider than it is. Drawn as it is asked: a browser asks once, since a name never changes its content. */
export async function shrink(picture: Readable, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const resized = sharp(await buffer(picture)).resize({ width, withoutEnlargement: true });
  return new Uint8Array(await resized.webp({ quality: QUALITY, effort: 2 }).toBuffer());
}
