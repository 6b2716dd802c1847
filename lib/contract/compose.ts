import * as z from "zod";
import { INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import { FORMATS } from "#lib/domain/format.ts";
import {
  CAPTION_MAX,
  NETWORK_SLIDES_MAX,
  PAGE_TEXTS_MAX,
  PAGE_TITLE_MAX,
  REEL_BLOCK_MAX,
  SCRIPT_MAX,
  SLIDE_VALUE_MAX,
  TITLE_MAX,
} from "#lib/domain/limits.ts";
import { COLLAGE_MAX } from "#lib/domain/own-picture.ts";
import { operation } from "./operation.ts";
import { Chosen } from "./pictures.ts";
import { PostView } from "./posts.ts";
import { id, text } from "./shapes.ts";
import { SlideView } from "./slides.ts";

const block = text({ max: REEL_BLOCK_MAX });

export const composePost = operation({
  method: "POST",
  path: "/compositions",
  summary: "Make a post of a person's own words and pictures: nobody writes, no credit is spent",
  audience: "app",
  body: z.strictObject({
    projectId: id("proj"),
    format: z.enum(FORMATS),
    title: text({ min: 1, max: TITLE_MAX }),
    caption: text({ max: CAPTION_MAX }).default(""),
    pages: z
      .array(
        z.strictObject({
          title: text({ max: PAGE_TITLE_MAX }),
          body: text({ max: SLIDE_VALUE_MAX }).default(""),
          pictures: z.array(Chosen).max(COLLAGE_MAX).default([]),
        }),
      )
      .max(NETWORK_SLIDES_MAX)
      .default([])
      .meta({ description: "Of a carousel, a premium carousel or an infographic." }),
    script: text({ max: SCRIPT_MAX }).default("").meta({ description: "Of a narrated post." }),
    photos: z.array(Chosen).max(60).default([]).meta({ description: "Of narrated photos, in their order." }),
    blocks: z.tuple([block, block, block]).default(["", "", ""]).meta({ description: "Of a reel." }),
    kind: z.enum(INFOGRAPHIC_KINDS).exclude(["comparison"]).default("steps"),
  }),
  status: 201,
  response: PostView,
  errors: ["not_found", "invalid_state"],
});

export const writePage = operation({
  method: "PATCH",
  path: "/slides/{id}/texts",
  summary: "Correct the texts of a page that is drawn whole; it is drawn again at no cost",
  audience: "app",
  body: z.strictObject({
    texts: z
      .record(z.string(), text({ max: SLIDE_VALUE_MAX }))
      .refine((texts) => Object.keys(texts).length <= PAGE_TEXTS_MAX, { error: `no máximo ${PAGE_TEXTS_MAX} textos` })
      .meta({ maxProperties: PAGE_TEXTS_MAX, description: "By the names that the post's detail gives them." }),
  }),
  response: SlideView,
  errors: ["not_found", "invalid_state"],
});

export const downloadPost = operation({
  method: "GET",
  path: "/posts/{id}/files",
  summary: "Take a post's files and its caption along",
  audience: "site",
  transport: "file",
  types: ["application/zip"],
  errors: ["not_found", "invalid_state"],
});
