import type { Runtime } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import type { Spent } from "#lib/ports/use.ts";

/** Whose a call is: of a post, or of a project without one. */
export interface Whose {
  readonly workspaceId: string;
  readonly projectId: string | null;
  readonly postId: string | null;
}

/** Keeps what calls took, whatever became of what they were for. */
export async function recordUsage(
  { db, now }: Pick<Runtime, "db" | "now">,
  whose: Whose,
  calls: readonly Spent[],
): Promise<void> {
  if (calls.length === 0) return;
  const at = now();
  const { postId, projectId, workspaceId } = whose;
  const data = calls.map(({ durationMs, ...call }) => ({
    ...call,
    id: newId("use"),
    workspaceId,
    projectId,
    postId,
    durationMs: Math.round(durationMs),
    at,
  }));
  await db.usageEntry.createMany({ data });
}
