import * as z from "zod";
import { IMAGE_STYLES } from "#lib/domain/brand.ts";
import { MOODS } from "#lib/domain/mood.ts";

const TIMES = ["dawn", "day", "dusk", "night"] as const;
const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

export const level = (most: number) => z.number().min(-most).max(most);

/** What of a scene settles its colors and its light, whatever stands in it. */
export const LOOK = {
  mood: z.enum(MOODS),
  style: z.enum(IMAGE_STYLES),
  time: z.enum(TIMES),
  season: z.enum(SEASONS).nullable(),
  /** darker to lighter */
  light: level(2),
  /** cooler to warmer */
  warmth: level(2),
  /** degrees that the palette is turned by */
  hue: z.number(),
  colors: z.object({ background: z.string(), brand: z.string() }),
  /** settles the palette: pages of one story share it */
  palette: z.number(),
};

export type Look = z.infer<z.ZodObject<typeof LOOK>>;
