import type { Runtime } from "#lib/context.ts";
import type { JobName, JobPayload } from "#lib/db/jobs.ts";

export interface JobContext extends Runtime {
  /** aborted when the job's time is over, when another worker has it, or when this one stops */
  readonly signal: AbortSignal;
  /** after this one fails the job is dead */
  readonly isLastTry: boolean;
}

/** May run twice for one job, when the first was killed after its effect: the effect has a key of its own. */
export type Handler<N extends JobName> = (payload: JobPayload<N>, ctx: JobContext) => Promise<void>;
