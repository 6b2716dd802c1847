import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { LANES } from "#lib/db/jobs.ts";
import { tellFailed } from "#lib/services/posts/tell-failed.ts";

/**
 * A post whose job is gone for good (its workers died, or its time was over) is told as failed, and can be tried
 * again. A job is written with its post and is done after it, so one without the other is stuck from the first look;
 * the copy that is kept among the dead does nothing.
 */
export const failStuck = (runtime: Runtime): Promise<number> =>
  openSystem(runtime).transaction(async (within) => {
    const { db, now } = within;
    const stuck = await db.$queryRaw<{ id: string; workspaceId: string; projectId: string; version: number }[]>`
    WITH stuck AS (
      UPDATE "Post" SET "status" = 'failed', "failureReason" = 'timed_out', "version" = "version" + 1
      WHERE "status" IN ('queued', 'generating') AND NOT EXISTS (
        SELECT FROM pgboss.job WHERE name = ANY(${LANES}) AND state < 'completed' AND data->>'job' = 'generate-post'
          AND data->'payload'->>'postId' = "Post"."id"
      ) RETURNING "id", "workspaceId", "projectId", "version"
    ), ended AS (
      UPDATE "Generation" SET "finishedAt" = ${now()} FROM stuck WHERE "postId" = stuck."id"
    )
    SELECT * FROM stuck`;
    await tellFailed(within, ...stuck.map((post) => ({ ...post, reason: "timed_out" as const })));
    return stuck.length;
  });
