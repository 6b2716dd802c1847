import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { move } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { NETWORK_SLIDES_MAX, valueText } from "#lib/domain/slide.ts";
import { auditName, recordAudit } from "#lib/services/audit/record.ts";
import type { Snapshot } from "#lib/services/publications/record.ts";
import { type PostRow, takePost } from "./read.ts";
import { saveState } from "./save-post.ts";
import { asJson } from "./update-post.ts";

export const publishPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await beginPublication(tx, await takePost(tx, context.workspaceId, id), context.now());
    await recordAudit(tx, context, "post.published", post.id, { name: auditName(post.theme) });
    return post;
  });

/** Sends a post on its way: from here on it has a publication on record, which a job carries out. */
export async function beginPublication(tx: Tx, post: PostRow, now: Date): Promise<PostRow> {
  const moved = move("publish", post);
  if (post.slides.length > NETWORK_SLIDES_MAX) {
    throw new Refusal("post_unfit_for_network", { detail: `no máximo ${NETWORK_SLIDES_MAX} slides` });
  }
  if (post.media.length === 0) throw new Refusal("post_without_content");
  if (!post.social || post.social.brokenReason) throw new Refusal("social_not_connected");
  const { id: postId } = post;
  const known = await tx.publication.findUnique({ where: { postId } });
  // A try whose fate is not known is settled first, with the container that it used.
  const isOpen = known?.publishSentAt && !known.mediaId;
  const fresh = {
    step: isOpen ? "reconciling" : "prepared",
    startedAt: now,
    finishedAt: null,
    leaseUntil: null,
    nextRunAt: now,
    ...(!isOpen && {
      snapshot: asJson(snapshotOf(post)),
      children: [],
      containerId: null,
      publishSentAt: null,
      publishTries: 0,
    }),
  };
  await tx.publication.upsert({
    where: { postId },
    create: { postId, snapshot: asJson(snapshotOf(post)), ...fresh },
    update: fresh,
  });
  await enqueue(tx, "publish-post", { postId });
  return saveState(tx, post, moved);
}

/** What is sent is what the post is now, whatever is changed later. */
export const snapshotOf = ({ coverKey, media, slides, textContent }: PostRow): Snapshot => ({
  caption: textContent ?? "",
  containerTries: 0,
  media: media.map(({ key, type }, index) => ({
    key,
    type,
    coverKey: type === "video" ? coverKey : null,
    altText: Object.values(slides[index]?.fields ?? {})
      .map(valueText)
      .join(". "),
  })),
});
