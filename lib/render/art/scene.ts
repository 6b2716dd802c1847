import type { ImageStyle } from "#lib/domain/brand.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import type { PropName } from "./props.ts";
import type { SettingName } from "./settings.ts";

export const TIMES = ["dawn", "day", "dusk", "night"] as const;
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

/** All that settles a drawn picture: it is kept with the post, and a sentence changes it. */
export interface ArtScene {
  subject: string;
  mood: PictureIdea["mood"];
  style: ImageStyle;
  setting: SettingName;
  /** the first is the hero */
  props: PropName[];
  people: boolean;
  time: (typeof TIMES)[number];
  season: (typeof SEASONS)[number] | null;
  /** -2..2 */
  light: number;
  /** -2..2 */
  warmth: number;
  /** degrees that the palette is turned by */
  hue: number;
  /** -2..2: farther to closer */
  zoom: number;
  /** 0..2: how much is left free for a text */
  space: number;
  /** -1..1: simpler to richer */
  richness: number;
  colors: { background: string; brand: string };
  seed: number;
}
