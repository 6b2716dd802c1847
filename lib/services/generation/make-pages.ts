import { asJson } from "#lib/db/json/as-json.ts";
import { storedFile } from "#lib/db/json/generation.ts";
import { newId } from "#lib/db/id.ts";
import { plainValue } from "#lib/domain/slide.ts";
import { composeStory } from "#lib/render/art/compose-scene.ts";
import { paletteOf } from "#lib/services/brand/brand-kit.ts";
import { composePage, pageGround, pictureOfPage } from "./draw-pages.ts";
import { ideaFor } from "./idea-for.ts";
import { type Made, type Making, writeDraft } from "./making.ts";
import { withOwn } from "./own-pictures.ts";
import { paintEach } from "./paint-each.ts";

/** Writes a story of six pages and draws them with one hand. */
export async function makePages(making: Making): Promise<Made> {
  const { brand, makers, post, runtime, seed, signal, steps } = making;
  const draft = await writeDraft(making, "premium_carousel");
  const colors = paletteOf(brand, seed);
  const asked = draft.pages.map(({ body, picture, title }) => ({
    idea: ideaFor(making, picture),
    beside: `${title} ${body}`,
  }));
  const ideas = await withOwn(making, asked);
  const scenes = composeStory(
    ideas.map((idea, index) => idea ?? draft.pages[index]?.picture ?? { subject: post.theme, mood: "calm" }),
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
    own: ideas[index]?.own,
  }));
  const placeOf = (index: number) => ({ position: index + 1, total: pages.length });
  const toPaint = pages.filter(({ own }) => !own);
  const painted = await paintEach(
    making,
    toPaint.map((page) => pictureOfPage(post, page, placeOf(pages.indexOf(page)))),
  );
  const keyOf = (page: (typeof pages)[number]) => painted[toPaint.indexOf(page)]?.key;
  // One after the other: a drawing fills a core and a good part of a worker's memory.
  const composing = { codec: storedFile, atOnce: 1, place: "machine" } as const;
  const files = await steps.each("drawing.page", pages, composing, async (page, index) => {
    const draw = () => makers.image.draw(pictureOfPage(post, page, placeOf(index)), { signal });
    const picture =
      (await pageGround(runtime, post.workspaceId, { key: keyOf(page), own: page.own })) ?? (await draw());
    return composePage(runtime, post, brand, page, placeOf(index), picture);
  });
  return {
    title: draft.title,
    caption: draft.caption,
    slides: pages.map((page, index) => {
      const { fields, own, scene, wishes, ...look } = page;
      return {
        ...look,
        layoutId: "page",
        variant: null,
        fields: asJson(fields),
        ...(scene && { scene: asJson({ art: scene, wishes, key: keyOf(page), own }) }),
        imageKey: files[index]?.key ?? null,
      };
    }),
    content: null,
    files: [...files, ...painted],
    media: files,
    coverKey: files[0]?.key ?? null,
    clipIds: [],
  };
}
