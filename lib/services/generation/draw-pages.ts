import type { Context, Runtime } from "#lib/runtime/context.ts";
import { fontOr } from "#lib/domain/brand.ts";
import type { OwnPicture } from "#lib/domain/own-picture.ts";
import { valueText } from "#lib/domain/slide.ts";
import { type ArtScene, parseScene } from "#lib/render/art/scene.ts";
import { cutPicture } from "#lib/render/paint/cut-picture.ts";
import { pageCalm, renderPage } from "#lib/render/pages/render-page.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "#lib/render/slides/input.ts";
import type { Picture } from "#lib/ports/image.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import { readPictures } from "#lib/services/library/read-pictures.ts";
import { requireFile, saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";

export type PageLook = Pick<SlideRow, "fields" | "titleFont" | "bodyFont" | "background" | "text" | "brand"> & {
  scene: unknown;
  wishes: readonly string[];
};

interface Place {
  /** from 1 */
  readonly position: number;
  readonly total: number;
}

type Post = Pick<PostRow, "id" | "workspaceId" | "language">;

const textOf = ({ fields }: PageLook, name: string) => (fields[name] ? valueText(fields[name]) : "");

const SIZE = { width: SLIDE_WIDTH, height: SLIDE_HEIGHT };

/** What stands behind a page's text, as it is asked of an artist. */
export function pictureOfPage({ id }: Pick<Post, "id">, page: PageLook, { position, total }: Place): Picture {
  const scene: ArtScene = parseScene(page.scene);
  const { mood, seed, style, subject } = scene;
  const beside = [textOf(page, "title"), textOf(page, "body")].filter((text) => text !== "").join(" ");
  const colors = { background: page.background, text: page.text, brand: page.brand };
  const calm = pageCalm(seedOf(id), position, total);
  return { ...SIZE, subject, beside, mood, style, colors, seed, calm, scene: { ...scene }, wishes: page.wishes };
}

/** What is behind a page that is no drawing of ours: the project's own pictures, or a model's; null: it is drawn. */
export async function pageGround(
  runtime: Pick<Runtime, "ports">,
  workspaceId: string,
  { key, own }: { readonly key?: string | undefined; readonly own?: readonly OwnPicture[] | undefined },
): Promise<Buffer | null> {
  const given = own ? await readPictures(runtime, workspaceId, own) : [];
  if (given.length > 0) return cutPicture(given, SIZE);
  return key === undefined ? null : requireFile(runtime, workspaceId, key);
}

/** One page of a premium carousel in the storage: its text over its picture. */
export async function composePage(
  runtime: Pick<Context, "db" | "ports">,
  { id, language, workspaceId }: Post,
  brand: BrandKit,
  page: PageLook,
  place: Place,
  picture: Buffer,
): Promise<StoredFile> {
  const { jpeg } = await renderPage({
    ...place,
    title: textOf(page, "title"),
    body: textOf(page, "body"),
    picture,
    colors: { background: page.background, text: page.text, brand: page.brand },
    titleFont: fontOr(page.titleFont, brand.titleFont),
    bodyFont: fontOr(page.bodyFont, brand.bodyFont),
    brand: brand.header,
    language,
    seed: seedOf(id),
  });
  const owner = { workspaceId, ownerId: id, purpose: "page" };
  return saveFile(runtime, { ...owner, ...SIZE, extension: "jpg", content: jpeg });
}
