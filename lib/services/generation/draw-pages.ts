import type { Runtime } from "#lib/runtime/context.ts";
import { fontOr } from "#lib/domain/brand.ts";
import { valueText } from "#lib/domain/slide.ts";
import { type ArtScene, parseScene } from "#lib/render/art/scene.ts";
import { pageCalm, renderPage } from "#lib/render/pages/render-page.ts";
import { SLIDE_HEIGHT, SLIDE_WIDTH } from "#lib/render/slides/input.ts";
import type { BrandKit } from "#lib/services/brand/brand-kit.ts";
import { saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";

export type PageLook = Pick<SlideRow, "fields" | "titleFont" | "bodyFont" | "background" | "text" | "brand"> & {
  scene: unknown;
  wishes: readonly string[];
};

/** One page of a premium carousel, drawn and in the storage. */
export async function drawPage(
  runtime: Runtime,
  post: Pick<PostRow, "id" | "workspaceId" | "language">,
  brand: BrandKit,
  page: PageLook,
  { position, signal, total }: { position: number; total: number; signal: AbortSignal },
): Promise<StoredFile> {
  const seed = seedOf(post.id);
  const scene: ArtScene = parseScene(page.scene);
  const colors = { background: page.background, text: page.text, brand: page.brand };
  const size = { width: SLIDE_WIDTH, height: SLIDE_HEIGHT };
  const picture = await runtime.ports.image.draw(
    {
      ...size,
      subject: scene.subject,
      mood: scene.mood,
      style: scene.style,
      colors,
      seed: scene.seed,
      calm: pageCalm(seed, position, total),
      scene,
      wishes: page.wishes,
    },
    signal,
  );
  const textOf = (name: string) => (page.fields[name] ? valueText(page.fields[name]) : "");
  const { jpeg } = await renderPage({
    title: textOf("title"),
    body: textOf("body"),
    position,
    total,
    picture,
    colors,
    titleFont: fontOr(page.titleFont, brand.titleFont),
    bodyFont: fontOr(page.bodyFont, brand.bodyFont),
    brand: brand.header,
    language: post.language,
    seed,
  });
  const owner = { workspaceId: post.workspaceId, ownerId: post.id, purpose: "page" };
  return saveFile(runtime, { ...owner, ...size, extension: "jpg", content: jpeg });
}
