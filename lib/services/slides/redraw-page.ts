import * as z from "zod";
import type { Attempt, Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { reimagine } from "#lib/render/art/reimagine.ts";
import { parseScene } from "#lib/render/art/scene.ts";
import { readStage } from "#lib/services/brand/stage.ts";
import { drawPage } from "#lib/services/generation/draw-pages.ts";
import { redrawInfographic } from "#lib/services/generation/make-infographic.ts";
import { replacePostFiles, STORED_FILE, type StoredFile } from "#lib/services/media/save-file.ts";
import { findJobPost, type PostRow, takeJobPost } from "#lib/services/posts/read.ts";
import { asJson } from "#lib/services/posts/update-post.ts";
import type { SlideRow } from "./read.ts";

/** What a drawn page is made of, and the sentences that changed it. */
const drawnScene = z.object({ art: z.unknown(), wishes: z.array(z.string()) });

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
  const post = found && (await findJobPost(db, found.postId));
  const slide = post?.slides.find(({ id }) => id === slideId);
  if (!post || !slide) return;
  try {
    const redrawn = await draw(runtime, post, slide, instruction, signal);
    await db.$transaction((tx) => keep(tx, post.id, slideId, redrawn));
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

async function draw(
  runtime: Runtime,
  post: PostRow,
  slide: SlideRow,
  instruction: string,
  signal: AbortSignal,
): Promise<Redrawn> {
  const stage = await readStage(runtime, post.projectId);
  if (post.format === "infographic") return redrawInfographic(runtime, post, slide, stage, instruction, signal);
  const { art, wishes } = drawnScene.parse(slide.scene);
  const { scene } = reimagine(parseScene(art), instruction);
  const said = [...wishes, instruction];
  const place = { position: slide.position + 1, total: post.slides.length, signal };
  const page = await drawPage(runtime, post, stage, { ...slide, scene, wishes: said }, place);
  return { scene: { art: scene, wishes: said }, page, video: null };
}

async function keep(tx: Tx, postId: string, slideId: string, { page, scene, video }: Redrawn): Promise<void> {
  const post = await takeJobPost(tx, postId);
  const before = post?.slides.find(({ id }) => id === slideId);
  if (!post || !before) return;
  const data = {
    imageKey: page.key,
    earlierKey: before.imageKey,
    scene: asJson(scene),
    ...(before.scene !== null && { earlierScene: asJson(before.scene as object) }),
  };
  await tx.slide.update({ where: { id: slideId }, data });
  const shown = post.slides
    .map(({ id, imageKey }) => (id === slideId ? page.key : imageKey))
    .filter((key) => key !== null);
  const kept = [...shown, ...post.slides.flatMap(({ earlierKey }) => earlierKey ?? []), before.imageKey ?? ""];
  const files = await tx.media.findMany({ where: { postId, key: { in: kept } }, select: STORED_FILE });
  const { projectId, workspaceId } = post;
  await replacePostFiles(tx, { workspaceId, projectId, postId, purpose: "page" }, [
    ...files,
    page,
    ...(video ? [video] : []),
  ]);
  const media = video ? [{ key: video.key, type: "video" }] : shown.map((key) => ({ key, type: "image" }));
  await tx.post.update({
    where: { id: postId },
    data: { media, coverKey: shown[0] ?? null, isStale: false, version: { increment: 1 } },
  });
}
