import { putOffJob } from "#lib/db/job-claims.ts";
import { Failure, type FailureCode } from "#lib/domain/failure.ts";
import { afterFault, afterHold, FAULT_ANSWERS, type Next, ProviderHeld } from "#lib/domain/patience.ts";
import { measureGeneration } from "#lib/metrics/measures.ts";
import { can } from "#lib/domain/post.ts";
import { move } from "#lib/domain/post-moves.ts";
import { ProviderFault } from "#lib/domain/provider.ts";
import { STEP_FAILURES } from "#lib/domain/step.ts";
import { type Attempt, openSystem, type Runtime } from "#lib/runtime/context.ts";
import { type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import { saveState } from "#lib/services/posts/save-post.ts";
import { tellFailed } from "#lib/services/posts/tell-failed.ts";

/** What a post's making does about an error: it is tried again, or waits for the provider, or has failed. */
export async function endGeneration(runtime: Runtime, post: PostRow, error: unknown, attempt: Attempt): Promise<void> {
  const next = await nextAfter(runtime, post, error, attempt);
  const provider = error instanceof ProviderFault || error instanceof ProviderHeld ? error.provider : null;
  if (next.does === "wait") return wait(runtime, post, { provider, until: next.until }, attempt);
  if (next.does === "retry") throw error;
  runtime.log.warn({ err: error, postId: post.id }, "a post could not be made");
  await failGeneration(runtime, post, next.failure, provider);
}

async function nextAfter(
  { db, now }: Runtime,
  { id: postId }: PostRow,
  error: unknown,
  { isLast, retries }: Attempt,
): Promise<Next> {
  if (error instanceof Failure) return { does: "fail", failure: error.code };
  const generation = await db.generation.findUnique({ where: { postId } });
  const tried = { retries, waitingSince: generation?.waitingSince ?? null, now: now() };
  if (error instanceof ProviderHeld) return afterHold(error, tried);
  if (error instanceof ProviderFault) {
    const next = afterFault(error, tried);
    return next.does === "retry" && isLast ? { does: "fail", failure: FAULT_ANSWERS[error.kind].failure } : next;
  }
  // Before the first step nothing was written yet.
  return isLast ? { does: "fail", failure: STEP_FAILURES[generation?.step ?? "writing"] } : { does: "retry" };
}

/** Back in the queue until the provider may be asked again; its try does not count. */
const wait = (
  runtime: Runtime,
  post: PostRow,
  { provider, until }: { provider: string | null; until: Date },
  { job }: Attempt,
): Promise<void> =>
  openSystem(runtime).transaction(async (within) => {
    const { db, now } = within;
    const current = await takePost({ db, workspaceId: post.workspaceId }, post.id);
    if (!can("wait", current)) return;
    await saveState(within, current, move("wait", current));
    const where = { postId: post.id };
    await db.generation.updateMany({ where: { ...where, waitingSince: null }, data: { waitingSince: now() } });
    await db.generation.update({ where, data: { provider, waitsUntil: until } });
    await putOffJob(db, job, until.getTime() - now().getTime());
  });

/** Ends a post's making with a reason that a person understands; what was spent stays spent. */
async function failGeneration(
  runtime: Runtime,
  post: PostRow,
  code: FailureCode,
  provider: string | null,
): Promise<void> {
  await openSystem(runtime).transaction(async (within) => {
    const current = await takePost({ ...within, workspaceId: post.workspaceId }, post.id);
    if (!can("fail", current)) return;
    await saveState(within, { ...current, failureReason: code }, move("fail", current));
    const data = { finishedAt: within.now(), provider, waitsUntil: null };
    const { enqueuedAt } = await within.db.generation.update({ where: { postId: post.id }, data });
    measureGeneration((data.finishedAt.getTime() - enqueuedAt.getTime()) / 1000, current.format, code);
    await tellFailed(within, { ...current, reason: code });
  });
}
