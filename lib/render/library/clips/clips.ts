import type { Clip } from "./clip.ts";
import { ink, sand, sea, steam } from "./fields.ts";
import { bokeh, cityNight, morningLight, rain } from "./light.ts";
import { confetti, gridGlow, paperWaves, ribbons } from "./shapes.ts";

/** How each clip of the library is painted, and how finely it is kept. */
export const CLIPS: Record<string, { clip: () => Clip; crf: number }> = {
  "morning-light": { clip: morningLight, crf: 25 },
  steam: { clip: steam, crf: 24 },
  "paper-waves": { clip: paperWaves, crf: 26 },
  "city-night": { clip: cityNight, crf: 25 },
  ink: { clip: ink, crf: 25 },
  confetti: { clip: confetti, crf: 29 },
  "grid-glow": { clip: gridGlow, crf: 29 },
  sand: { clip: sand, crf: 26 },
  rain: { clip: rain, crf: 26 },
  bokeh: { clip: bokeh, crf: 25 },
  sea: { clip: sea, crf: 29 },
  ribbons: { clip: ribbons, crf: 26 },
};
