import type { Context } from "#lib/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { move } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { NETWORK_SLIDES_MAX } from "#lib/domain/slide.ts";
import { type PostRow, takePost } from "./read.ts";
import { saveState } from "./save-post.ts";

/** Sends a post on its way: from here on it has a publication on record, which a job carries out. */
export const publishPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    const moved = move("publish", post);
    if (post.slides.length > NETWORK_SLIDES_MAX) {
      throw new Refusal("post_unfit_for_network", { detail: `no máximo ${NETWORK_SLIDES_MAX} slides` });
    }
    if (post.media.length === 0) throw new Refusal("post_without_content");
    if (!post.social || post.social.brokenReason) throw new Refusal("social_not_connected");
    const now = context.now();
    const snapshot = { caption: post.textContent ?? "", media: post.media.map(({ key, type }) => ({ key, type })) };
    await tx.publication.upsert({
      where: { postId: post.id },
      create: { postId: post.id, step: "prepared", snapshot, startedAt: now, nextRunAt: now },
      update: { snapshot, finishedAt: null, nextRunAt: now },
    });
    await enqueue(tx, "publish-post", { postId: post.id });
    return saveState(tx, post, moved);
  });
