import type { Context } from "#lib/runtime/context.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH, type SlideInput } from "#lib/render/slides/input.ts";
import { renderSlide } from "#lib/render/slides/render-slide.ts";
import { contentHash } from "#lib/render/version.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import { saveFile, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import type { LaidOutSlide } from "./read-slides.ts";
import { fontOr } from "#lib/domain/brand.ts";

/** What a slide looks like, and what its file already shows. */
export type SlideLook = Pick<
  LaidOutSlide,
  "layoutId" | "fields" | "titleFont" | "bodyFont" | "texture" | "background" | "text" | "brand"
> & { scene: PictureIdea | null; imageKey: string | null; contentHash: string | null };

interface Drawn {
  readonly contentHash: string;
  readonly file: StoredFile;
}

/** Draws a carousel. A slide that shows what it showed keeps its file. */
export async function drawSlides(
  { db, ports }: Pick<Context, "db" | "ports">,
  post: Pick<PostRow, "id" | "workspaceId" | "language">,
  brand: BrandKit,
  slides: readonly SlideLook[],
): Promise<Drawn[]> {
  const { id: postId, workspaceId } = post;
  const key = { in: slides.flatMap(({ imageKey }) => imageKey ?? []) };
  const there = new Map(
    (await db.media.findMany({ where: { key, workspaceId }, select: STORED_FILE })).map((file) => [file.key, file]),
  );
  const looks = await Promise.all(
    slides.map(async (slide, index) => {
      const input = inputOf(slide, index + 1, slides.length, post, brand);
      const hash = contentHash(input);
      const kept = slide.contentHash === hash ? there.get(slide.imageKey ?? "") : undefined;
      return { contentHash: hash, ...(kept ? { kept } : { jpeg: (await renderSlide(input)).jpeg }) };
    }),
  );
  const drawn: Drawn[] = [];
  // One after the other: within a transaction there is one connection.
  for (const { contentHash: hash, ...look } of looks) {
    const file =
      "kept" in look
        ? look.kept
        : await saveFile({ db, ports }, { ...FILE, workspaceId, ownerId: postId, content: look.jpeg });
    drawn.push({ contentHash: hash, file });
  }
  return drawn;
}

const FILE = { purpose: "slide", extension: "jpg", width: SLIDE_WIDTH, height: SLIDE_HEIGHT } as const;

const inputOf = (
  slide: SlideLook,
  position: number,
  total: number,
  { id, language }: Pick<PostRow, "id" | "language">,
  brand: BrandKit,
): SlideInput => ({
  layoutId: slide.layoutId,
  fields: slide.fields,
  colors: { background: slide.background, text: slide.text, brand: slide.brand },
  titleFont: fontOr(slide.titleFont, brand.titleFont),
  bodyFont: fontOr(slide.bodyFont, brand.bodyFont),
  texture: slide.texture,
  position,
  total,
  brand: brand.header,
  picture: slide.scene ? { kind: "idea", idea: slide.scene, style: brand.imageStyle } : null,
  language,
  seed: seedOf(id),
});
