import sharp from "sharp";
import { MAX_IMAGE_PIXELS } from "#lib/domain/media.ts";
import type { Picture } from "#lib/ports/image.ts";

const WORK_LIMIT_SECONDS = 30;
/** More than that and it is seen to be blown up. */
const ENLARGED_MAX = 3;
/** Less than that and it is another picture. */
const KEPT_LEAST = 0.2;
/** Of a picture on which something is to be seen, in steps of 255. */
const VARIES_LEAST = 1.5;
const QUALITY = 92;

/** What a model sent as the picture that was asked for: whole, of its size, and something to be seen on it. */
export async function finishPicture(
  bytes: Uint8Array,
  { calm, height, width }: Pick<Picture, "calm" | "width" | "height">,
): Promise<Buffer> {
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" } as const;
  const upright = await sharp(bytes, options).metadata();
  const { height: tall, width: wide } = upright.autoOrient;
  const scale = Math.max(width / wide, height / tall);
  if (scale > ENLARGED_MAX) throw new Error(`The picture is only ${wide} × ${tall} pixels`);
  if ((width / scale / wide) * (height / scale / tall) < KEPT_LEAST)
    throw new Error(`The picture is ${wide} × ${tall} pixels, which leaves little of ${width} × ${height}`);
  const cut = await sharp(bytes, options)
    .timeout({ seconds: WORK_LIMIT_SECONDS })
    .autoOrient()
    // Where a text will stand was thought of as a share of the whole: such a picture is cut evenly.
    .resize(width, height, { fit: "cover", position: calm === "none" ? "attention" : "centre" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  if (channels.every(({ stdev }) => stdev < VARIES_LEAST)) throw new Error("The picture shows nothing");
  return cut;
}
