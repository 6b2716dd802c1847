import { openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { LATE_MAX_MS } from "#lib/domain/post.ts";
import { move } from "#lib/domain/post-moves.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { beginPublications, checkReady } from "#lib/services/posts/publish-post.ts";
import { findPostsForUpdate, type PostRow } from "#lib/services/posts/read-posts.ts";
import { tellFailed } from "#lib/services/posts/tell-failed.ts";
import { findFiles, unfitness } from "#lib/services/posts/require-fit.ts";

const AT_ONCE = 200;

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
  const { log, now } = runtime;
  const system = openSystem(runtime);
  let due: string[] = [];
  try {
    await system.transaction(async (within) => {
      due = await takeDue(within, now(), AT_ONCE);
      await publishAll(within, due, now());
    });
    return due.length;
  } catch (error) {
    if (due.length === 0) throw error;
  }
  for (const id of due) {
    await system
      .transaction(async (within) => publishAll(within, await takeDue(within, now(), 1, id), now()))
      .catch((error: unknown) => log.warn({ err: error, postId: id }, "a post could not be sent on its way"));
  }
  return 0;
}

/** Locked for whoever comes first; the others take the ones after them. */
async function takeDue({ db }: Pick<SystemContext, "db">, at: Date, limit: number, only?: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Post"
    WHERE "status" = 'scheduled' AND "scheduledFor" <= ${at} ${only ? Prisma.sql`AND "id" = ${only}` : Prisma.empty}
    ORDER BY "scheduledFor" LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

async function publishAll(within: SystemContext, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const posts = await findPostsForUpdate(within, ids);
  const filesOf = await findFiles(within, posts);
  const failures = new Map(posts.map((post) => [post, failureOf(post, filesOf(post), at)]));
  const ready = posts.filter((post) => failures.get(post) === null);
  await beginPublications(within, ready, { now: at, event: "due" });
  for (const [post, failureReason] of failures) {
    if (!failureReason) continue;
    const { status } = move("fail", post);
    await within.db.post.update({ where: { id: post.id }, data: { status, failureReason, version: { increment: 1 } } });
  }
  const failed = posts.flatMap((post) => {
    const reason = failures.get(post);
    return reason ? [{ ...post, reason }] : [];
  });
  await tellFailed(within, ...failed);
}

/** Why a post that is due cannot go out; null when it can. */
function failureOf(post: PostRow, files: Parameters<typeof unfitness>[1], at: Date): FailureCode | null {
  if (post.scheduledFor && at.getTime() - post.scheduledFor.getTime() > LATE_MAX_MS) return "missed";
  try {
    checkReady(post, files);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return FAILURE_OF[error.reason] ?? unfitness(post, files) ?? "network_refused";
  }
}
