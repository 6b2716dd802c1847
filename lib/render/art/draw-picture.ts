import type { ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { Pixels } from "#lib/render/paint/pixels.ts";
import { composeScene } from "./compose-scene.ts";
import { drawScene } from "./draw-scene.ts";

export interface ArtRequest extends PictureIdea {
  style: ImageStyle;
  width: number;
  height: number;
  seed: number;
  colors: { background: string; brand: string };
}

/** A picture of an idea, straight to pixels. */
export const drawPicture = (
  { colors, height, mood, seed, style, subject, width }: ArtRequest,
  margin = true,
): Promise<Pixels> =>
  drawScene(composeScene({ idea: { subject, mood }, style, colors, seed }), width, height, undefined, margin);
