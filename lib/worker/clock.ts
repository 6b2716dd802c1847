import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime } from "#lib/context.ts";
import { publishDue } from "#lib/services/publications/publish-due.ts";

const EVERY_MS = 500;

/** Asks the database what is due, for as long as the worker lives. Any number of workers may: each post is taken once. */
export async function startClock(runtime: Runtime, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await publishDue(runtime);
    } catch (error) {
      runtime.log.warn({ err: error }, "what is due could not be read");
    }
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
