import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { newId } from "#lib/db/id.ts";
import { LANES, type Lane } from "#lib/db/jobs.ts";
import { startTicks } from "./ticks.ts";
import { startPublisher } from "./publisher.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { startRescue } from "./rescue.ts";
import { runJob } from "./run-job.ts";

export const QUICK_CONCURRENCY = 8;
// They wait for a provider, and ask the database for little.
const PATIENT_CONCURRENCY = 16;

// A running job may end by itself within the first; with the second, a stop takes less than ten seconds.
const GRACE_MS = 1500;
const HAND_BACK_MS = 5000;

const COMPLAIN_MS = 10_000;

// A new job wakes a slot at once; the polls are for jobs that become due.
const POLLING = { includeMetadata: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;

interface WorkerOptions {
  databaseUrl: string;
  /** heavy jobs at once */
  concurrency: number;
}

/** Takes jobs until it is stopped. */
export async function startWorker(runtime: Runtime, { databaseUrl, concurrency }: WorkerOptions) {
  const workerId = newId("worker");
  const log = runtime.log.child({ workerId });
  const stopping = new AbortController();

  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 5,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  let complainedAt = 0;
  boss.on("error", ({ message }) => {
    // Each slot says it each second for as long as the database is away.
    if (Date.now() - complainedAt < COMPLAIN_MS) return;
    complainedAt = Date.now();
    log.warn({ reason: message }, "the queue does not answer");
  });
  boss.on("warning", ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  const rescue = await startRescue({ ...runtime, log }, { boss, databaseUrl, workerId });
  const heartbeat = await startHeartbeat({ ...runtime, log }, workerId);

  const slots: Record<Lane, number> = {
    quick: QUICK_CONCURRENCY,
    heavy: concurrency,
    patient: PATIENT_CONCURRENCY,
  };
  for (const lane of LANES.flatMap((name) => Array.from({ length: slots[name] }, () => name))) {
    const slot = await boss.work(lane, POLLING, async ([job]) => {
      // The next fetch follows at once: where one job was there may be more.
      boss.notifyWorker(slot);
      if (job) await runJob(job, { ...runtime, log }, workerId, stopping.signal);
    });
  }
  const ticks = startTicks({ ...runtime, log }, stopping.signal);
  const publisher = startPublisher({ ...runtime, log }, workerId, stopping.signal);
  log.info({ concurrency }, "worker started");

  async function stop() {
    const idle = Promise.all(LANES.map((lane) => boss.offWork(lane, { wait: true })));
    await Promise.race([idle, sleep(GRACE_MS)]);
    stopping.abort(new Error("The worker stops"));
    await Promise.race([idle, sleep(HAND_BACK_MS)]);
    await Promise.all([ticks, publisher]);
    await boss.stop({ graceful: false });
    await heartbeat.close();
    await rescue.close();
    log.info("worker stopped");
  }

  return { workerId, stop };
}
