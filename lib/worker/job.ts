import type { Logger } from "pino";
import type { Ports } from "#lib/adapters/choose.ts";
import type { Db } from "#lib/db/client.ts";
import type { JobName, JobPayload } from "#lib/db/jobs.ts";

/** What every job of one worker has. */
export interface WorkerRuntime {
  readonly db: Db;
  readonly ports: Ports;
  readonly log: Logger;
  readonly now: () => Date;
}

export interface JobContext extends WorkerRuntime {
  /** aborted when the job's time is over, when another worker has it, or when this one stops */
  readonly signal: AbortSignal;
  /** after this one fails the job is dead */
  readonly isLastTry: boolean;
}

/** May run twice for one job, when the first was killed after its effect: the effect has a key of its own. */
export type Handler<N extends JobName> = (payload: JobPayload<N>, ctx: JobContext) => Promise<void>;
