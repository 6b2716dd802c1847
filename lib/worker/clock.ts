import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime } from "#lib/context.ts";
import { generateDue } from "#lib/services/autopilot/generate-due.ts";
import { planDue } from "#lib/services/autopilot/plan-due.ts";
import { billDue } from "#lib/services/billing/bill-due.ts";
import { reportDue } from "#lib/services/autopilot/report-due.ts";
import { failStuck } from "#lib/services/generation/fail-stuck.ts";
import { removeLeftFolders } from "#lib/services/media/with-folder.ts";
import { interruptLost } from "#lib/services/radar/interrupt-lost.ts";
import { measureDue } from "#lib/services/publications/measure-due.ts";
import { keepConnections } from "#lib/services/social/keep-connections.ts";
import { publishDue } from "#lib/services/publications/publish-due.ts";

/** What is looked after by the clock, and how often. Any number of workers may do it. */
const TICKS: readonly { everyMs: number; run: (runtime: Runtime) => Promise<number> }[] = [
  { everyMs: 500, run: publishDue },
  { everyMs: 2000, run: planDue },
  { everyMs: 2000, run: generateDue },
  { everyMs: 10_000, run: reportDue },
  { everyMs: 5000, run: measureDue },
  { everyMs: 5000, run: failStuck },
  { everyMs: 10_000, run: billDue },
  { everyMs: 60_000, run: keepConnections },
  { everyMs: 60_000, run: removeLeftFolders },
  { everyMs: 60_000, run: interruptLost },
];

/** Runs for as long as the worker lives. */
export async function startClock(runtime: Runtime, signal: AbortSignal): Promise<void> {
  await Promise.all(
    TICKS.map(async ({ everyMs, run }) => {
      while (!signal.aborted) {
        await run(runtime).catch((error: unknown) => runtime.log.warn({ err: error }, "what is due could not be done"));
        await sleep(everyMs, undefined, { signal }).catch(() => {});
      }
    }),
  );
}
