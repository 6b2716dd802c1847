import { asJson } from "#lib/db/json/as-json.ts";
import { articleRead } from "#lib/db/json/draft.ts";
import { drawnSlides } from "#lib/db/json/generation.ts";
import { newId } from "#lib/db/id.ts";
import { Failure } from "#lib/domain/failure.ts";
import type { Texture } from "#lib/domain/slide.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import { drawSlides } from "#lib/services/slides/draw-slides.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { paintSlides, slideIdeas } from "./paint-slides.ts";
import { ON_MACHINE } from "./step-results.ts";

const TEXTURES: readonly Texture[] = ["none", "grain", "paper", "dots", "none", "waves"];

/** Reads the link, writes the slides and draws them. */
export async function makeCarousel(making: Making): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const article = await steps.run("research", articleRead, async () => {
    if (!post.link) return null;
    const read = await runtime.ports.article.read(post.link, signal);
    if (!read) throw new Failure("link_without_text");
    return read;
  });
  const draft = await writeDraft(making, "carousel", article);
  const colors = paletteOf(brand, seed);
  const texture = TEXTURES[seed % TEXTURES.length] ?? "none";
  const ideas = await slideIdeas(making, draft.slides);
  const looks = draft.slides.map(({ fields, layoutId }) => ({
    id: newId("slide"),
    layoutId,
    variant: layoutId,
    fields,
    titleFont: brand.titleFont,
    bodyFont: brand.bodyFont,
    texture,
    ...colors,
    imageKey: null,
    contentHash: null,
    look: null,
  }));
  const pictures = await paintSlides(making, looks, ideas, colors);
  const scenes = ideas.map((idea, index) => idea && { ...idea, ...(pictures[index] && { key: pictures[index].key }) });
  const faces = looks.map((look, index) => ({ ...look, scene: scenes[index] ?? null }));
  const drawn = await steps.run("drawing", drawnSlides, () => drawSlides(runtime, post, brand, faces), ON_MACHINE);
  const files = drawn.map(({ file }) => file);
  return {
    title: draft.title,
    caption: draft.caption,
    slides: looks.map(({ fields, ...slide }, index) => ({
      ...slide,
      fields: asJson(fields),
      ...(scenes[index] && { scene: asJson(scenes[index]) }),
      imageKey: files[index]?.key ?? null,
      contentHash: drawn[index]?.contentHash ?? null,
    })),
    content: null,
    files: [...files, ...pictures.flatMap((picture) => picture ?? [])],
    media: files,
    coverKey: files[0]?.key ?? null,
    clipIds: [],
  };
}
