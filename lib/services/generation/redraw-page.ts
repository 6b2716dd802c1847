import { asJson } from "#lib/db/json/as-json.ts";
import { type Attempt, openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import { pageScene, slideScene } from "#lib/db/json/slide.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { reimagine } from "#lib/render/art/reimagine.ts";
import { parseScene } from "#lib/render/art/scene.ts";
import { type BrandKit, readBrandKit } from "#lib/services/brand/brand-kit.ts";
import { replacePostFiles, requireFile, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import { noteAskedAgain } from "#lib/services/posts/asked-again.ts";
import { findJobPost, type PostRow, takeJobPost } from "#lib/services/posts/read-posts.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { composePage, pictureOfPage } from "./draw-pages.ts";
import { failureOfAgain } from "./fail-asked-again.ts";
import { redrawInfographic } from "./make-infographic.ts";
import { paintAgain } from "./paint-again.ts";

interface Redrawn {
  readonly scene: object;
  readonly page: StoredFile;
  /** what a model drew for it */
  readonly picture: StoredFile | null;
}

/**
 * Draws a page again as a sentence says; the earlier image is kept for undo. A failure gives the edit back, and is told
 * by its reason. The reel of a single piece has a job of its own: who waited for a model took no place to render.
 */
export async function redrawPage(
  runtime: Runtime,
  slideId: string,
  instruction: string,
  attempt: Attempt,
): Promise<void> {
  const { db } = runtime;
  const { signal } = attempt;
  const found = await db.slide.findUnique({ where: { id: slideId }, select: { postId: true } });
  const post = found && (await findJobPost(runtime, found.postId));
  const slide = post?.slides.find(({ id }) => id === slideId);
  if (!post || !slide) return;
  try {
    const redraw = REDRAWERS[post.format] ?? redrawScene;
    const kit = await readBrandKit(runtime, post.projectId);
    const redrawn = await redraw(runtime, post, slide, kit, instruction, signal);
    await openSystem(runtime).transaction((within) => keep(within, post.id, slideId, redrawn));
  } catch (error) {
    signal.throwIfAborted();
    const failed = failureOfAgain(error, "image", attempt);
    if (!failed) throw error;
    runtime.log.warn({ err: error, slideId }, "a page could not be drawn again");
    await noteAskedAgain(runtime, post.id, failed);
    await db.post.updateMany({
      where: { id: post.id, imageEditsUsed: { gt: 0 } },
      data: { imageEditsUsed: { decrement: 1 }, isStale: false },
    });
  }
}

type Redraw = (
  runtime: Runtime,
  post: PostRow,
  slide: SlideRow,
  kit: BrandKit,
  instruction: string,
  signal: AbortSignal,
) => Promise<Redrawn>;

const redrawScene: Redraw = async (runtime, post, slide, kit, instruction, signal) => {
  const { art, key, wishes } = pageScene.read(slide.scene, slide.id);
  const { scene } = reimagine(parseScene(art), instruction);
  const said = [...wishes, instruction];
  const place = { position: slide.position + 1, total: post.slides.length };
  const look = { ...slide, scene, wishes: said };
  const wanted = pictureOfPage(post, look, place);
  const makers = await makersOf(runtime, post.workspaceId);
  const picture = await paintAgain({ makers, runtime, signal }, post, wanted, key);
  const bytes = picture
    ? await requireFile(runtime, post.workspaceId, picture.key)
    : await makers.image.draw(wanted, { signal });
  const page = await composePage(runtime, post, kit, look, place, bytes);
  return { scene: { art: scene, wishes: said, key: picture?.key }, page, picture };
};

/** The formats whose pages are drawn whole. */
const REDRAWERS: Partial<Record<Format, Redraw>> = {
  premium_carousel: redrawScene,
  infographic: redrawInfographic,
};

async function keep(
  within: SystemContext,
  postId: string,
  slideId: string,
  { page, picture, scene }: Redrawn,
): Promise<void> {
  const post = await takeJobPost(within, postId);
  const before = post?.slides.find(({ id }) => id === slideId);
  if (!post || !before) return;
  // Nothing of it was changed: it costs nothing, and the earlier image stays the one that it was.
  if (page.key === before.imageKey) {
    const data = { imageEditsUsed: { decrement: 1 }, isStale: false, version: { increment: 1 } };
    await within.db.post.updateMany({ where: { id: postId, imageEditsUsed: { gt: 0 } }, data });
    return;
  }
  const made = slideScene.find(before.scene, before.id);
  const data = {
    imageKey: page.key,
    earlierKey: before.imageKey,
    scene: asJson(scene),
    ...(made && { earlierScene: asJson(made) }),
  };
  await within.db.slide.update({ where: { id: slideId }, data });
  const shown = post.slides
    .map(({ id, imageKey }) => (id === slideId ? page.key : imageKey))
    .filter((key) => key !== null);
  const { isVideo } = FORMAT_RULES[post.format];
  const rendered = isVideo ? post.media.map(({ key }) => key) : [];
  const kept = [
    ...shown,
    ...rendered,
    ...post.slides.flatMap(({ earlierKey }) => earlierKey ?? []),
    before.imageKey ?? "",
  ];
  const painted = { key: { contains: "/scene/" } };
  const where = { postId, OR: [{ key: { in: kept } }, painted] };
  const files = await within.db.media.findMany({ where, select: STORED_FILE });
  const { projectId, workspaceId } = post;
  await replacePostFiles(within, { workspaceId, projectId, postId, purpose: "page" }, [
    ...files,
    page,
    ...(picture ? [picture] : []),
  ]);
  const media = shown.map((key) => ({ key, type: "image" }));
  await within.db.post.update({
    where: { id: postId },
    data: { ...(!isVideo && { media }), coverKey: shown[0] ?? null, isStale: isVideo, version: { increment: 1 } },
  });
  if (isVideo) await enqueue(within.db, "render-post", { postId });
}
