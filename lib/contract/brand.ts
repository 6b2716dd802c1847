import * as z from "zod";
import { BRAND_TEXT_MAX, LINK_MAX, NAME_MAX } from "#lib/domain/limits.ts";
import { FONTS, IMAGE_STYLES } from "#lib/domain/brand.ts";
import { LANGUAGES } from "#lib/domain/language.ts";

import { operation } from "./operation.ts";
import { hexColor, id, integerText, text } from "./shapes.ts";

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
    imageStyle: z.enum(IMAGE_STYLES).optional(),
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

const imageUrl = z.strictObject({ url: text({ max: LINK_MAX }) });
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

const BrandView = z.strictObject({
  projectId: z.string(),
  photo: z.url().nullable(),
  logo: z.url().nullable(),
  sample: z.strictObject({ theme: z.string(), caption: z.string(), slides: z.int() }),
  voices: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      sample: z.url().nullable().meta({ description: "Null until it has been spoken." }),
    }),
  ),
});

export const readBrand = operation({
  method: "GET",
  path: "/projects/{id}/brand",
  summary: "Read a brand's pictures, its voices and the post that shows how it looks and sounds",
  audience: "app",
  response: BrandView,
  errors: ["not_found"],
});

const saidText = text({ max: BRAND_TEXT_MAX }).optional();

export const updateBrand = operation({
  method: "PATCH",
  path: "/projects/{id}/brand",
  summary: "Change what is sent of a brand; here a text may be emptied, and a font given back",
  audience: "app",
  body: z.strictObject({
    profileName: text({ max: NAME_MAX }).optional(),
    description: saidText,
    targetAudience: saidText,
    contentPreferences: saidText,
    toneOfVoice: saidText,
    imageStyle: z.enum(IMAGE_STYLES).optional(),
    titleFont: z.enum(FONTS).nullable().optional(),
    bodyFont: z.enum(FONTS).nullable().optional(),
  }),
  response: DnaView,
  errors: ["not_found"],
});

export const speakSample = operation({
  method: "POST",
  path: "/projects/{id}/voices/{voice}/sample",
  summary: "Have a voice speak some words, to be heard before it is chosen",
  audience: "app",
  status: 202,
  response: z.strictObject({ voice: z.string() }),
  errors: ["not_found"],
});

export const proposeBrand = operation({
  method: "POST",
  path: "/projects/{id}/brand/propose",
  summary: "Read a brand's own web page and propose its DNA; nothing is saved",
  audience: "app",
  body: z.strictObject({ url: text({ min: 1, max: LINK_MAX }) }),
  response: z.strictObject({
    profileName: z.string(),
    description: z.string(),
    targetAudience: z.string(),
    contentPreferences: z.string(),
    toneOfVoice: z.string(),
    brandColor: z.string().nullable(),
  }),
  errors: ["not_found", "invalid_state"],
});

export const drawSample = operation({
  method: "GET",
  path: "/sample",
  summary: "Draw a slide of a brand's sample post, as it is now",
  audience: "site",
  transport: "file",
  types: ["image/jpeg"],
  query: z.object({
    projectId: id("proj"),
    slide: integerText({ min: 0, max: 99 }).default(0),
    v: z
      .string()
      .optional()
      .meta({ description: "Which state of the brand is meant: each has an address of its own." }),
  }),
  errors: ["not_found"],
});
