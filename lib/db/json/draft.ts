import * as z from "zod";
import type { Brief, Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { SCENE_TYPES } from "#lib/domain/scene.ts";
import { infographicTold, pictureIdea } from "./picture.ts";
import { sceneContent } from "./post.ts";
import { fields } from "./slide.ts";

type DraftOf<F extends Format> = Extract<Draft, { format: F }>;

const said = { title: z.string(), caption: z.string() };

const narration = {
  ...said,
  hook: z.string(),
  script: z.string(),
  scenes: z.array(z.strictObject({ words: z.string(), type: z.enum(SCENE_TYPES), fields: sceneContent })),
  photos: z.array(pictureIdea),
};

/** What was written of a post, by its format. */
export const DRAFTS: { readonly [F in Format]: z.ZodType<DraftOf<F>> } = {
  carousel: z.strictObject({
    format: z.literal("carousel"),
    ...said,
    slides: z.array(z.strictObject({ layoutId: z.enum(LAYOUT_IDS), fields, picture: pictureIdea.nullable() })),
  }),
  caption_reel: z.strictObject({
    format: z.literal("caption_reel"),
    ...said,
    blocks: z.tuple([z.string(), z.string(), z.string()]),
    picture: pictureIdea,
  }),
  animated_audio: z.strictObject({ format: z.literal("animated_audio"), ...narration }),
  narrated_photos: z.strictObject({ format: z.literal("narrated_photos"), ...narration }),
  premium_carousel: z.strictObject({
    format: z.literal("premium_carousel"),
    ...said,
    pages: z.array(z.strictObject({ title: z.string(), body: z.string(), picture: pictureIdea })),
  }),
  infographic: z.strictObject({ format: z.literal("infographic"), ...said, ...infographicTold.shape }),
};

export const articleRead = z
  .strictObject({ url: z.string(), title: z.string(), siteName: z.string().nullable(), text: z.string() })
  .nullable() satisfies z.ZodType<Brief["article"]>;
