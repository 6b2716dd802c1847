import * as z from "zod";
import { INSTRUCTION_MAX, SLIDE_FIELDS_MAX, SLIDE_ORDER_MAX, SLIDE_VALUE_MAX } from "#lib/domain/limits.ts";
import { FONTS } from "#lib/domain/brand.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { TEXTURES, valueLength } from "#lib/domain/slide.ts";
import { operation } from "./operation.ts";
import { deleted, hexColor, text } from "./shapes.ts";

const FieldValue = z.strictObject({
  blocks: z.array(z.strictObject({ weight: z.enum(["regular", "bold"]), text: z.string() })),
  highlight: z.string(),
});

export const SlideView = z.strictObject({
  id: z.string(),
  order: z.int(),
  variant: z.string().nullable(),
  fields: z.array(z.strictObject({ name: z.string(), value: FieldValue })),
  titleFont: z.string().nullable(),
  bodyFont: z.string().nullable(),
  colors: z.strictObject({ background: z.string(), text: z.string(), brand: z.string() }),
});

const slide = { response: SlideView, errors: ["not_found", "invalid_state"] } as const;
const layoutId = z.enum(LAYOUT_IDS);

export const listSlides = operation({
  method: "GET",
  path: "/posts/{id}/slides",
  summary: "List a post's slides in order, with their layouts",
  response: z.strictObject({
    slides: z.array(
      SlideView.extend({
        layoutId: z.string().nullable().meta({ description: "Null for a page that is drawn whole." }),
      }),
    ),
  }),
  errors: ["not_found", "invalid_state"],
});

export const addSlide = operation({
  ...slide,
  method: "POST",
  path: "/posts/{id}/slides",
  summary: "Append a slide with placeholder text",
  body: z.strictObject({ layoutId: layoutId.optional() }),
  status: 201,
});

export const orderSlides = operation({
  method: "POST",
  path: "/posts/{id}/slides/order",
  summary: "Put a carousel's slides in another order",
  body: z.strictObject({ order: z.array(z.string()).max(SLIDE_ORDER_MAX) }),
  response: z.strictObject({ slides: z.array(SlideView) }),
  errors: ["not_found", "invalid_state"],
});

const Value = z.strictObject({
  blocks: z
    .array(z.strictObject({ weight: z.enum(["regular", "bold"]), text: text({ max: SLIDE_VALUE_MAX }) }))
    .max(SLIDE_VALUE_MAX),
  highlight: text({ max: SLIDE_VALUE_MAX }),
});

const fields = z
  .record(
    z.string(),
    z.union([text({ max: SLIDE_VALUE_MAX }), Value], { error: "deve ser um texto ou um valor como foi lido" }),
  )
  .superRefine((given, context) => {
    if (Object.keys(given).length > SLIDE_FIELDS_MAX) {
      context.addIssue({ code: "custom", message: `no máximo ${SLIDE_FIELDS_MAX} campos` });
    }
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "string" || valueLength(value) <= SLIDE_VALUE_MAX) continue;
      context.addIssue({ code: "custom", path: [name], message: `no máximo ${SLIDE_VALUE_MAX} caracteres` });
    }
  })
  .meta({ maxProperties: SLIDE_FIELDS_MAX });

export const updateSlide = operation({
  ...slide,
  method: "PATCH",
  path: "/slides/{id}",
  summary: "Change a carousel slide's texts",
  body: z.strictObject({ fields }),
});

export const deleteSlide = operation({
  method: "DELETE",
  path: "/slides/{id}",
  summary: "Delete a carousel's slide and renumber the rest",
  response: deleted,
  errors: ["not_found", "invalid_state"],
});

export const styleSlide = operation({
  ...slide,
  method: "POST",
  path: "/slides/{id}/style",
  summary: "Change this slide's fonts, texture and colors",
  body: z.strictObject({
    titleFont: z.enum(FONTS).optional(),
    bodyFont: z.enum(FONTS).optional(),
    texture: z.enum(TEXTURES).optional(),
    backgroundColor: hexColor.optional(),
    textColor: hexColor.optional(),
    brandColor: hexColor.optional(),
  }),
});

export const changeVariant = operation({
  ...slide,
  method: "POST",
  path: "/slides/{id}/variant",
  summary: "Swap a carousel slide's layout",
  body: z.strictObject({ layoutId }),
});

export const reimagineSlide = operation({
  ...slide,
  method: "POST",
  path: "/slides/{id}/reimagine",
  summary: "Draw a page again, changed as one sentence says",
  body: z.strictObject({ instruction: text({ min: 1, max: INSTRUCTION_MAX }) }),
});
