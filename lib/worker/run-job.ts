import type { JobWithMetadata } from "pg-boss";
import { claimJob, putOffJob } from "#lib/db/job-claims.ts";
import { isJobName, kindOf, queuedJob } from "#lib/db/jobs.ts";
import { handle } from "./handlers.ts";
import { measureJob } from "#lib/metrics/measures.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { inSpan } from "#lib/traces/spans.ts";

/** Runs one try of a job: resolves when it is done or handed back, throws when it failed. */
export async function runJob(job: JobWithMetadata<unknown>, runtime: Runtime, workerId: string, stopping: AbortSignal) {
  const { db } = runtime;
  const { job: name = "unknown", payload, trace } = queuedJob.safeParse(job.data).data ?? {};
  const log = runtime.log.child({ ...subjectOf(payload), job: name, jobId: job.id, try: job.retryCount + 1 });
  if (!(await claimJob(db, job, workerId))) return;

  const isLast = job.retryCount >= job.retryLimit;
  // Each time that it is put off, its limit grows with its count.
  const putOff = isJobName(name) ? job.retryLimit - kindOf(name).retryLimit : 0;
  const started = performance.now();
  try {
    stopping.throwIfAborted();
    const signal = AbortSignal.any([job.signal, stopping]);
    const handled = inSpan({ name, kind: "consumer", parent: trace, attributes: { "pauta.job": job.id } }, () =>
      handle(job.data, { ...runtime, log }, { signal, isLast, job, retries: job.retryCount - putOff }),
    );
    await orAbort(stopping, handled);
    const tookMs = performance.now() - started;
    measureJob(tookMs / 1000, isJobName(name) ? name : "unknown", "done");
    log.info({ durationMs: Math.round(tookMs) }, "job done");
  } catch (error) {
    if (stopping.aborted) {
      await putOffJob(db, job);
      log.info("job handed back");
      return;
    }
    measureJob((performance.now() - started) / 1000, isJobName(name) ? name : "unknown", isLast ? "dead" : "failed");
    log[isLast ? "error" : "warn"]({ err: error }, isLast ? "job dead" : "job failed, will be retried");
    throw error;
  }
}

/** What a job is about: the ids in its payload, and nothing of what it says. */
const subjectOf = (payload: unknown): object =>
  Object.fromEntries(
    Object.entries(payload ?? {}).filter(([name, value]) => name.endsWith("Id") && typeof value === "string"),
  );

/** A handler that does not listen to its signal is left behind, for the process is about to end. */
function orAbort(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener("abort", abort));
}
