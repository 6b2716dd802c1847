import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { publicationSnapshot } from "#lib/db/json/publication.ts";
import { newId } from "#lib/db/id.ts";
import type { NetworkFile } from "#lib/domain/network-rules.ts";
import { move } from "#lib/domain/post-moves.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { requireApprover } from "./approve-post.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { recordAct } from "./record-acts.ts";
import { findFiles, requireFit } from "./require-fit.ts";
import { currentTrace } from "#lib/traces/spans.ts";
import { snapshotOf } from "./snapshot.ts";

export const publishPost = (context: Context, id: string): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    requireApprover(within, post);
    const filesOf = await findFiles(within, [post]);
    checkReady(post, filesOf(post));
    await beginPublications(within, [post], { now: within.now(), event: "asked" });
    await recordAct(within, "post.published", post);
    return { ...post, ...move("publish", post), failureReason: null };
  });

/** Refuses a post that cannot go out as it stands. */
export function checkReady(post: PostRow, files: readonly NetworkFile[]): void {
  move("publish", post);
  requireFit(post, files);
  if (post.media.length === 0) throw new Refusal("post_without_content");
  if (!post.social || post.social.brokenReason) throw new Refusal("social_not_connected");
}

/** Sends posts on their way: from here on each has a publication on record, which always has a next run. */
export async function beginPublications(
  { db }: Pick<Context, "db">,
  posts: readonly PostRow[],
  { event, now }: { now: Date; event: "asked" | "due" },
): Promise<void> {
  if (posts.length === 0) return;
  const ids = posts.map(({ id }) => id);
  const known = await db.publication.findMany({ where: { postId: { in: ids } } });
  const knownOf = new Map(known.map((row) => [row.postId, row]));
  const rows = posts.map((post) => ({ postId: post.id, ...beginning(post, knownOf.get(post.id), now) }));
  await db.publication.createMany({ data: rows.filter(({ postId }) => !knownOf.has(postId)) });
  for (const row of rows.filter(({ postId }) => knownOf.has(postId))) {
    await db.publication.update({ where: { postId: row.postId }, data: row });
  }
  const events = ids.map((postId) => ({ id: newId("event"), postId, kind: event, at: now }));
  await db.publicationEvent.createMany({ data: events });
  await db.post.updateMany({
    where: { id: { in: ids } },
    data: { status: "publishing", failureReason: null, version: { increment: 1 } },
  });
}

type Known = Prisma.PublicationGetPayload<object> | undefined;

/** A try whose fate is not known is settled first, with the container that it used. */
function beginning(post: PostRow, known: Known, now: Date) {
  const accountId = post.social?.accountId ?? null;
  const isOpen = known?.publishSentAt && !known.mediaId && known.accountId === accountId;
  const snapshot = isOpen ? publicationSnapshot.read(known.snapshot, post.id) : snapshotOf(post);
  const anew = { children: [], containerId: null, publishSentAt: null, publishTries: 0 };
  return {
    ...(!isOpen && anew),
    snapshot: asJson(snapshot),
    step: isOpen ? ("reconciling" as const) : ("prepared" as const),
    accountId,
    startedAt: now,
    finishedAt: null,
    leaseUntil: null,
    nextRunAt: now,
    lastError: Prisma.DbNull,
    unfetchedAt: null,
    trace: currentTrace(),
  };
}
