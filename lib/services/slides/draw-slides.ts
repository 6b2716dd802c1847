import type { Context } from "#lib/runtime/context.ts";
import type { SlidePicture } from "#lib/db/json/picture.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH, type SlideInput, type SlidePicture as Shown } from "#lib/render/slides/input.ts";
import { isPictured } from "#lib/render/slides/pictured.ts";
import { renderSlide } from "#lib/render/slides/render-slide.ts";
import { contentHash } from "#lib/render/version.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import { readPictures } from "#lib/services/library/read-pictures.ts";
import { readFile, saveFile, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { drawAll, type Drawings, Undrawn } from "./drawn-first.ts";
import type { LaidOutSlide } from "./read-slides.ts";
import { fontOr } from "#lib/domain/brand.ts";

/** What a slide looks like, and what its file already shows. */
export type SlideLook = Pick<
  LaidOutSlide,
  "layoutId" | "fields" | "titleFont" | "bodyFont" | "texture" | "background" | "text" | "brand"
> & {
  scene: SlidePicture | null;
  imageKey: string | null;
  contentHash: string | null;
  /** from 0: where it stood when its composition was chosen; null: where it stands */
  look: number | null;
};

interface Drawn {
  readonly contentHash: string;
  readonly file: StoredFile;
}

/** Draws a carousel. A slide that shows what it showed keeps its file; with drawings, what none of them shows is missing. */
export async function drawSlides(
  { db, ports }: Pick<Context, "db" | "ports">,
  post: Pick<PostRow, "id" | "workspaceId" | "language">,
  brand: BrandKit,
  slides: readonly SlideLook[],
  drawings: Drawings = null,
): Promise<Drawn[]> {
  const { id: postId, workspaceId } = post;
  const key = { in: slides.flatMap(({ imageKey }) => imageKey ?? []) };
  const there = new Map(
    (await db.media.findMany({ where: { key, workspaceId }, select: STORED_FILE })).map((file) => [file.key, file]),
  );
  const looks = slides.map((slide, index) => {
    const input = inputOf(slide, index + 1, slides.length, post, brand);
    const own = slide.scene?.own;
    const painted = !own && isPictured(slide.layoutId) ? slide.scene?.key : undefined;
    const given = own?.map(({ focus, key: file }) => ({ file, focus })) ?? painted;
    // A file's name says what it holds: only what is drawn again is read.
    const hash = contentHash(given === undefined ? input : { ...input, picture: given });
    const kept = slide.contentHash === hash ? there.get(slide.imageKey ?? "") : undefined;
    const draw = async () => {
      const picture = (await givenPicture({ ports }, workspaceId, own, painted)) ?? input.picture;
      return (await renderSlide({ ...input, picture })).jpeg;
    };
    return { contentHash: hash, kept, draw };
  });
  const missing = looks.filter((look) => !look.kept && !drawings?.has(look.contentHash));
  if (drawings && missing.length > 0) throw new Undrawn(missing);
  const pages = drawings ?? (await drawAll(missing));
  const drawn: Drawn[] = [];
  // One after the other: within a transaction there is one connection.
  for (const { contentHash: hash, draw, kept } of looks) {
    const page = async () => ({ ...FILE, workspaceId, ownerId: postId, content: pages.get(hash) ?? (await draw()) });
    drawn.push({ contentHash: hash, file: kept ?? (await saveFile({ db, ports }, await page())) });
  }
  return drawn;
}

const FILE = { purpose: "slide", extension: "jpg", width: SLIDE_WIDTH, height: SLIDE_HEIGHT } as const;

/** The files that a slide shows; null: it is drawn, or what it showed is gone. */
async function givenPicture(
  from: Pick<Context, "ports">,
  workspaceId: string,
  own: SlidePicture["own"],
  painted: string | undefined,
): Promise<Shown | null> {
  if (own) {
    const pictures = await readPictures(from, workspaceId, own);
    return pictures.length > 0 ? { kind: "own", pictures } : null;
  }
  const bytes = painted === undefined ? null : await readFile(from, workspaceId, painted);
  return bytes && { kind: "bytes", bytes };
}

const ideaOf = ({ mood, subject }: SlidePicture): PictureIdea => ({ subject, mood });

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
  // A composition stays with its slide; where it stands as it was made, nothing is said of it.
  ...(slide.look !== null && slide.look + 1 !== position && { look: slide.look + 1 }),
  picture: slide.scene?.subject ? { kind: "idea", idea: ideaOf(slide.scene), style: brand.imageStyle } : null,
  language,
  seed: seedOf(id),
});
