import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { move } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { valueText } from "#lib/domain/slide.ts";
import { auditName, recordAudit } from "#lib/services/audit/record.ts";
import { noteEvent, type Snapshot } from "#lib/services/publications/record.ts";
import { type PostRow, takePost } from "./read.ts";
import { requireFit } from "./require-fit.ts";
import { saveState } from "./save-post.ts";
import { asJson } from "./update-post.ts";

export const publishPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const found = await takePost(tx, context.workspaceId, id);
    const post = await beginPublication(tx, found, { now: context.now(), event: "asked" });
    await recordAudit(tx, context, "post.published", post.id, { name: auditName(post.theme) });
    return post;
  });

/** Sends a post on its way: from here on it has a publication on record, which always has a next run. */
export async function beginPublication(
  tx: Tx,
  post: PostRow,
  { event, now }: { now: Date; event: "asked" | "due" },
): Promise<PostRow> {
  const moved = move("publish", post);
  await requireFit(tx, post);
  if (post.media.length === 0) throw new Refusal("post_without_content");
  if (!post.social || post.social.brokenReason) throw new Refusal("social_not_connected");
  const { id: postId } = post;
  const { accountId } = post.social;
  const known = await tx.publication.findUnique({ where: { postId } });
  // A try whose fate is not known is settled first, with the container that it used.
  const isOpen = known?.publishSentAt && !known.mediaId && known.accountId === accountId;
  const fresh = {
    step: isOpen ? "reconciling" : "prepared",
    accountId,
    startedAt: now,
    finishedAt: null,
    leaseUntil: null,
    nextRunAt: now,
    lastError: Prisma.DbNull,
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
  await noteEvent(tx, postId, event, now);
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
