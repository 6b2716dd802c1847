import type { CarouselDraft, PictureIdea } from "#lib/domain/draft.ts";
import { altTextOf, type SlideColors, valueText } from "#lib/domain/slide.ts";
import { isPictured } from "#lib/render/slides/pictured.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
import type { Making } from "./making.ts";
import { ideaFor } from "./idea-for.ts";
import { withOwn } from "./own-pictures.ts";
import { paintEach } from "./paint-each.ts";

/** Near the holes that the layouts cut. */
const SIZE = { width: 1200, height: 900 } as const;

type DraftSlide = CarouselDraft["slides"][number];

/**
 * What each slide shows: the project's own where it has it; with a model a cover shows its theme, whether or not the
 * writer thought of a picture.
 */
export function slideIdeas(making: Making, slides: readonly DraftSlide[]): Promise<(PictureIdea | null)[]> {
  const asked = slides.map(({ fields, layoutId, picture }) => {
    const wantsOne = layoutId === "cover" && making.makers.image.isModel;
    const idea = picture ?? (wantsOne ? { subject: making.post.theme, mood: "bright" as const } : null);
    return idea && { idea: ideaFor(making, idea), beside: altTextOf(fields) };
  });
  return withOwn(making, asked);
}

/** A model's pictures of the slides that show one, by the hand of the first; none where slides are drawn with theirs. */
export async function paintSlides(
  making: Making,
  slides: readonly Pick<DraftSlide, "layoutId" | "fields">[],
  ideas: readonly (PictureIdea | null)[],
  { background, brand: color }: SlideColors,
): Promise<(StoredFile | undefined)[]> {
  const { brand, seed } = making;
  const wanted = slides.flatMap(({ fields, layoutId }, index) => {
    const idea = ideas[index];
    if (!idea || idea.own || !isPictured(layoutId)) return [];
    const beside = fields["title"] ? valueText(fields["title"]) : "";
    const asked = { ...idea, ...SIZE, beside, style: brand.imageStyle, colors: { background, brand: color } };
    return { index, picture: { ...asked, seed: seed + index, calm: "none", scene: null, wishes: [] } as const };
  });
  const painted = await paintEach(
    making,
    wanted.map(({ picture }) => picture),
  );
  return slides.map((_, index) => painted[wanted.findIndex((one) => one.index === index)]);
}
