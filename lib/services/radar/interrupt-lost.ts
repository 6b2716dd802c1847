import type { Runtime } from "#lib/runtime/context.ts";

const NOTICED_AFTER_MS = 60_000;

/** A run whose job is gone for good (its worker died at the last try) is told as interrupted, and can be started again. */
export async function interruptLost({ db, now }: Runtime): Promise<number> {
  const before = new Date(now().getTime() - NOTICED_AFTER_MS);
  return db.$executeRaw`
    UPDATE "RadarRun" SET "state" = 'interrupted', "error" = 'lost', "endedAt" = ${now()}
    WHERE "state" = 'running' AND "startedAt" < ${before} AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE state < 'completed' AND data->>'job' = 'run-radar'
        AND data->'payload'->>'runId' = "RadarRun"."id"
    )`;
}
