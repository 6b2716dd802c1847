import type { Clip } from "./clip.ts";
import { ink, sand, sea, steam } from "./fields.ts";
import { bokeh, cityNight, morningLight, rain } from "./light.ts";
import { confetti, gridGlow, paperWaves, ribbons } from "./shapes.ts";

/** How each clip of the library is painted, and how finely it is kept. */
export const CLIPS: Record<string, { clip: () => Clip; crf: number }> = {
  "morning-light": { clip: morningLight, crf: 24 },
  steam: { clip: steam, crf: 23 },
  "paper-waves": { clip: paperWaves, crf: 25 },
  "city-night": { clip: cityNight, crf: 24 },
  ink: { clip: ink, crf: 24 },
  confetti: { clip: confetti, crf: 28 },
  "grid-glow": { clip: gridGlow, crf: 26 },
  sand: { clip: sand, crf: 25 },
  rain: { clip: rain, crf: 25 },
  bokeh: { clip: bokeh, crf: 24 },
  sea: { clip: sea, crf: 28 },
  ribbons: { clip: ribbons, crf: 25 },
};
