import type { FailureCode } from "#lib/domain/failure.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { type News, tell } from "#lib/services/notices/tell.ts";

interface Failed {
  id: string;
  workspaceId: string;
  projectId: string;
  /** before it failed, or after: another time has another */
  version: number;
  reason: FailureCode;
}

/** People hear of posts that were not made or did not go out, each time once. */
export const tellFailed = (within: SystemContext, ...posts: readonly Failed[]): Promise<void> =>
  tell(
    within,
    ...posts.map(({ id, projectId, reason, version, workspaceId }): News => ({
      kind: reason === "missed" ? "post_missed" : "post_failed",
      workspaceId,
      projectId,
      postId: id,
      about: `${id} ${version}`,
      detail: { reason },
    })),
  );
