import * as z from "zod";
import type { Format } from "#lib/domain/format.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { type SlideFields, TEXTURES } from "#lib/domain/slide.ts";
import { drawnPage, infographicPiece, slidePicture } from "./picture.ts";
import { jsonColumn } from "./stored-json.ts";
import { color, id, storageKey } from "./values.ts";

export const fields = z.record(
  z.string(),
  z.strictObject({
    blocks: z.array(z.strictObject({ weight: z.enum(["regular", "bold"]), text: z.string() })),
    highlight: z.string(),
  }),
) satisfies z.ZodType<SlideFields>;

export const slideFields = jsonColumn<SlideFields>("Slide", "fields", fields);

/** What the picture of a slide is made of, by the format of its post. */
export const carouselScene = jsonColumn("Slide", "scene", slidePicture);
export const pageScene = jsonColumn("Slide", "scene", drawnPage);
export const infographicScene = jsonColumn("Slide", "scene", infographicPiece);

const SCENES: Partial<Record<Format, z.ZodType>> = {
  carousel: slidePicture,
  premium_carousel: drawnPage,
  infographic: infographicPiece,
};

export const sceneCodec = (format: Format): z.ZodType => SCENES[format]?.nullable() ?? z.null();

const scene = z.union([slidePicture, drawnPage, infographicPiece]);
export const slideScene = jsonColumn("Slide", "scene", scene);
/** What an earlier image was made of: it only ever takes the place of the present one. */
export const earlierScene = jsonColumn("Slide", "earlierScene", scene);

/** A carousel's slide, whole. */
export const removedSlide = jsonColumn(
  "RemovedSlide",
  "slide",
  z.strictObject({
    id: id("slide"),
    workspaceId: id("ws"),
    postId: id("post"),
    position: z.int().min(0),
    layoutId: z.enum(LAYOUT_IDS),
    variant: z.enum(LAYOUT_IDS).nullable(),
    fields,
    titleFont: z.string().nullable(),
    bodyFont: z.string().nullable(),
    texture: z.enum(TEXTURES),
    background: color,
    text: color,
    brand: color,
    imageKey: storageKey.nullable(),
    contentHash: z.string().nullable(),
    earlierKey: storageKey.nullable(),
    scene: scene.nullable(),
    earlierScene: scene.nullable(),
    altText: z.string().nullish(),
    look: z.int().nullish(),
  }),
);
