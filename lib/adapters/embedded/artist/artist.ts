import type { ImagePort, Picture } from "#lib/ports/image.ts";
import { composeScene } from "#lib/render/art/compose-scene.ts";
import { type Calm, drawScene } from "#lib/render/art/draw-scene.ts";
import { parseScene } from "#lib/render/art/scene.ts";
import { toJpeg } from "#lib/render/paint/pixels.ts";

const CALM: Record<Picture["calm"], Calm> = {
  top: { top: 0.385, foot: 0.87 },
  bottom: { top: 0.05, foot: 0.57 },
  ends: { top: 0.27, foot: 0.64 },
  none: { top: 0.07, foot: 0.84 },
};

/** Draws by hand-made things, places and styles: the same picture for the same asking. */
export const embeddedArtist: ImagePort = {
  name: "embedded",
  isModel: false,
  async draw({ calm, colors, height, mood, scene, seed, style, subject, width }, { signal }) {
    signal.throwIfAborted();
    const described = scene
      ? parseScene(scene)
      : composeScene({ idea: { subject, mood }, style, colors: { ...colors }, seed });
    // A paper's white margin frames a picture that stands alone; below a text it would cut through the words.
    return toJpeg(await drawScene(described, width, height, CALM[calm], calm === "none"), 96);
  },
};
