import * as z from "zod";
import { IMAGE_STYLE_KEYS } from "#lib/domain/brand.ts";
import { type PropName, PROPS } from "./props.ts";
import { SETTING_NAMES } from "./settings.ts";

const names = Object.keys(PROPS) as [PropName, ...PropName[]];
const level = (most: number) => z.number().min(-most).max(most);

export const MOODS = ["calm", "bright", "warm", "fresh", "serious", "festive"] as const;
const TIMES = ["dawn", "day", "dusk", "night"] as const;
const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

const shape = z.object({
  subject: z.string(),
  mood: z.enum(MOODS),
  style: z.enum(IMAGE_STYLE_KEYS),
  setting: z.enum(SETTING_NAMES),
  /** the first is the hero */
  props: z.array(z.enum(names)),
  /** the sign on the plaque, where the subject has no drawing */
  sign: z.string().nullable(),
  people: z.boolean(),
  time: z.enum(TIMES),
  season: z.enum(SEASONS).nullable(),
  /** darker to lighter */
  light: level(2),
  /** cooler to warmer */
  warmth: level(2),
  /** degrees that the palette is turned by */
  hue: z.number(),
  /** farther to closer */
  zoom: level(2),
  /** how much more is left free for a text */
  space: z.number().min(0).max(2),
  /** simpler to richer */
  richness: level(1),
  colors: z.object({ background: z.string(), brand: z.string() }),
  seed: z.number(),
  /** settles the palette: pages of one story share it */
  palette: z.number(),
});

/** All that settles a drawn picture: it is kept with the post, and a sentence changes it. */
export type ArtScene = z.infer<typeof shape>;

export const parseScene = (kept: unknown): ArtScene => shape.parse(kept);
