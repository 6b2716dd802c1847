import pino from "pino";
import { choosePorts } from "#lib/adapters/choose.ts";
import { openDatabase } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { QUICK_CONCURRENCY, startWorker } from "./start-worker.ts";

// Without its database a worker cannot hand anything back: others find its jobs.
const STOP_LIMIT_MS = 9000;

const databaseUrl = env.DATABASE_URL;
if (!databaseUrl) {
  console.error("Configuration: DATABASE_URL: the launcher gives it, or you do");
  process.exit(1);
}

const db = openDatabase(databaseUrl, { poolSize: QUICK_CONCURRENCY + env.WORKER_CONCURRENCY + 2 });
const log = pino({ level: env.LOG_LEVEL, name: "worker" });
const runtime = { db, log, ports: choosePorts(env, db), now: () => new Date() };
const worker = await startWorker(runtime, { databaseUrl, concurrency: env.WORKER_CONCURRENCY });

let stopped: Promise<void> | undefined;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopped ??= worker.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the worker did not stop cleanly");
        process.exit(1);
      },
    );
  });
}
