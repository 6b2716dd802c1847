import type { Context } from "#lib/context.ts";
import type { Brief, CarouselDraft, Draft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { placeholderFields } from "#lib/domain/layout.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { SlideInput } from "#lib/render/slides/input.ts";
import { renderSlide } from "#lib/render/slides/render-slide.ts";
import { findBrand } from "./read.ts";
import { type BrandStage, paletteOf, readStage } from "./stage.ts";

/** The same subject for every sample, so that what changes is the brand. */
const THEMES: Record<Language, string> = {
  pt: "3 perguntas que ouvimos toda semana",
  en: "3 questions we hear every week",
  es: "3 preguntas que oímos cada semana",
};
const SEED = 7;
const SLIDES_MAX = 3;
const WRITES_WITHIN_MS = 5000;

interface Sample {
  readonly theme: string;
  readonly caption: string;
  readonly slides: CarouselDraft["slides"];
}

/** A post that a brand would make, written and drawn as posts are; a paid model is not asked for it. */
async function writeSample({ ports }: Pick<Context, "ports">, stage: BrandStage, language: Language): Promise<Sample> {
  const [subject] = ports.text.subjects(stage.words, language);
  const theme = subject ?? THEMES[language];
  const brief: Brief = {
    format: "carousel",
    theme,
    language,
    brand: stage.words,
    article: null,
    earlier: [],
    seed: SEED,
  };
  const draft: Draft | null = ports.text.isModel
    ? null
    : await ports.text.write(brief, AbortSignal.timeout(WRITES_WITHIN_MS));
  if (draft?.format !== "carousel") return plainSample(stage, language, theme);
  const [first, second, last] = [draft.slides[0], draft.slides[1], draft.slides.at(-1)];
  const slides = [first, second, last].flatMap((slide) => slide ?? []).slice(0, SLIDES_MAX);
  return { theme, caption: draft.caption, slides };
}

const plainSample = ({ words }: BrandStage, language: Language, theme: string): Sample => ({
  theme,
  caption: words.description,
  slides: (["cover", "list", "call"] as const).map((layoutId): CarouselDraft["slides"][number] => ({
    layoutId,
    fields: placeholderFields(layoutId, language),
    picture: layoutId === "cover" ? { subject: "open notebook and pen", mood: "bright" } : null,
  })),
});

export async function readSample(context: Context, projectId: string) {
  const { id, language } = await findBrand(context.db, context.workspaceId, projectId);
  const { caption, slides, theme } = await writeSample(context, await readStage(context, id), language);
  return { theme, caption, slides: slides.length };
}

/** One slide of the sample, by the renderer that draws what is published. */
export async function drawSample(context: Context, projectId: string, index: number): Promise<Buffer> {
  const { id, language } = await findBrand(context.db, context.workspaceId, projectId);
  const stage = await readStage(context, id);
  const { slides } = await writeSample(context, stage, language);
  const slide = slides[index];
  if (!slide) throw new Refusal("resource_not_found");
  const input: SlideInput = {
    layoutId: slide.layoutId,
    fields: slide.fields,
    colors: paletteOf(stage, 0),
    titleFont: stage.titleFont,
    bodyFont: stage.bodyFont,
    texture: "none",
    position: index + 1,
    total: slides.length,
    brand: stage.header,
    picture: slide.picture ? { kind: "idea", idea: slide.picture, style: stage.imageStyle } : null,
    language,
    seed: SEED,
  };
  return (await renderSlide(input)).jpeg;
}
