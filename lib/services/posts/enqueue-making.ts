import { enqueueAll, type Lane } from "#lib/db/jobs.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { BUDGET_SECONDS, makingPriority } from "#lib/domain/generation.ts";
import { STEP_PARTS } from "#lib/domain/step.ts";
import type { PostRow } from "./read-posts.ts";
import type { Makers } from "#lib/ports/makers.ts";
import type { Context, SystemContext } from "#lib/runtime/context.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";

interface Asked {
  readonly id: string;
  readonly format: Format;
  readonly origin: PostRow["origin"];
}

/** Sends a post to be made, in the transaction of what asks for it. */
export async function enqueueMaking(
  within: SystemContext,
  post: Asked & { readonly workspaceId: string },
  isBuiltIn = false,
): Promise<void> {
  const makers = isBuiltIn ? within.ports.builtIn : await makersOf(within, post.workspaceId);
  await enqueueAll(within.db, "generate-post", [makingJob(post, firstLane(makers, post.format))]);
}

/** The same for many of one workspace. */
export async function enqueueMakings(within: Context, posts: readonly Asked[], isAwaited: boolean): Promise<void> {
  const makers = await makersOf(within, within.workspaceId);
  const jobs = posts.map((post) => makingJob(post, firstLane(makers, post.format), isAwaited));
  await enqueueAll(within.db, "generate-post", jobs);
}

/** One making, as it waits in a lane. */
export const makingJob = ({ format, id, origin }: Asked, lane: Lane, isAwaited = origin !== "autopilot") => ({
  payload: { postId: id },
  lane,
  timeoutSeconds: BUDGET_SECONDS[format],
  priority: makingPriority(format, isAwaited),
});

/** Where a model makes a part of it, a post begins among those that wait. */
function firstLane(makers: Makers, format: Format): Lane {
  const parts = FORMAT_RULES[format].steps.flatMap((step) => STEP_PARTS[step] ?? []);
  return parts.some((part) => makers[part].isModel) ? "patient" : "heavy";
}
