import { asJson } from "#lib/db/json/as-json.ts";
import { type Attempt, openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import { pageScene, slideScene } from "#lib/db/json/slide.ts";
import type { Format } from "#lib/domain/format.ts";
import { reimagine } from "#lib/render/art/reimagine.ts";
import { parseScene } from "#lib/render/art/scene.ts";
import { type BrandKit, readBrandKit } from "#lib/services/brand/brand-kit.ts";
import { replacePostFiles, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import { findJobPost, type PostRow, takeJobPost } from "#lib/services/posts/read-posts.ts";
import type { SlideRow } from "#lib/services/posts/slide-row.ts";
import { drawPage } from "./draw-pages.ts";
import { redrawInfographic } from "./make-infographic.ts";

interface Redrawn {
  readonly scene: object;
  readonly page: StoredFile;
  /** the silent reel of a single piece */
  readonly video: StoredFile | null;
}

/** Draws a page again as a sentence says; the earlier image is kept for undo. A failure gives the edit back. */
export async function redrawPage(
  runtime: Runtime,
  slideId: string,
  instruction: string,
  { isLast, signal }: Attempt,
): Promise<void> {
  const { db } = runtime;
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
    if (!isLast) throw error;
    runtime.log.warn({ err: error, slideId }, "a page could not be drawn again");
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
  const { art, wishes } = pageScene.read(slide.scene, slide.id);
  const { scene } = reimagine(parseScene(art), instruction);
  const said = [...wishes, instruction];
  const place = { position: slide.position + 1, total: post.slides.length, signal };
  const page = await drawPage(runtime, post, kit, { ...slide, scene, wishes: said }, place);
  return { scene: { art: scene, wishes: said }, page, video: null };
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
  { page, scene, video }: Redrawn,
): Promise<void> {
  const post = await takeJobPost(within, postId);
  const before = post?.slides.find(({ id }) => id === slideId);
  if (!post || !before) return;
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
  const kept = [...shown, ...post.slides.flatMap(({ earlierKey }) => earlierKey ?? []), before.imageKey ?? ""];
  const files = await within.db.media.findMany({ where: { postId, key: { in: kept } }, select: STORED_FILE });
  const { projectId, workspaceId } = post;
  await replacePostFiles(within, { workspaceId, projectId, postId, purpose: "page" }, [
    ...files,
    page,
    ...(video ? [video] : []),
  ]);
  const media = video ? [{ key: video.key, type: "video" }] : shown.map((key) => ({ key, type: "image" }));
  await within.db.post.update({
    where: { id: postId },
    data: { media, coverKey: shown[0] ?? null, isStale: false, version: { increment: 1 } },
  });
}
