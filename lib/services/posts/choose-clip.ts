import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { LIBRARY_CLIPS } from "#lib/domain/library.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { opensClip, readEncoder } from "#lib/services/generation/workshop.ts";
import { projectClips } from "#lib/services/library/read.ts";
import { type PostRow, readPost, reelOf, takePost } from "./read.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { asJson, rerender } from "./update-post.ts";

export async function chooseClip(context: Context, id: string, clipId: string): Promise<PostRow> {
  await requireOpened(context, id, clipId);
  return context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    await requireClip(context, tx, post, clipId);
    requireEditable(context, post, "reel");
    const content = { ...reelOf(post), clipId };
    await saveContent(context, tx, post, { content: asJson(content), isStale: true });
    await tx.clipUse.createMany({ data: [{ postId: post.id, clipId }], skipDuplicates: true });
    await rerender(tx, post);
    return { ...post, content };
  });
}

async function requireClip(context: Context, tx: Tx, post: PostRow, clipId: string): Promise<void> {
  const clips = await projectClips(context, tx, post);
  if (!clips.some((clip) => clip.id === clipId)) throw new Refusal("resource_not_found", { field: "clipId" });
}

/** Looks into a clip that a person sent, before the post is held: that takes a moment. */
async function requireOpened(context: Context, id: string, clipId: string): Promise<void> {
  if (LIBRARY_CLIPS.some((shipped) => shipped.id === clipId)) return;
  await requireClip(context, context.db, await readPost(context, id), clipId);
  if (!(await readEncoder(context)).opensUploads) throw new Refusal("clip_not_opened", { field: "clipId" });
  if (!(await opensClip(context, clipId))) throw new Refusal("file_unreadable", { field: "clipId" });
}
