import * as z from "zod";
import { level, LOOK } from "./look.ts";
import { PROP_NAMES } from "./props.ts";
import { SETTING_NAMES } from "./settings.ts";

const shape = z.object({
  subject: z.string(),
  mood: LOOK.mood,
  style: LOOK.style,
  setting: z.enum(SETTING_NAMES),
  /** the first is the hero */
  props: z.array(z.enum(PROP_NAMES)),
  /** the sign on the plaque, where the subject has no drawing */
  sign: z.string().nullable(),
  people: z.boolean(),
  time: LOOK.time,
  season: LOOK.season,
  light: LOOK.light,
  warmth: LOOK.warmth,
  hue: LOOK.hue,
  /** farther to closer */
  zoom: level(2),
  /** how much more is left free for a text */
  space: z.number().min(0).max(2),
  /** simpler to richer */
  richness: level(1),
  colors: LOOK.colors,
  seed: z.number(),
  palette: LOOK.palette,
});

/** All that settles a drawn picture: it is kept with the post, and a sentence changes it. */
export type ArtScene = z.infer<typeof shape>;

export const parseScene = (kept: unknown): ArtScene => shape.parse(kept);
