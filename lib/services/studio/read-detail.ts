import type { Context } from "#lib/context.ts";
import type { FailureCode } from "#lib/domain/failure.ts";
import { FORMAT_STEPS, type StepName } from "#lib/domain/generation.ts";
import { can } from "#lib/domain/post.ts";
import { readPost } from "#lib/services/posts/read.ts";

/** What the app shows of a post beside its content: where it came from, how far it is, why it failed. */
export async function readPostDetail(context: Context, id: string) {
  const post = await readPost(context, id);
  const [generation, publication, run] = await Promise.all([
    context.db.generation.findUnique({ where: { postId: post.id } }),
    context.db.publication.findUnique({ where: { postId: post.id }, select: { permalink: true } }),
    context.db.autopilotRun.findUnique({ where: { postId: post.id }, select: { reason: true } }),
  ]);
  return {
    post,
    // Both are written from these tables alone.
    failure: post.failureReason as FailureCode | null,
    canRetry: can("retry", post),
    making: generation && {
      ...generation,
      step: generation.step as StepName | null,
      steps: FORMAT_STEPS[post.format],
    },
    permalink: publication?.permalink ?? null,
    reason: run?.reason ?? null,
  };
}
