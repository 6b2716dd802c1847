import type { Runtime, WorkspaceId } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { move } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { beginPublication } from "#lib/services/posts/publish-post.ts";
import { findPost, type PostRow } from "#lib/services/posts/read.ts";
import { unfitness } from "#lib/services/posts/require-fit.ts";

/** A post that was due while nobody could publish it goes out at most this late: never a burst of stale ones. */
const LATE_MAX_MS = 2 * 60 * 60_000;
const AT_ONCE = 50;

const FAILURE_OF: Partial<Record<string, FailureCode>> = {
  social_not_connected: "not_connected",
  post_without_content: "writing_failed",
};

/** Sends every scheduled post whose time has come on its way; how many there were. */
export async function publishDue(runtime: Runtime): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await publishBatch(runtime);
    total += count;
    if (count < AT_ONCE) return total;
  }
}

/** Many in one transaction, for speed. When one of them spoils it, each is tried by itself. */
async function publishBatch(runtime: Runtime): Promise<number> {
  const { db, log, now } = runtime;
  let due: Due[] = [];
  const publishAll = (tx: Tx, posts: Due[]) => publishEach(tx, posts, now());
  try {
    await db.$transaction(async (tx) => publishAll(tx, (due = await takeDue(tx, now(), AT_ONCE))));
    return due.length;
  } catch (error) {
    if (due.length === 0) throw error;
  }
  for (const one of due) {
    await db
      .$transaction(async (tx) => publishAll(tx, await takeDue(tx, now(), 1, one.id)))
      .catch((error: unknown) => log.warn({ err: error, postId: one.id }, "a post could not be sent on its way"));
  }
  return 0;
}

interface Due {
  readonly id: string;
  readonly workspaceId: WorkspaceId;
}

/** Locked for whoever comes first; the others take the ones after them. */
const takeDue = (tx: Tx, at: Date, limit: number, only?: string): Promise<Due[]> => tx.$queryRaw<Due[]>`
  SELECT "id", "workspaceId" FROM "Post"
  WHERE "status" = 'scheduled' AND "scheduledFor" <= ${at} ${only ? Prisma.sql`AND "id" = ${only}` : Prisma.empty}
  ORDER BY "scheduledFor" LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

async function publishEach(tx: Tx, due: readonly Due[], at: Date): Promise<void> {
  for (const { id, workspaceId } of due) await publishOne(tx, await findPost(tx, workspaceId, id), at);
}

async function publishOne(tx: Tx, post: PostRow, at: Date): Promise<void> {
  const fail = (failureReason: FailureCode) =>
    tx.post.update({
      where: { id: post.id },
      data: { status: move("fail", post).status, failureReason, version: { increment: 1 } },
    });
  if (post.scheduledFor && at.getTime() - post.scheduledFor.getTime() > LATE_MAX_MS) {
    await fail("missed");
    return;
  }
  try {
    await beginPublication(tx, post, { now: at, event: "due" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await fail(FAILURE_OF[error.reason] ?? (await unfitness(tx, post)) ?? "network_refused");
  }
}
