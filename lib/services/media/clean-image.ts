import sharp, { type Sharp } from "sharp";
import { type Extension, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const WORK_LIMIT_SECONDS = 30;
const QUALITY = 90;

interface CleanImage {
  readonly content: Buffer;
  readonly extension: Extension;
  readonly width: number;
  readonly height: number;
}

interface Options {
  readonly kind: "jpeg" | "png" | "webp";
  readonly keepsAlpha: boolean;
}

let last: Promise<unknown> = Promise.resolve();

/** The picture alone, upright and in sRGB: none of the file that carried it is kept. */
export function cleanImage(bytes: Buffer, options: Options): Promise<CleanImage> {
  // One at a time: a picture at the limit opens to 256 MB.
  const cleaned = last.then(() => clean(bytes, options));
  last = cleaned.catch(() => undefined);
  return cleaned;
}

async function clean(bytes: Buffer, { keepsAlpha, kind }: Options): Promise<CleanImage> {
  const { format, hasAlpha, height, width } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (format !== kind) throw new Refusal("file_unreadable", { field: "file" });
  if (width * height > MAX_IMAGE_PIXELS) {
    const detail = `no máximo ${MAX_IMAGE_PIXELS / 1_000_000} megapixels`;
    throw new Refusal("file_too_large", { field: "file", detail });
  }
  const upright = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" })
    .timeout({ seconds: WORK_LIMIT_SECONDS })
    .autoOrient()
    .resize({ width: MAX_IMAGE_SIDE, height: MAX_IMAGE_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  return keepsAlpha && hasAlpha
    ? encode(upright.png({ compressionLevel: 9 }), "png")
    : encode(upright.flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" }), "jpg");
}

async function encode(image: Sharp, extension: Extension): Promise<CleanImage> {
  const { data, info } = await readable(image.toBuffer({ resolveWithObject: true }));
  return { content: data, extension, width: info.width, height: info.height };
}

/** Whatever the decoder complains of, the file is at fault: it was read whole before. */
const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw Object.assign(new Refusal("file_unreadable", { field: "file" }), { cause });
  });
