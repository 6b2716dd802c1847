import type * as z from "zod";
import type { Attempt, Runtime } from "#lib/runtime/context.ts";
import { isJobName, type JobName, JOBS, queuedJob } from "#lib/db/jobs.ts";
import { chargePayment } from "./charge-payment.ts";
import { generatePost } from "./generate-post.ts";
import { findStrays } from "./find-strays.ts";
import { recordPost } from "./record-post.ts";
import { reimagineSlide } from "./reimagine-slide.ts";
import { refundPayment } from "./refund-payment.ts";
import { renderPost } from "./render-post.ts";
import { runRadar } from "./run-radar.ts";
import { sendMail } from "./send-mail.ts";
import { speakSample } from "./speak-sample.ts";
import { sweep } from "./sweep.ts";

type Run = (payload: unknown, runtime: Runtime, attempt: Attempt) => Promise<void>;

const HANDLERS: { readonly [N in JobName]: Run } = {
  "send-mail": parsed(JOBS["send-mail"].payload, sendMail),
  "generate-post": parsed(JOBS["generate-post"].payload, generatePost),
  "render-post": parsed(JOBS["render-post"].payload, renderPost),
  "record-post": parsed(JOBS["record-post"].payload, recordPost),
  "reimagine-slide": parsed(JOBS["reimagine-slide"].payload, reimagineSlide),
  "charge-payment": parsed(JOBS["charge-payment"].payload, chargePayment),
  "refund-payment": parsed(JOBS["refund-payment"].payload, refundPayment),
  "run-radar": parsed(JOBS["run-radar"].payload, runRadar),
  "speak-sample": parsed(JOBS["speak-sample"].payload, speakSample),
  sweep: parsed(JOBS.sweep.payload, sweep),
  "find-strays": parsed(JOBS["find-strays"].payload, findStrays),
};

/** Runs what a queued row names. */
export async function handle(data: unknown, runtime: Runtime, attempt: Attempt): Promise<void> {
  const { job, payload } = queuedJob.parse(data);
  // A newer version may have queued it: the retries give its worker time to come.
  if (!isJobName(job)) throw new Error(`This version has no job named ${job}`);
  await HANDLERS[job](payload, runtime, attempt);
}

function parsed<P>(
  schema: z.ZodType<P>,
  handler: (payload: P, runtime: Runtime, attempt: Attempt) => Promise<void>,
): Run {
  return (payload, runtime, attempt) => handler(schema.parse(payload), runtime, attempt);
}
