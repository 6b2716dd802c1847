import * as z from "zod";
import type { Db } from "./client.ts";
import { DEAD_QUEUE } from "./job-queues.ts";
import { enqueue, isJobName, JOBS, kindOf, queuedJob } from "./jobs.ts";

interface DeadJob {
  id: string;
  job: string;
  payload: Record<string, unknown>;
  tries: number;
  error: string;
  enqueuedAt: Date;
  diedAt: Date;
}

interface DeadRow {
  id: string;
  data: unknown;
  source_output: unknown;
  source_retry_count: number;
  source_created_on: Date;
  created_on: Date;
}

const LIMIT = 1000;

/** The jobs whose last try failed, newest first. */
export async function listDeadJobs(db: Db): Promise<DeadJob[]> {
  const rows = await db.$queryRaw<DeadRow[]>`
    SELECT id, data, source_output, source_retry_count, source_created_on, created_on FROM pgboss.job
    WHERE name = ${DEAD_QUEUE} AND state < 'active' ORDER BY created_on DESC, id LIMIT ${LIMIT}`;
  return rows.map((row) => {
    const { job, payload } = queuedJob.parse(row.data);
    return {
      id: row.id,
      job,
      payload: withoutHidden(job, payload),
      tries: row.source_retry_count + 1,
      error: errorMessage(row.source_output),
      enqueuedAt: row.source_created_on,
      diedAt: row.created_on,
    };
  });
}

/** Gives a dead job all its tries again, as a new job; null when there is no such dead job. */
export async function retryDeadJob(db: Db, id: string): Promise<{ id: string } | null> {
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ data: unknown }[]>`
      DELETE FROM pgboss.job WHERE name = ${DEAD_QUEUE} AND state < 'active' AND id::text = ${id} RETURNING data`;
    if (!row) return null;
    const { job, payload } = queuedJob.parse(row.data);
    if (!isJobName(job)) throw new Error(`This version has no job named ${job}`);
    return { id: await enqueue(tx, job, JOBS[job].payload.parse(payload)) };
  });
}

function withoutHidden(job: string, payload: unknown): Record<string, unknown> {
  const hidden = isJobName(job) ? kindOf(job).hidden : undefined;
  return Object.fromEntries(Object.entries(payload ?? {}).filter(([field]) => !hidden?.includes(field)));
}

const thrown = z.object({ message: z.string() });
// What pg-boss stores: the error itself, or what it says of a job that it gave up, under `value`.
const output = z.union([thrown, z.object({ value: thrown }).transform(({ value }) => value)]);

function errorMessage(stored: unknown): string {
  return output.safeParse(stored).data?.message ?? "unknown";
}
