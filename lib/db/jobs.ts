import { AsyncLocalStorage } from "node:async_hooks";
import { PgBoss, type SendOptions } from "pg-boss";
import * as z from "zod";
import type { Db, Tx } from "./client.ts";
import { currentTrace } from "#lib/traces/spans.ts";
import { newId } from "./id.ts";

/**
 * A queue that some workers share. `quick` jobs are short; `heavy` ones use the machine, WORKER_CONCURRENCY at once;
 * `patient` ones wait for a provider's model, many at once.
 */
export const LANES = ["quick", "heavy", "patient"] as const;
export type Lane = (typeof LANES)[number];

interface JobKind {
  /** unless who sends it says otherwise */
  lane: Lane;
  payload: z.ZodType<object>;
  /** tries after the first; then the job is dead until an operator retries it */
  retryLimit: number;
  /** doubled at each retry up to the limit, and spread by chance over as much again */
  retryDelaySeconds: number;
  retryDelayLimitSeconds: number;
  timeoutSeconds: number;
  /** higher first within a lane */
  priority: number;
  /** for how long the payload of a finished job is kept */
  keepSeconds: number;
  /** fields of the payload that no operator is shown */
  hidden?: readonly string[];
  /** when it starts by itself, in UTC */
  cron?: string;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Every kind of job. A new one is a row here and its handler's file in lib/worker. */
export const JOBS = {
  "send-mail": {
    lane: "quick",
    payload: z.strictObject({
      id: z.string().default(() => newId("mail")),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
    }),
    retryLimit: 8,
    retryDelaySeconds: 5,
    retryDelayLimitSeconds: 3600,
    timeoutSeconds: 120,
    priority: 20,
    keepSeconds: 60,
    hidden: ["text", "html"],
  },
  "generate-post": {
    lane: "heavy",
    payload: z.strictObject({ postId: z.string() }),
    retryLimit: 3,
    retryDelaySeconds: 2,
    retryDelayLimitSeconds: 30,
    timeoutSeconds: 600,
    priority: 10,
    keepSeconds: DAY_SECONDS,
  },
  "render-post": {
    lane: "heavy",
    payload: z.strictObject({ postId: z.string() }),
    retryLimit: 3,
    retryDelaySeconds: 2,
    retryDelayLimitSeconds: 30,
    timeoutSeconds: 600,
    priority: 15,
    keepSeconds: DAY_SECONDS,
  },
  "record-post": {
    lane: "heavy",
    payload: z.strictObject({ postId: z.string() }),
    retryLimit: 3,
    retryDelaySeconds: 2,
    retryDelayLimitSeconds: 30,
    timeoutSeconds: 600,
    priority: 15,
    keepSeconds: DAY_SECONDS,
  },
  "reimagine-slide": {
    lane: "heavy",
    payload: z.strictObject({ slideId: z.string(), instruction: z.string() }),
    retryLimit: 2,
    retryDelaySeconds: 2,
    retryDelayLimitSeconds: 30,
    timeoutSeconds: 300,
    priority: 15,
    keepSeconds: DAY_SECONDS,
  },
  "speak-sample": {
    lane: "quick",
    payload: z.strictObject({ projectId: z.string(), voice: z.string() }),
    retryLimit: 2,
    retryDelaySeconds: 2,
    retryDelayLimitSeconds: 30,
    timeoutSeconds: 120,
    priority: 20,
    keepSeconds: 60,
  },
  "charge-payment": {
    lane: "quick",
    payload: z.strictObject({ paymentId: z.string() }),
    retryLimit: 12,
    retryDelaySeconds: 10,
    retryDelayLimitSeconds: 3600,
    timeoutSeconds: 120,
    priority: 25,
    keepSeconds: DAY_SECONDS,
  },
  "refund-payment": {
    lane: "quick",
    payload: z.strictObject({ receiptId: z.string() }),
    retryLimit: 20,
    retryDelaySeconds: 10,
    retryDelayLimitSeconds: 3600,
    timeoutSeconds: 120,
    priority: 25,
    keepSeconds: DAY_SECONDS,
  },
  "run-radar": {
    lane: "quick",
    payload: z.strictObject({ runId: z.string() }),
    retryLimit: 4,
    retryDelaySeconds: 2,
    retryDelayLimitSeconds: 30,
    timeoutSeconds: 300,
    priority: 5,
    keepSeconds: DAY_SECONDS,
  },
  sweep: {
    lane: "quick",
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelaySeconds: 60,
    retryDelayLimitSeconds: 600,
    timeoutSeconds: 600,
    priority: 0,
    keepSeconds: DAY_SECONDS,
    cron: "17 * * * *",
  },
  "find-strays": {
    lane: "quick",
    payload: z.strictObject({}),
    retryLimit: 3,
    retryDelaySeconds: 60,
    retryDelayLimitSeconds: 600,
    timeoutSeconds: 3600,
    priority: 0,
    keepSeconds: DAY_SECONDS,
    cron: "41 3 * * *",
  },
} as const satisfies Record<string, JobKind>;

export type JobName = keyof typeof JOBS;
export type JobPayload<N extends JobName> = z.output<(typeof JOBS)[N]["payload"]>;
type JobInput<N extends JobName> = z.input<(typeof JOBS)[N]["payload"]>;

export const isJobName = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** The row of a job without its exact type, for what reads every kind alike. */
export const kindOf = (name: JobName): JobKind => JOBS[name];

/** What a queued row says, and no more than this: the worker parses the payload again. */
export const queuedJob = z.object({ job: z.string(), payload: z.unknown(), trace: z.string().optional() });

/** How pg-boss is told of a kind; also what its cron sends. */
export function sendOptions(name: JobName): SendOptions {
  const kind = kindOf(name);
  return {
    retryLimit: kind.retryLimit,
    retryDelay: kind.retryDelaySeconds,
    retryDelayMax: kind.retryDelayLimitSeconds,
    retryBackoff: true,
    expireInSeconds: kind.timeoutSeconds,
    deleteAfterSeconds: kind.keepSeconds,
    priority: kind.priority,
  };
}

// The sender is never started: it has no connection of its own and asks for each lane once, by whichever
// transaction comes first.
const current = new AsyncLocalStorage<Tx>();
const sender = new PgBoss({
  db: {
    async executeSql(text, values = []) {
      const tx = current.getStore();
      if (!tx) throw new Error("A job is sent within a transaction");
      return { rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values) };
    },
  },
});

