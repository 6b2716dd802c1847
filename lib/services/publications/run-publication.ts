import { setTimeout as sleep } from "node:timers/promises";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { advancePublication } from "#lib/publishing/advance.ts";
import type { Advance, Publication } from "#lib/publishing/publication.ts";
import { endRun } from "./end-run.ts";
import {
  type Claimed,
  claimPublications,
  LeaseLost,
  noteEvent,
  releaseLease,
  renewLease,
  savePublication,
} from "./publication-row.ts";
import { inSpan } from "#lib/traces/spans.ts";
import { findInputs } from "./find-inputs.ts";

/** A run waits for the network this long and this often at most: then it leaves the post to a later one. */
const INLINE_WAIT_MS = 1000;
const INLINE_WAITS_MAX = 4;
const RENEW_MS = 5000;
const AFTER_ERROR_MS = 30_000;

/** Carries one post's publication on if its next run is due. */
export async function runPublication(runtime: Runtime, postId: string, signal: AbortSignal): Promise<void> {
  const [claimed] = await claimPublications(runtime, { limit: 1, perAccount: Number.MAX_SAFE_INTEGER, postId });
  if (claimed) await carryOn(runtime, claimed, signal);
}

/** Carries a claimed publication on, step by step, until it is over or has to wait. It always has a next run. */
export async function carryOn(runtime: Runtime, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { log, now } = runtime;
  const { postId } = claimed;
  const renewal = setInterval(() => {
    renewLease(runtime, claimed).catch((error: unknown) => log.warn({ err: error, postId }, "a lease was not renewed"));
  }, RENEW_MS);
  try {
    const attributes = { "pauta.post": postId };
    await inSpan({ name: "publish-post", kind: "consumer", parent: claimed.trace, attributes }, () =>
      takeSteps(runtime, claimed, signal),
    );
  } catch (error) {
    clearInterval(renewal);
    if (error instanceof LeaseLost) return;
    const afterMs = signal.aborted ? 0 : AFTER_ERROR_MS;
    await releaseLease(runtime, claimed, new Date(now().getTime() + afterMs));
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function takeSteps(runtime: Runtime, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { now } = runtime;
  const found = await findInputs(runtime, claimed.postId, claimed.publication);
  if ("ended" in found) return endRun(runtime, claimed, found.ended);
  let { publication } = found;
  for (let waits = 0; ;) {
    signal.throwIfAborted();
    const result = await advancePublication(publication, { ...found.inputs, now: now() });
    ({ publication } = result);
    const { event, outcome } = result;
    const waitMs = outcome.next === "later" ? outcome.inMs : 0;
    if (waitMs > 0) waits++;
    // Taken up anew, it goes out as the post is then.
    const goesOn =
      publication.step !== "prepared" &&
      (outcome.next === "now" || (waitMs > 0 && waitMs <= INLINE_WAIT_MS && waits <= INLINE_WAITS_MAX));
    if (!goesOn) return endRun(runtime, claimed, result);
    await keep(runtime, claimed, publication, event);
    if (waitMs > 0) await sleep(waitMs, undefined, { signal });
  }
}

/** What a step learned is stored before the next one is taken. */
async function keep(runtime: Runtime, claimed: Claimed, publication: Publication, event: Advance["event"]) {
  if (!event) return savePublication(runtime, claimed, publication);
  await openSystem(runtime).transaction(async (within) => {
    await savePublication(within, claimed, publication);
    await noteEvent(within, claimed.postId, event, within.now());
  });
}
