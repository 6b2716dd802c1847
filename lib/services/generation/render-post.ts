import type { Runtime, WorkspaceId } from "#lib/context.ts";
import { replacePostFiles } from "#lib/services/media/save-file.ts";
import { findPost, reelOf, takePost } from "#lib/services/posts/read.ts";
import { renderReelPost } from "./render-reel.ts";

/** Renders a post's video again after an edit. A further edit meanwhile has a job of its own, which ends it. */
export async function renderPost(runtime: Runtime, postId: string, signal: AbortSignal): Promise<void> {
  const { db } = runtime;
  const found = await db.post.findUnique({ where: { id: postId }, select: { workspaceId: true } });
  if (!found) return;
  // The post's own row says whose it is: a job has no caller to say so.
  const workspaceId = found.workspaceId as WorkspaceId;
  const post = await findPost(db, workspaceId, postId);
  const reel = reelOf(post);
  if (!reel || !post.isStale) return;
  const { cover, video } = await renderReelPost(runtime, post, reel, signal);
  await db.$transaction(async (tx) => {
    const current = await takePost(tx, workspaceId, postId);
    if (JSON.stringify(reelOf(current)) !== JSON.stringify(reel)) return;
    const owner = { workspaceId, projectId: post.projectId, postId, purpose: "render" };
    await replacePostFiles(tx, owner, [video, cover]);
    await tx.post.update({
      where: { id: postId },
      data: {
        media: [{ key: video.key, type: "video" }],
        coverKey: cover.key,
        isStale: false,
        version: { increment: 1 },
      },
    });
  });
}
