import * as z from "zod";
import { BRAND_TEXT_MAX, FONTS, IMAGE_STYLE_KEYS } from "#lib/domain/brand.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { operation } from "./operation.ts";
import { hexColor, text } from "./shapes.ts";

const DnaView = z.strictObject({
  projectId: z.string(),
  projectName: z.string(),
  description: z.string(),
  audience: z.string(),
  contentPreferences: z.string(),
  toneOfVoice: z.string(),
  imageStyle: z.string(),
  titleFont: z.string().nullable(),
  bodyFont: z.string().nullable(),
  colors: z.strictObject({ brand: z.string(), background: z.string() }),
  options: z.strictObject({
    fonts: z.array(z.string()),
    imageStyles: z.array(z.strictObject({ key: z.string(), name: z.string() })),
  }),
});

const query = z.object({
  locale: z.enum(LANGUAGES).optional().meta({ description: "The language of catalog names." }),
});

export const readDna = operation({
  method: "GET",
  path: "/projects/{id}/dna",
  summary: "Read a project's brand DNA",
  query,
  response: DnaView,
  errors: ["not_found"],
  etag: true,
});

const brandText = text({ min: 1, max: BRAND_TEXT_MAX }).optional();

export const updateDna = operation({
  method: "PATCH",
  path: "/projects/{id}/dna",
  summary: "Change what is sent of a brand DNA, for future posts",
  body: z.strictObject({
    description: brandText,
    targetAudience: brandText,
    contentPreferences: brandText,
    toneOfVoice: brandText,
    imageStyle: z.enum(IMAGE_STYLE_KEYS).optional(),
    titleFont: z.enum(FONTS).optional(),
    bodyFont: z.enum(FONTS).optional(),
    brandColor: hexColor.optional(),
    backgroundColor: hexColor.optional(),
  }),
  response: DnaView,
  errors: ["not_found"],
});

const scheme = {
  name: z.string(),
  brandColor: z.string(),
  backgroundColor: z.string(),
  textColor: z.string(),
};

const PalettesView = z.strictObject({
  projectId: z.string(),
  ready: z.array(z.strictObject({ key: z.string(), brandColor: z.string(), schemes: z.array(z.strictObject(scheme)) })),
  current: z.array(z.strictObject({ id: z.string(), ...scheme, hasLogo: z.boolean() })),
  usesMoreThanOnePalette: z.boolean(),
});

export const readPalettes = operation({
  method: "GET",
  path: "/projects/{id}/palettes",
  summary: "Read the ready palettes and the project's own",
  response: PalettesView,
  errors: ["not_found"],
  etag: true,
});

export const applyPalette = operation({
  method: "POST",
  path: "/projects/{id}/palettes/apply",
  summary: "Replace the brand's colors, for future posts; the logo stays",
  body: z.strictObject({
    key: z.string().max(100).meta({ description: "A ready palette's key, or the brand color as #rrggbb." }),
  }),
  response: PalettesView,
  errors: ["not_found"],
});

const imageUrl = z.strictObject({ url: text({ max: 2048 }) });
const image = {
  method: "POST",
  body: imageUrl,
  response: z.strictObject({ projectId: z.string(), url: z.url() }),
  errors: ["not_found"],
} as const;

export const setBrandPhoto = operation({
  ...image,
  path: "/projects/{id}/brand/photo",
  summary: "Replace the round photo in the posts' header",
});

export const setBrandLogo = operation({
  ...image,
  path: "/projects/{id}/brand/logo",
  summary: "Replace the logo of every palette of the project",
});
