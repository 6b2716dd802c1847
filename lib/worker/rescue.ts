import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { PgBoss } from "pg-boss";
import type { Runtime } from "#lib/runtime/context.ts";
import {
  findLostJobs,
  freeLostPublications,
  type JobAttempt,
  requeueLostJob,
  showPresence,
} from "#lib/db/job-claims.ts";

const ROUND_MS = 1000;

interface Rescue {
  close(): Promise<void>;
}

/** Shows that this worker lives, and puts back the jobs of workers that no longer do. */
export async function startRescue(
  { log, now }: Pick<Runtime, "log" | "now">,
  { boss, databaseUrl, workerId }: { boss: PgBoss; databaseUrl: string; workerId: string },
): Promise<Rescue> {
  const closing = new AbortController();
  let session: Client | undefined = await connect(databaseUrl, workerId);
  let suspects = new Set<string>();

  // Lost in two rounds running: after a restart of the database its workers have a moment to show up again.
  async function round(client: Client) {
    await freeLostPublications(client, now());
    const lost = await findLostJobs(client);
    for (const job of lost.filter((found) => suspects.has(keyOf(found)))) {
      log.warn({ lane: job.name, jobId: job.id, try: job.retryCount + 1 }, "its worker died: job put back");
      if (job.isLast) await boss.fail(job.name, job, new Error("Its worker died at the last try"));
      else await requeueLostJob(client, job);
    }
    suspects = new Set(lost.map(keyOf));
  }

  async function run() {
    while (!closing.signal.aborted) {
      try {
        session ??= await connect(databaseUrl, workerId);
        await round(session);
      } catch (error) {
        log.warn({ err: error }, "no look after lost jobs: the database does not answer");
        suspects.clear();
        await session?.end().catch(() => undefined);
        session = undefined;
      }
      await sleep(ROUND_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async close() {
      closing.abort();
      await running;
      await session?.end();
    },
  };
}

async function connect(databaseUrl: string, workerId: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  // A lost connection shows at the next query, which fails.
  client.on("error", () => undefined);
  await client.connect();
  await showPresence(client, workerId);
  return client;
}

const keyOf = ({ id, retryCount }: JobAttempt) => `${id}:${retryCount}`;
