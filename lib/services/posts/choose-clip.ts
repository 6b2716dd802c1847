import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { opensClip } from "#lib/services/library/library-files.ts";
import { projectClips } from "#lib/services/library/read-clips-and-tracks.ts";
import { readEncoder } from "#lib/services/media/read-encoder.ts";
import { type PostRow, findPost, reelOf, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { rerender } from "./update-post.ts";

export async function chooseClip(context: Context, id: string, clipId: string): Promise<PostRow> {
  await requireOpened(context, id, clipId);
  return context.transaction(async (within) => {
    const post = await takePost(within, id);
    await requireClip(within, post, clipId);
    requireEditable(within, post, "reel");
    const content = { ...reelOf(post), clipId, photo: null };
    await saveContent(within, post, { content: asJson(content), isStale: true });
    await within.db.clipUse.createMany({ data: [{ postId: post.id, clipId }], skipDuplicates: true });
    await rerender(within, post);
    return { ...post, content };
  });
}

async function requireClip(context: Context, post: PostRow, clipId: string): Promise<void> {
  const clips = await projectClips(context, post);
  if (!clips.some((clip) => clip.id === clipId)) throw new Refusal("resource_not_found", { field: "clipId" });
}

/** Looks into a clip that a person sent, before the post is held: that takes a moment. */
async function requireOpened(context: Context, id: string, clipId: string): Promise<void> {
  if (libraryClips().some((shipped) => shipped.id === clipId)) return;
  const post = await findPost(context, id);
  await requireClip(context, post, clipId);
  if (!(await readEncoder(context)).opensUploads) throw new Refusal("clip_not_opened", { field: "clipId" });
  if (!(await opensClip(context, post.projectId, clipId))) throw new Refusal("file_unreadable", { field: "clipId" });
}