interface Sending {
  lane?: Lane;
  runAt?: Date;
  timeoutSeconds?: number;
  priority?: number;
}

/** Writes the job with what causes it: rolled back together, or committed together. */
export async function enqueue<N extends JobName>(
  tx: Tx | Db,
  name: N,
  payload: JobInput<N>,
  sending: Sending = {},
): Promise<string> {
  const [id] = await enqueueAll(tx, name, [{ payload, ...sending }]);
  if (!id) throw new Error(`The job ${name} was not accepted`);
  return id;
}

/** As many at once, in one question a lane. */
export async function enqueueAll<N extends JobName>(
  tx: Tx | Db,
  name: N,
  jobs: readonly ({ payload: JobInput<N> } & Sending)[],
): Promise<string[]> {
  const trace = currentTrace();
  const ids: string[] = [];
  for (const [lane, of] of Map.groupBy(jobs, (job) => job.lane ?? JOBS[name].lane)) {
    const sent = of.map(({ payload, priority, runAt, timeoutSeconds }) => ({
      data: { job: name, payload: JOBS[name].payload.parse(payload), ...(trace !== null && { trace }) },
      ...sendOptions(name),
      ...(runAt && { startAfter: runAt }),
      ...(timeoutSeconds && { expireInSeconds: timeoutSeconds }),
      ...(priority !== undefined && { priority }),
    }));
    ids.push(...((await current.run(tx, () => sender.insert(lane, sent, { returnId: true }))) ?? []));
  }
  return ids;
}
