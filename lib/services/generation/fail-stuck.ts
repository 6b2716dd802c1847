import type { Runtime } from "#lib/context.ts";

const STUCK_AFTER_MS = 30 * 60_000;

/** A post whose job is gone for good (its worker died at the last try) is told as failed, and can be tried again. */
export async function failStuck({ db, now }: Runtime): Promise<number> {
  const before = new Date(now().getTime() - STUCK_AFTER_MS);
  return db.$executeRaw`
    UPDATE "Post" SET "status" = 'failed', "failureReason" = 'timed_out', "version" = "version" + 1
    WHERE "status" IN ('queued', 'generating') AND "id" IN (
      SELECT "postId" FROM "Generation" WHERE "finishedAt" IS NULL AND "enqueuedAt" < ${before}
    ) AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE state < 'completed' AND data->>'job' = 'generate-post'
        AND data->'payload'->>'postId' = "Post"."id"
    )`;
}
