import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime } from "#lib/runtime/context.ts";
import { claimPublications } from "#lib/services/publications/publication-row.ts";
import { carryOn } from "#lib/services/publications/run-publication.ts";

// A run mostly waits for the network, so that a worker holds many of them.
const RUNS_MAX = 64;
const PER_ACCOUNT = 4;
const LOOK_MS = 200;

/** Carries publications on for as long as the worker lives, many at once and few of each account. */
export async function startPublisher(runtime: Runtime, workerId: string, signal: AbortSignal): Promise<void> {
  const { log } = runtime;
  const running = new Set<Promise<void>>();
  while (!signal.aborted) {
    const wanted = { limit: RUNS_MAX - running.size, perAccount: PER_ACCOUNT, workerId };
    const claimed = await claimPublications(runtime, wanted).catch((error: unknown) => {
      log.warn({ err: error }, "no look after publications: the database does not answer");
      return [];
    });
    for (const one of claimed) {
      const { postId } = one;
      const run = carryOn(runtime, one, signal)
        .catch((error: unknown) => log.error({ err: error, postId }, "a publication stumbled, and will go on"))
        .finally(() => running.delete(run));
      running.add(run);
    }
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running);
}
