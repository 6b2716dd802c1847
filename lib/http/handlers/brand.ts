import { readBrandWords } from "#lib/content/brand/brand.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { FONTS, IMAGE_STYLES, readyPalettes } from "#lib/domain/brand.ts";
import type { Language } from "#lib/domain/language.ts";
import { applyPalette as apply } from "#lib/services/brand/apply-palette.ts";
import { type BrandRow, findBrand } from "#lib/services/brand/read-brand.ts";
import { proposeFromPage } from "#lib/services/brand/propose-brand.ts";
import { drawSample as draw, readSample } from "#lib/services/brand/draw-sample.ts";
import { setBrandImage } from "#lib/services/brand/set-brand-image.ts";
import { updateDna as update } from "#lib/services/brand/update-dna.ts";
import { askForSample, listVoices } from "#lib/services/brand/voice-samples.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import type { Handler } from "./handler.ts";

const presentDna = ({ brand, id, language }: BrandRow, locale: Language = language) => ({
  projectId: id,
  projectName: brand.profileName,
  description: brand.description,
  audience: brand.audience,
  contentPreferences: brand.contentPreferences,
  toneOfVoice: brand.toneOfVoice,
  imageStyle: brand.imageStyle,
  titleFont: brand.titleFont,
  bodyFont: brand.bodyFont,
  colors: { brand: brand.brandColor, background: brand.backgroundColor },
  options: {
    fonts: [...FONTS],
    imageStyles: IMAGE_STYLES.map((key) => ({ key, name: textsIn(locale).brand.imageStyles[key] })),
  },
});

const presentPalettes = ({ brand, id, language, palettes }: BrandRow) => ({
  projectId: id,
  ready: readyPalettes(readBrandWords(language).schemes),
  current: palettes.map(({ position: _, projectId: __, ...palette }) => ({
    ...palette,
    hasLogo: brand.logoKey !== null,
  })),
  usesMoreThanOnePalette: palettes.length > 1,
});

export const readDna: Handler<"readDna"> = async (context, { params, query }) =>
  presentDna(await findBrand(context, params.id), query.locale);

export const updateDna: Handler<"updateDna"> = async (context, { body, params }) =>
  presentDna(await update(context, params.id, body));

export const readPalettes: Handler<"readPalettes"> = async (context, { params }) =>
  presentPalettes(await findBrand(context, params.id));

export const applyPalette: Handler<"applyPalette"> = async (context, { body, params }) =>
  presentPalettes(await apply(context, params.id, body.key));

export const setBrandPhoto: Handler<"setBrandPhoto"> = async (context, { body, params }) => {
  await setBrandImage(context, params.id, "photoKey", body.url);
  return { projectId: params.id, url: body.url };
};

export const setBrandLogo: Handler<"setBrandLogo"> = async (context, { body, params }) => {
  await setBrandImage(context, params.id, "logoKey", body.url);
  return { projectId: params.id, url: body.url };
};

export const readBrand: Handler<"readBrand"> = async (context, { params }) => {
  const { brand, id } = await findBrand(context, params.id);
  const urlOf = (key: string | null) => (key === null ? null : mediaUrl(context, key));
  const [sample, voices] = await Promise.all([readSample(context, id), listVoices(context, id)]);
  return { projectId: id, photo: urlOf(brand.photoKey), logo: urlOf(brand.logoKey), sample, voices };
};

export const updateBrand: Handler<"updateBrand"> = async (context, { body, params }) =>
  presentDna(await update(context, params.id, body));

export const speakSample: Handler<"speakSample"> = async (context, { params }) => {
  await askForSample(context, params.id, params.voice);
  return { voice: params.voice };
};

export const proposeBrand: Handler<"proposeBrand"> = (context, { body, params }) =>
  proposeFromPage(context, params.id, body.url.trim());

export const drawSample: Handler<"drawSample"> = async (context, { query }) => ({
  type: "image/jpeg",
  body: new Uint8Array(await draw(context, query.projectId, query.slide)),
  // The address carries which state of the brand is meant.
  headers: { "Cache-Control": "private, max-age=3600" },
});
