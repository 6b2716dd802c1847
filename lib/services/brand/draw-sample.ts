import type { Context } from "#lib/runtime/context.ts";
import { readBrandWords } from "#lib/content/brand/brand.ts";
import type { Brief, CarouselDraft, Draft } from "#lib/domain/draft.ts";
import { DEFAULT_FORMAT } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { SlideInput } from "#lib/render/slides/input.ts";
import { renderSlide } from "#lib/render/slides/render-slide.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { subjectsOf } from "#lib/writing/themes/subjects.ts";
import { findBrand } from "./read-brand.ts";
import { type BrandKit, paletteOf, readBrandKit } from "./brand-kit.ts";

/** The same for every sample, so that what changes is the brand. */
const SEED = 7;
const SLIDES_MAX = 3;
const WRITES_WITHIN_MS = 5000;

interface Sample {
  readonly theme: string;
  readonly caption: string;
  readonly slides: CarouselDraft["slides"];
}

/** A post that a brand would make, written and drawn as posts are; a paid model is not asked for it. */
async function writeSample(context: Context, kit: BrandKit, language: Language): Promise<Sample> {
  const [subject] = subjectsOf(kit.words, language);
  const theme = subject ?? readBrandWords(language).sampleTheme;
  const brief: Brief = {
    format: DEFAULT_FORMAT,
    theme,
    language,
    brand: kit.words,
    article: null,
    earlier: [],
    seed: SEED,
  };
  const { text } = await makersOf(context, context.workspaceId);
  const draft: Draft | null = text.isModel
    ? null
    : (await text.write(brief, { signal: AbortSignal.timeout(WRITES_WITHIN_MS) })).draft;
  if (!draft || !("slides" in draft)) return plainSample(kit, language, theme);
  const [first, second, last] = [draft.slides[0], draft.slides[1], draft.slides.at(-1)];
  const slides = [first, second, last].flatMap((slide) => slide ?? []).slice(0, SLIDES_MAX);
  return { theme, caption: draft.caption, slides };
}

const plainSample = ({ words }: BrandKit, language: Language, theme: string): Sample => ({
  theme,
  caption: words.description,
  slides: (["cover", "list", "call"] as const).map((layoutId): CarouselDraft["slides"][number] => ({
    layoutId,
    fields: placeholderFields(layoutId, language),
    picture: layoutId === "cover" ? { subject: "open notebook and pen", mood: "bright" } : null,
  })),
});

export async function readSample(context: Context, projectId: string) {
  const { id, language } = await findBrand(context, projectId);
  const { caption, slides, theme } = await writeSample(context, await readBrandKit(context, id), language);
  return { theme, caption, slides: slides.length };
}

/** One slide of the sample, by the renderer that draws what is published. */
export async function drawSample(context: Context, projectId: string, index: number): Promise<Buffer> {
  const { id, language } = await findBrand(context, projectId);
  const kit = await readBrandKit(context, id);
  const { slides } = await writeSample(context, kit, language);
  const slide = slides[index];
  if (!slide) throw new Refusal("resource_not_found");
  const input: SlideInput = {
    layoutId: slide.layoutId,
    fields: slide.fields,
    colors: paletteOf(kit, 0),
    titleFont: kit.titleFont,
    bodyFont: kit.bodyFont,
    texture: "none",
    position: index + 1,
    total: slides.length,
    brand: kit.header,
    picture: slide.picture ? { kind: "idea", idea: slide.picture, style: kit.imageStyle } : null,
    language,
    seed: SEED,
  };
  return (await renderSlide(input)).jpeg;
}
