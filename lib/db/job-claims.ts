import type { Client } from "pg";
import type { Db, Tx } from "./client.ts";
import { LANES } from "./jobs.ts";

/** One try of one job: `retryCount` grows with each, so a late answer of an earlier try changes nothing. */
export interface JobAttempt {
  id: string;
  /** the lane */
  name: string;
  retryCount: number;
}

interface LostJob extends JobAttempt {
  isLast: boolean;
}

// The first half of an advisory lock that a worker holds for as long as its process lives.
const PRESENCE = 0x70617574;

/** Postgres lets go of it at the moment the process dies, and not when the process is merely busy. */
export async function showPresence(session: Client, workerId: string): Promise<void> {
  await session.query("SELECT pg_advisory_lock_shared($1, hashtext($2))", [PRESENCE, workerId]);
}

// A worker claims what it took at once: a try that nobody claimed for so long died in between.
const CLAIMED_WITHIN = "10 seconds";

/** Writes who runs which try of the job into its group, which nothing else uses; false when the try is no longer ours. */
export async function claimJob(db: Db, { id, name, retryCount }: JobAttempt, workerId: string): Promise<boolean> {
  const claimed = await db.$executeRaw`
    UPDATE pgboss.job SET group_id = ${`${workerId} ${retryCount}`}
    WHERE name = ${name} AND id = ${id}::uuid AND retry_count = ${retryCount} AND state = 'active'`;
  return claimed === 1;
}

/** Puts a job that did nothing wrong back, to run at once or after a while; the try does not count. */
export async function putOffJob(db: Db | Tx, { id, name, retryCount }: JobAttempt, waitMs = 0): Promise<void> {
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now() + make_interval(secs => ${waitMs / 1000}::float8),
      retry_limit = retry_limit + 1, heartbeat_on = NULL
    WHERE name = ${name} AND id = ${id}::uuid AND retry_count = ${retryCount} AND state = 'active'`;
}

/** Ends a job together with what goes on instead of it: killed right after, it does not run again. */
export async function endJob(tx: Tx, { id, name, retryCount }: JobAttempt): Promise<void> {
  await tx.$executeRaw`
    UPDATE pgboss.job SET state = 'completed', completed_on = now(), heartbeat_on = NULL
    WHERE name = ${name} AND id = ${id}::uuid AND retry_count = ${retryCount} AND state = 'active'`;
}

/** True in SQL for a worker that is no longer there; $1 is PRESENCE. */
const isGone = (workerId: string) => `NOT EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = $1::bigint::oid AND objid = (hashtext(${workerId})::bigint & 4294967295)::oid)`;

/** Running jobs whose worker is no longer there, or died before it could say that it runs them. */
export async function findLostJobs(session: Client): Promise<LostJob[]> {
  const { rows } = await session.query<LostJob>(
    `SELECT id, name, retry_count AS "retryCount", retry_count >= retry_limit AS "isLast"
     FROM pgboss.job, split_part(group_id, ' ', 1) AS worker
     WHERE name = ANY($2) AND state = 'active' AND CASE
       WHEN group_id = concat(worker, ' ', retry_count) THEN ${isGone("worker")}
       ELSE started_on < now() - interval '${CLAIMED_WITHIN}' END`,
    [PRESENCE, LANES],
  );
  return rows;
}

/** Puts a lost job back at once; the try counts, since the job may be what killed its worker. */
export async function requeueLostJob(session: Client, { id, name, retryCount }: JobAttempt): Promise<void> {
  await session.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now(), heartbeat_on = NULL
     WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active'`,
    [name, id, retryCount],
  );
}

/** Ends the leases of dead workers at once: others need not wait for them to lapse. */
export async function freeLostPublications(session: Client, now: Date): Promise<number> {
  const { rowCount } = await session.query(
    `UPDATE "Publication" SET "leaseUntil" = NULL, "leaseOwner" = NULL, "nextRunAt" = $2
     WHERE "nextRunAt" IS NOT NULL AND "leaseOwner" IS NOT NULL AND ${isGone('"leaseOwner"')}`,
    [PRESENCE, now],
  );
  return rowCount ?? 0;
}
