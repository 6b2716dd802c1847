import sharp from "sharp";
import { type Layer, svgDocument } from "#lib/render/paint/pixels.ts";
import { INFOGRAPHIC_WIDTH } from "./size.ts";

/** As it is asked for; it is cut to the head that the title leaves. */
export const HEAD_PICTURE = { width: 960, height: 960 } as const;

const LEFT = 600;
/** Where the brand's color has gone, left to right. */
const CLEAR = 0.42;

/** The picture at the head's right, coming out of its color: `cut` is the head's own outline. */
export async function headPicture(picture: Buffer, cut: string, foot: number): Promise<Layer> {
  const [width, height] = [INFOGRAPHIC_WIDTH - LEFT, Math.ceil(foot)];
  const fade = `<linearGradient id="fade"><stop offset="0" stop-opacity="0"/><stop offset="${CLEAR}" stop-opacity="1"/></linearGradient>`;
  const outline = `<clipPath id="head"><path transform="translate(${-LEFT} 0)" d="${cut}"/></clipPath>`;
  const shown = `<rect width="${width}" height="${height}" fill="url(#fade)" clip-path="url(#head)"/>`;
  const data = await sharp(picture)
    .rotate()
    .resize(width, height, { fit: "cover", position: "attention" })
    .toColourspace("srgb")
    .ensureAlpha()
    .composite([{ input: svgDocument(width, height, `<defs>${fade}${outline}</defs>${shown}`), blend: "dest-in" }])
    .raw()
    .toBuffer();
  return { x: LEFT, y: 0, width, height, data };
}
