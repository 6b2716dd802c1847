import type { Context } from "#lib/runtime/context.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import type { StepName } from "#lib/domain/step.ts";
import { can } from "#lib/domain/post.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";

/** What the app shows of a post beside its content: where it came from, how far it is, why it failed. */
export async function readPostDetail(context: Context, id: string) {
  const post = await findPost(context, id);
  const [generation, publication, run] = await Promise.all([
    context.db.generation.findUnique({ where: { postId: post.id } }),
    context.db.publication.findUnique({ where: { postId: post.id }, select: { permalink: true } }),
    context.db.autopilotRun.findUnique({ where: { postId: post.id }, select: { reason: true } }),
  ]);
  return {
    post,
    failure: post.failureReason,
    canRetry: can("retry", post),
    making: generation && { ...generation, ...stepsOf(post, generation.step) },
    written: generation?.writer ? { writer: generation.writer, matter: generation.matter } : null,
    permalink: publication?.permalink ?? null,
    reason: run?.reason ?? null,
  };
}

/** Without a link there is none to read. */
function stepsOf({ format, link }: { format: Format; link: string | null }, step: StepName | null) {
  const steps = FORMAT_RULES[format].steps.filter((name) => name !== "research" || link !== null);
  return { steps, step: step === null || steps.includes(step) ? step : (steps[0] ?? null) };
}
