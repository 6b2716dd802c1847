import type { Client } from "pg";
import type { Db } from "./client.ts";
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

/** Writes who runs the job into its group, which nothing else uses; false when the try is no longer ours. */
export async function claimJob(db: Db, { id, name, retryCount }: JobAttempt, workerId: string): Promise<boolean> {
  const claimed = await db.$executeRaw`
    UPDATE pgboss.job SET group_id = ${workerId}
    WHERE name = ${name} AND id = ${id}::uuid AND retry_count = ${retryCount} AND state = 'active'`;
  return claimed === 1;
}

/** Puts a job that did nothing wrong back at once; the try does not count. */
export async function handBackJob(db: Db, { id, name, retryCount }: JobAttempt): Promise<void> {
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_limit = retry_limit + 1, heartbeat_on = NULL
    WHERE name = ${name} AND id = ${id}::uuid AND retry_count = ${retryCount} AND state = 'active'`;
}

/** Running jobs whose worker is no longer there. */
export async function findLostJobs(session: Client): Promise<LostJob[]> {
  const { rows } = await session.query<LostJob>(
    `SELECT id, name, retry_count AS "retryCount", retry_count >= retry_limit AS "isLast" FROM pgboss.job
     WHERE name = ANY($1) AND state = 'active' AND group_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = $2::bigint::oid AND objid = (hashtext(group_id)::bigint & 4294967295)::oid)`,
    [LANES, PRESENCE],
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
