import type { Tx } from "#lib/db/client.ts";
import type { PostRow } from "#lib/services/posts/read.ts";

/** Whether a post that was just made goes to its slot without being asked; else it waits as a draft, its date a proposal. */
export async function schedulesItself(tx: Tx, { origin, projectId, scheduledFor }: PostRow): Promise<boolean> {
  if (origin !== "autopilot" || !scheduledFor) return false;
  const autopilot = await tx.autopilot.findUnique({ where: { projectId } });
  return autopilot !== null && autopilot.enabled && !autopilot.requiresApproval;
}
