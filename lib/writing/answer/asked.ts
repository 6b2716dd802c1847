import * as z from "zod";
import { INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { MOODS } from "#lib/domain/mood.ts";
import { SCENE_TYPES } from "#lib/domain/scene.ts";

/**
 * What a model is asked for: words, in shapes that every vendor's schema can say. Nothing is optional, since some take
 * no optional fields: what does not apply is empty. Limits are targets of the prompt; what follows from the words is
 * derived.
 */
const text = z.string();
const picture = text;

const common = {
  /** thrown away: whoever first says what a post is for writes it better */
  plan: text,
  title: text,
  caption: text,
  hashtags: z.array(text),
  mood: z.enum(MOODS),
};

const askedSlide = z.object({
  layout: z.enum(LAYOUT_IDS),
  label: text,
  title: text,
  body: text,
  items: z.array(text),
  picture,
});
export type AskedSlide = z.infer<typeof askedSlide>;

const askedScene = z.object({
  type: z.enum(SCENE_TYPES),
  text,
  label: text,
  items: z.array(text),
  numbers: z.array(z.number()),
});
export type AskedScene = z.infer<typeof askedScene>;

const askedPage = z.object({ title: text, body: text, picture });
export type AskedPage = z.infer<typeof askedPage>;

const askedItem = z.object({ title: text, text, side: z.enum(["left", "right", "none"]), picture });
export type AskedItem = z.infer<typeof askedItem>;

export const ASKED_OF = {
  carousel: z.object({ ...common, slides: z.array(askedSlide) }),
  caption_reel: z.object({ ...common, texts: z.array(text), picture }),
  animated_audio: z.object({ ...common, lines: z.array(z.object({ say: text, scene: askedScene })) }),
  narrated_photos: z.object({ ...common, lines: z.array(z.object({ say: text, picture })) }),
  premium_carousel: z.object({ ...common, pages: z.array(askedPage) }),
  infographic: z.object({
    ...common,
    subtitle: text,
    kind: z.enum(INFOGRAPHIC_KINDS),
    left: text,
    right: text,
    items: z.array(askedItem),
    footer: text,
  }),
} as const satisfies Record<Format, z.ZodObject>;

export type AskedOf<F extends Format> = z.infer<(typeof ASKED_OF)[F]>;
export type Asked = { [F in Format]: AskedOf<F> }[Format];

/** A line of a narration of either kind: what it shows is a scene, a photo, or not said. */
export interface Line {
  say: string;
  scene: AskedScene | null;
  picture: string;
}
