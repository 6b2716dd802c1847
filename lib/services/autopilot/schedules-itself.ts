import type { Context } from "#lib/runtime/context.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";

/** Whether a post that was just made goes to its slot without being asked; else it waits as a draft, its date a proposal. */
export async function schedulesItself(
  { db }: Pick<Context, "db">,
  { origin, projectId, scheduledFor }: PostRow,
): Promise<boolean> {
  if (origin !== "autopilot" || !scheduledFor) return false;
  const autopilot = await db.autopilot.findUnique({ where: { projectId } });
  return autopilot !== null && autopilot.enabled && !autopilot.requiresApproval;
}
