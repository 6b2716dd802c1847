import { asJson } from "#lib/db/json/as-json.ts";
import { infographicScene, pageScene } from "#lib/db/json/slide.ts";
import type { InfographicPiece } from "#lib/db/json/picture.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import type { OwnPicture } from "#lib/domain/own-picture.ts";
import { plainValue, type SlideFields } from "#lib/domain/slide.ts";
import type { Context } from "#lib/runtime/context.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import { replacePostFiles, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { saveContent } from "#lib/services/posts/save-post.ts";
import { readSlide, type SlideRow } from "#lib/services/posts/slide-row.ts";
import { composePage, pageGround, pictureOfPage } from "./draw-pages.ts";
import { drawPiece } from "./make-infographic.ts";

/** What a drawn page is made of, as a person changes it; what is left out stays. */
export interface PageChange {
  readonly fields?: SlideFields;
  readonly told?: InfographicPiece["told"];
  /** empty: what was drawn */
  readonly own?: readonly OwnPicture[];
  /** another scene than its own, and which image then is the earlier one */
  readonly scene?: unknown;
  readonly earlier?: { readonly key: string | null; readonly scene: object | null };
}

interface Composed {
  readonly scene: object;
  readonly fields: SlideFields;
  readonly page: StoredFile;
}

const ownOf = (own: readonly OwnPicture[] | undefined, kept: readonly OwnPicture[] | undefined) => {
  const shown = own ?? kept ?? [];
  return shown.length > 0 ? [...shown] : undefined;
};

async function composePremium(within: Context, post: PostRow, slide: SlideRow, change: PageChange): Promise<Composed> {
  const { art, wishes, ...made } = pageScene.read(change.scene ?? slide.scene, slide.id);
  const own = ownOf(change.own, made.own);
  const fields = { ...slide.fields, ...change.fields };
  const look = { ...slide, fields, scene: art, wishes };
  const place = { position: slide.position + 1, total: post.slides.length };
  const ground = await pageGround(within, post.workspaceId, { ...made, own });
  const drawn = ground ?? (await within.ports.builtIn.image.draw(pictureOfPage(post, look, place), { signal: NEVER }));
  const page = await composePage(within, post, await readBrandKit(within, post.projectId), look, place, drawn);
  return { scene: { ...made, art, wishes, own }, fields, page };
}

async function composePiece(within: Context, post: PostRow, slide: SlideRow, change: PageChange): Promise<Composed> {
  const before = infographicScene.read(slide.scene, slide.id);
  const made = infographicScene.read(change.scene ?? slide.scene, slide.id);
  const piece = { ...made, told: change.told ?? before.told, own: ownOf(change.own, made.own) };
  const page = await drawPiece(within, post, await readBrandKit(within, post.projectId), piece);
  const { subtitle, title } = piece.told;
  return { scene: piece, fields: { title: plainValue(title), body: plainValue(subtitle) }, page };
}

const NEVER = new AbortController().signal;

/**
 * Draws a page again from what it is made of now, by nobody's model and at no cost, within the change itself: what a
 * person reads next is the file that is published. A single piece's video follows by a job.
 */
export async function composeAgain(
  within: Context,
  post: PostRow,
  slide: SlideRow,
  change: PageChange,
): Promise<SlideRow> {
  const isPiece = FORMAT_RULES[post.format].singleMedia;
  const { fields, page, scene } = await (isPiece ? composePiece : composePremium)(within, post, slide, change);
  const { earlier } = change;
  const saved = await within.db.slide.update({
    where: { id: slide.id },
    data: {
      fields: asJson(fields),
      scene: asJson(scene),
      imageKey: page.key,
      ...(earlier && { earlierKey: earlier.key, ...(earlier.scene && { earlierScene: asJson(earlier.scene) }) }),
    },
  });
  const pages = post.slides.map((one) => (one.id === slide.id ? readSlide(saved) : one));
  await keepPages(within, post, pages, page);
  const shown = pages.flatMap(({ imageKey }) => imageKey ?? []);
  await within.db.post.update({ where: { id: post.id }, data: { coverKey: shown[0] ?? null } });
  if (isPiece) {
    await saveContent(within, post, { isStale: true });
    await enqueue(within.db, "render-post", { postId: post.id });
  } else await saveContent(within, post, { media: shown.map((key) => ({ key, type: "image" })) });
  return readSlide(saved);
}

/** The post's files: its pages with their earlier images, and all that is no page. */
async function keepPages(within: Context, post: PostRow, pages: readonly SlideRow[], page: StoredFile): Promise<void> {
  const { id: postId, projectId, workspaceId } = post;
  const keys = pages.flatMap(({ earlierKey, imageKey }) => [earlierKey, imageKey]).flatMap((key) => key ?? []);
  const others = { key: { not: { contains: "/page/" } } };
  const where = { postId, OR: [{ key: { in: keys } }, others] };
  const files = await within.db.media.findMany({ where, select: STORED_FILE });
  await replacePostFiles(within, { workspaceId, projectId, postId, purpose: "page" }, [...files, page]);
}
