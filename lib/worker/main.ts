import { createRuntime } from "#lib/runtime/boot.ts";
import { env } from "#lib/runtime/env.ts";
import { QUICK_CONCURRENCY, startWorker } from "./start-worker.ts";

// Without its database a worker cannot hand anything back: others find its jobs.
const STOP_LIMIT_MS = 9000;

const runtime = createRuntime({ poolSize: QUICK_CONCURRENCY + env.WORKER_CONCURRENCY + 10 });
const { log } = runtime;
const worker = await startWorker(runtime, {
  databaseUrl: env.DATABASE_URL ?? "",
  concurrency: env.WORKER_CONCURRENCY,
});

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
