import type { Db } from "#lib/db/client.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { generatePost } from "#lib/services/generation/generate-post.ts";
import { attempt } from "./attempt.ts";

interface Row {
  id: string;
  name: string;
  retryCount: number;
  retries: number;
}

/** Takes a post's next job as a worker does, whenever it is due; null: there is none. */
const takeJob = async (db: Db, postId: string, except: string): Promise<Row | null> => {
  const [row] = await db.$queryRaw<Row[]>`
    UPDATE pgboss.job SET state = 'active', retry_count = retry_count + (state = 'retry')::int
    WHERE state < 'active' AND name NOT IN ('dead', ${except}) AND data->'payload'->>'postId' = ${postId}
    RETURNING id::text, name, retry_count AS "retryCount", retry_count - (retry_limit - 3) AS retries`;
  return row ?? null;
};

/**
 * Makes a post job by job, from lane to lane, until it waits or is done, or is to go on in a lane that is left out; the
 * lanes that it went through.
 */
export async function runJobs(runtime: Runtime, postId: string, { except = "" } = {}): Promise<string[]> {
  const lanes: string[] = [];
  const { db } = runtime;
  for (;;) {
    const job = await takeJob(db, postId, except);
    if (!job) return lanes;
    lanes.push(job.name);
    const retries = Math.max(0, job.retries);
    const failed = await generatePost(runtime, postId, attempt({ job, retries, isLast: retries >= 3 })).then(
      () => false,
      () => true,
    );
    // As the queue does with what threw, and with what did not.
    await db.$executeRaw`
      UPDATE pgboss.job SET state = (CASE WHEN ${failed} THEN 'retry' ELSE 'completed' END)::pgboss.job_state
      WHERE id = ${job.id}::uuid AND state = 'active'`;
    const [left] = await db.$queryRaw<{ waits: boolean }[]>`
      SELECT state = 'retry' AND start_after > now() + interval '20 seconds' AS waits FROM pgboss.job WHERE id = ${job.id}::uuid`;
    if (left?.waits) return lanes;
  }
}
