import type { Context } from "#lib/runtime/context.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";

/** Whether a post that was just made, and of which nobody doubts, goes to its slot without being asked; else it waits as a draft, its date a proposal. */
export async function schedulesItself(
  { db }: Pick<Context, "db">,
  { id, origin, projectId, requiresApproval, scheduledFor }: PostRow,
): Promise<boolean> {
  if (origin !== "autopilot" || !scheduledFor || requiresApproval) return false;
  if ((await db.generation.count({ where: { postId: id, doubts: { isEmpty: false } } })) > 0) return false;
  const autopilot = await db.autopilot.findUnique({ where: { projectId } });
  return autopilot !== null && autopilot.enabled && !autopilot.requiresApproval;
}
