import type { Context } from "#lib/context.ts";
import { LIBRARY_CLIPS } from "#lib/domain/library.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { readEncoder } from "#lib/services/generation/workshop.ts";
import { projectClips } from "#lib/services/library/read.ts";
import { type PostRow, reelOf, takePost } from "./read.ts";
import { requireEditable, saveContent } from "./save-post.ts";
import { asJson, rerender } from "./update-post.ts";

export const chooseClip = (context: Context, id: string, clipId: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    const clips = await projectClips(context, tx, post);
    if (!clips.some((clip) => clip.id === clipId)) throw new Refusal("resource_not_found", { field: "clipId" });
    requireEditable(context, post, "reel");
    const isOurs = LIBRARY_CLIPS.some(({ id: shipped }) => shipped === clipId);
    if (!isOurs && !(await readEncoder(context)).opensUploads)
      throw new Refusal("clip_not_opened", { field: "clipId" });
    const content = { ...reelOf(post), clipId };
    await saveContent(context, tx, post, { content: asJson(content), isStale: true });
    await tx.clipUse.createMany({ data: [{ postId: post.id, clipId }], skipDuplicates: true });
    await rerender(tx, post);
    return { ...post, content };
  });
