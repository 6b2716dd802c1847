import type { Attempt, Runtime } from "#lib/runtime/context.ts";
import type { JobName, JobPayload } from "#lib/db/jobs.ts";

/** May run twice for one job, when the first was killed after its effect: the effect has a key of its own. */
export type Handler<N extends JobName> = (payload: JobPayload<N>, runtime: Runtime, attempt: Attempt) => Promise<void>;
