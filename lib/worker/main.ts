import { createRuntime } from "#lib/runtime/boot.ts";
import { env } from "#lib/runtime/env.ts";
import { openMetrics } from "#lib/metrics/listener.ts";
import { startTraces } from "#lib/traces/spans.ts";
import { isReady, openGauges } from "#lib/services/operation/gauges.ts";
import { QUICK_CONCURRENCY, startWorker } from "./start-worker.ts";

// Without its database a worker cannot hand anything back: others find its jobs.
const STOP_LIMIT_MS = 9000;

const runtime = createRuntime({ poolSize: QUICK_CONCURRENCY + env.WORKER_CONCURRENCY + 10 });
const { log } = runtime;
const stopTraces = await startTraces("worker", env, log);
const worker = await startWorker(runtime, {
  databaseUrl: env.DATABASE_URL ?? "",
  concurrency: env.WORKER_CONCURRENCY,
});

if (env.METRICS_PORT !== undefined) {
  const parts = { gauges: openGauges(runtime), isReady: () => isReady(runtime), log };
  openMetrics({ ...parts, host: env.METRICS_HOST, port: env.METRICS_PORT });
}

let stopped: Promise<void> | undefined;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stopped ??= worker
      .stop()
      .finally(stopTraces)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, "the worker did not stop cleanly");
          process.exit(1);
        },
      );
  });
}
