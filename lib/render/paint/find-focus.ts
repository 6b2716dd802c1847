import sharp from "sharp";
import type { Focus } from "#lib/domain/own-picture.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** To find where the eye is drawn, a small picture is enough. */
const LOOKED_AT = 480;

/** The most telling point of a picture in a frame of another shape, as a person would choose it. */
export async function findFocus(bytes: Buffer, frame: Size): Promise<Focus> {
  const { autoOrient: whole } = await sharp(bytes).metadata();
  const size = { width: Math.round((LOOKED_AT * frame.width) / frame.height), height: LOOKED_AT };
  const { info } = await sharp(bytes)
    .autoOrient()
    .resize({ ...size, fit: "cover", position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(size.width / whole.width, size.height / whole.height);
  const at = (side: number, offset: number, all: number) =>
    Math.round(((Math.abs(offset) + side / 2) / (all * scale)) * 1000) / 1000;
  const within = (value: number) => Math.max(0, Math.min(1, value));
  return {
    x: within(at(size.width, info.cropOffsetLeft ?? 0, whole.width)),
    y: within(at(size.height, info.cropOffsetTop ?? 0, whole.height)),
    zoom: 1,
  };
}
