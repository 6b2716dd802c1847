import sharp from "sharp";
import { collageOf, cutOf, type Focus } from "#lib/domain/own-picture.ts";

export interface GivenPicture {
  readonly bytes: Buffer;
  /** null: its most telling part */
  readonly focus: Focus | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;

async function cut({ bytes, focus }: GivenPicture, size: Size): Promise<Buffer> {
  const upright = sharp(bytes).autoOrient();
  if (!focus) {
    const filled = upright.resize({ ...size, fit: "cover", position: "attention" });
    return filled.toColourspace("srgb").png({ compressionLevel: 1 }).toBuffer();
  }
  const { autoOrient: whole } = await sharp(bytes).metadata();
  const part = upright.extract(cutOf(whole, size, focus)).resize({ ...size, fit: "fill" });
  return part.toColourspace("srgb").png({ compressionLevel: 1 }).toBuffer();
}

/** One or several pictures as one of this size; between several there is air, through which what is below shows. */
export async function cutPicture(pictures: readonly GivenPicture[], size: Size): Promise<Buffer> {
  const [only] = pictures;
  if (only && pictures.length === 1) return cut(only, size);
  const frames = collageOf(pictures.length, size, GAP);
  const layers = await Promise.all(
    pictures.map(async (picture, index) => {
      const { left, top, ...frame } = frames[index] ?? { ...size, left: 0, top: 0 };
      return { input: await cut(picture, frame), left, top };
    }),
  );
  const ground = { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  return sharp({ create: ground }).composite(layers).png({ compressionLevel: 1 }).toBuffer();
}
