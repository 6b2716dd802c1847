import type { ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import { icon } from "#lib/render/icons/draw-icon.ts";
import { composeScene } from "./compose-scene.ts";
import { Pen } from "./pen.ts";
import { findProp } from "./props.ts";
import { tonesOf, type Tones } from "./tones.ts";
import { iconOf, topicsOf } from "./vocabulary.ts";

/** Draws single things of one palette, for discs and badges. */
export class ThingArtist {
  readonly pen: Pen;
  readonly tones: Tones;

  constructor(
    style: ImageStyle,
    colors: { background: string; brand: string },
    seed: number,
    mood: PictureIdea["mood"] = "bright",
  ) {
    // Water and night need a whole picture; a thing alone is drawn as an illustration.
    const flat = style === "watercolor" || style === "night" || style === "minimal" ? "illustration" : style;
    const scene = composeScene({ idea: { subject: "", mood }, style: flat, colors, seed });
    this.tones = tonesOf({ ...scene, time: "day" });
    this.pen = new Pen(flat, this.tones);
  }

  /** The thing that a subject names, else its icon; false where neither is known. */
  draw(subject: string, x: number, y: number, size: number, ink: string): boolean {
    const [topic] = topicsOf(subject);
    const name = topic?.heroes[0];
    if (name) {
      const prop = findProp(name);
      const scale = Math.min(size / prop.height, size / prop.width);
      this.pen.group(x, y + (prop.height * scale) / 2, scale, () => prop.draw(this.pen));
      return true;
    }
    const known = iconOf(subject);
    if (!known) return false;
    this.pen.raw(icon(known, x - size * 0.38, y - size * 0.38, size * 0.76, ink, 1.8));
    return true;
  }
}
