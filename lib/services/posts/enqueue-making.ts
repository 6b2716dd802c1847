import { enqueue, type Lane } from "#lib/db/jobs.ts";
import { FORMAT_RULES, type Format } from "#lib/domain/format.ts";
import { BUDGET_SECONDS } from "#lib/domain/generation.ts";
import { STEP_PARTS } from "#lib/domain/step.ts";
import type { Makers } from "#lib/ports/makers.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";

interface Asked {
  readonly id: string;
  readonly format: Format;
  readonly workspaceId: string;
}

/** Sends a post to be made, in the transaction of what asks for it. */
export async function enqueueMaking(within: SystemContext, post: Asked, isBuiltIn = false): Promise<void> {
  const makers = isBuiltIn ? within.ports.builtIn : await makersOf(within, post.workspaceId);
  const lane = firstLane(makers, post.format);
  await enqueue(within.db, "generate-post", { postId: post.id }, { lane, timeoutSeconds: BUDGET_SECONDS[post.format] });
}

/** Where a model makes a part of it, a post begins among those that wait. */
function firstLane(makers: Makers, format: Format): Lane {
  const parts = FORMAT_RULES[format].steps.flatMap((step) => STEP_PARTS[step] ?? []);
  return parts.some((part) => makers[part].isModel) ? "patient" : "heavy";
}
