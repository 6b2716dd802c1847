import type { Runtime, WorkspaceId } from "#lib/context.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { move } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { beginPublication } from "#lib/services/posts/publish-post.ts";
import { takePost } from "#lib/services/posts/read.ts";

/** A post that was due while nobody could publish it goes out at most this late: never a burst of stale ones. */
const LATE_MAX_MS = 2 * 60 * 60_000;
const AT_ONCE = 100;

const FAILURE_OF: Partial<Record<string, FailureCode>> = {
  social_not_connected: "not_connected",
  post_unfit_for_network: "unfit",
  post_without_content: "writing_failed",
  post_already_published: "network_refused",
};

/** Sends every scheduled post whose time has come on its way; how many there were. */
export async function publishDue(runtime: Runtime): Promise<number> {
  const { db, now } = runtime;
  const due = await db.post.findMany({
    where: { status: "scheduled", scheduledFor: { lte: now() } },
    orderBy: { scheduledFor: "asc" },
    take: AT_ONCE,
    select: { id: true, workspaceId: true },
  });
  for (const { id, workspaceId } of due) await publishOne(runtime, workspaceId as WorkspaceId, id);
  return due.length;
}

/** The row's lock lets one worker have it; whoever comes second finds that it is scheduled no more. */
const publishOne = ({ db, now }: Runtime, workspaceId: WorkspaceId, id: string): Promise<void> =>
  db.$transaction(async (tx) => {
    const post = await takePost(tx, workspaceId, id);
    const at = now();
    if (post.status !== "scheduled" || !post.scheduledFor || post.scheduledFor > at) return;
    const fail = (failureReason: FailureCode) =>
      tx.post.update({
        where: { id },
        data: { status: move("fail", post).status, failureReason, version: { increment: 1 } },
      });
    if (at.getTime() - post.scheduledFor.getTime() > LATE_MAX_MS) {
      await fail("missed");
      return;
    }
    try {
      await beginPublication(tx, post, at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await fail(FAILURE_OF[error.reason] ?? "network_refused");
    }
  });
