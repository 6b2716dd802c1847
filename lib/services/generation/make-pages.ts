import { asJson } from "#lib/db/json/as-json.ts";
import { storedFiles } from "#lib/db/json/generation.ts";
import { newId } from "#lib/db/id.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { composeStory } from "#lib/render/art/compose-scene.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import type { StoredFile } from "#lib/services/media/save-file.ts";
import { drawPage } from "./draw-pages.ts";
import { type Made, type Making, writeDraft } from "./making.ts";

/** Writes a story of six pages and draws them with one hand. */
export async function makePages(making: Making): Promise<Made> {
  const { brand, post, runtime, seed, signal, steps } = making;
  const draft = await writeDraft(making, "premium_carousel");
  const colors = paletteOf(brand, seed);
  const scenes = composeStory(
    draft.pages.map(({ picture }) => picture),
    { colors: { background: colors.background, brand: colors.brand }, seed, style: brand.imageStyle },
  );
  const pages = draft.pages.map(({ body, title }, index) => ({
    id: newId("slide"),
    fields: { title: plainValue(title), body: plainValue(body) },
    titleFont: brand.titleFont,
    bodyFont: brand.bodyFont,
    ...colors,
    scene: scenes[index] ?? null,
    wishes: [],
  }));
  const files = await steps.run("drawing", storedFiles, async () => {
    const drawn: StoredFile[] = [];
    // One after the other: a drawing fills a core and a good part of a worker's memory.
    for (const [index, page] of pages.entries()) {
      const place = { position: index + 1, total: pages.length, signal };
      drawn.push(await drawPage(runtime, post, brand, page, place));
    }
    return drawn;
  });
  return {
    title: draft.title,
    caption: draft.caption,
    slides: pages.map(({ fields, scene, wishes: _, ...page }, index) => ({
      ...page,
      layoutId: "page",
      variant: null,
      fields: asJson(fields),
      ...(scene && { scene: asJson({ art: scene, wishes: [] }) }),
      imageKey: files[index]?.key ?? null,
    })),
    content: null,
    files,
    media: files,
    coverKey: files[0]?.key ?? null,
    clipIds: [],
  };
}
