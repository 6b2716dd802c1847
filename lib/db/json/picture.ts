import * as z from "zod";
import { IMAGE_STYLES } from "#lib/domain/brand.ts";
import { INFOGRAPHIC_KINDS, type InfographicDraft, type PictureIdea } from "#lib/domain/draft.ts";
import { COLLAGE_MAX, type OwnPicture, ZOOM_MAX } from "#lib/domain/own-picture.ts";
import { color, id, storageKey } from "./values.ts";

const mood = z.enum(["calm", "bright", "warm", "fresh", "serious", "festive"]);

const share = z.number().min(0).max(1);
export const focus = z.strictObject({ x: share, y: share, zoom: z.number().min(1).max(ZOOM_MAX) });

const ownPicture = z.strictObject({
  id: id("media"),
  key: storageKey,
  focus: focus.nullable(),
  matched: z.string().nullable(),
}) satisfies z.ZodType<OwnPicture>;
const own = { own: z.array(ownPicture).max(COLLAGE_MAX).optional() };

/** What a slide's picture shows. */
export const pictureIdea = z.strictObject({ subject: z.string(), mood, ...own }) satisfies z.ZodType<PictureIdea>;

/** The file of a picture that a model drew, as it is without any text. */
const bare = { key: storageKey.optional() };

export const slidePicture = pictureIdea.extend(bare);
export type SlidePicture = z.output<typeof slidePicture>;

/** A drawn page: the artist reads the names of its settings and props itself. */
export const drawnPage = z.strictObject({
  art: z.strictObject({
    subject: z.string(),
    mood,
    style: z.enum(IMAGE_STYLES),
    setting: z.string(),
    props: z.array(z.string()),
    sign: z.string().nullable(),
    people: z.boolean(),
    time: z.string(),
    season: z.string().nullable(),
    light: z.number(),
    warmth: z.number(),
    hue: z.number(),
    zoom: z.number(),
    space: z.number(),
    richness: z.number(),
    colors: z.strictObject({ background: color, brand: color }),
    seed: z.number(),
    palette: z.number(),
  }),
  wishes: z.array(z.string()),
  ...bare,
  ...own,
});

export const infographicTold = z.strictObject({
  kind: z.enum(INFOGRAPHIC_KINDS),
  title: z.string(),
  subtitle: z.string(),
  items: z.array(
    z.strictObject({
      title: z.string(),
      text: z.string(),
      side: z.enum(["left", "right"]).nullable(),
      picture: pictureIdea,
    }),
  ),
  sides: z.strictObject({ left: z.string(), right: z.string() }).nullable(),
  footer: z.string(),
}) satisfies z.ZodType<InfographicDraft>;

/** What an infographic is made of, and the sentences that changed it. */
export const infographicPiece = z.strictObject({
  told: infographicTold,
  colors: z.strictObject({ background: color, text: color, brand: color }),
  titleFont: z.string().nullable(),
  bodyFont: z.string().nullable(),
  style: z.enum(IMAGE_STYLES),
  seed: z.number(),
  wishes: z.array(z.string()),
  ...bare,
  ...own,
});
export type InfographicPiece = z.output<typeof infographicPiece>;
