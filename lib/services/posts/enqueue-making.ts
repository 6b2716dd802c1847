import { enqueueAll, type Lane } from "#lib/db/jobs.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { BUDGET_SECONDS } from "#lib/domain/generation.ts";
import { STEP_PARTS } from "#lib/domain/step.ts";
import type { Makers } from "#lib/ports/makers.ts";
import type { Context, SystemContext } from "#lib/runtime/context.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";

interface Asked {
  readonly id: string;
  readonly format: Format;
  readonly workspaceId: string;
}

/** Sends a post to be made, in the transaction of what asks for it. */
export async function enqueueMaking(within: SystemContext, post: Asked, isBuiltIn = false): Promise<void> {
  const makers = isBuiltIn ? within.ports.builtIn : await makersOf(within, post.workspaceId);
  await enqueueAll(within.db, "generate-post", [jobOf(post, makers)]);
}

/** The same for many of one workspace. */
export async function enqueueMakings(within: Context, posts: readonly Omit<Asked, "workspaceId">[]): Promise<void> {
  const makers = await makersOf(within, within.workspaceId);
  await enqueueAll(
    within.db,
    "generate-post",
    posts.map((post) => jobOf(post, makers)),
  );
}

const jobOf = ({ format, id }: Omit<Asked, "workspaceId">, makers: Makers) => ({
  payload: { postId: id },
  lane: firstLane(makers, format),
  timeoutSeconds: BUDGET_SECONDS[format],
});

/** Where a model makes a part of it, a post begins among those that wait. */
function firstLane(makers: Makers, format: Format): Lane {
  const parts = FORMAT_RULES[format].steps.flatMap((step) => STEP_PARTS[step] ?? []);
  return parts.some((part) => makers[part].isModel) ? "patient" : "heavy";
}
