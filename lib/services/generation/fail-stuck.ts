import type { Runtime } from "#lib/runtime/context.ts";
import { JOBS } from "#lib/db/jobs.ts";

/**
 * A post whose job is gone for good (its workers died, or its time was over) is told as failed, and can be tried
 * again. A job is written with its post and is done after it, so one without the other is stuck from the first look;
 * the copy that is kept among the dead does nothing.
 */
export async function failStuck({ db, now }: Runtime): Promise<number> {
  return db.$executeRaw`
    WITH stuck AS (
      UPDATE "Post" SET "status" = 'failed', "failureReason" = 'timed_out', "version" = "version" + 1
      WHERE "status" IN ('queued', 'generating') AND NOT EXISTS (
        SELECT FROM pgboss.job WHERE name = ${JOBS["generate-post"].lane} AND state < 'completed' AND data->>'job' = 'generate-post'
          AND data->'payload'->>'postId' = "Post"."id"
      ) RETURNING "id"
    )
    UPDATE "Generation" SET "finishedAt" = ${now()} FROM stuck WHERE "postId" = stuck."id"`;
}
