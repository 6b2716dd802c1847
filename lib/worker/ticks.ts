import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime } from "#lib/runtime/context.ts";
import { generateDue } from "#lib/services/autopilot/generate-due.ts";
import { tellBlocked } from "#lib/services/autopilot/tell-blocked.ts";
import { mailNotices } from "#lib/services/notices/mail-notices.ts";
import { planDue } from "#lib/services/autopilot/plan-due.ts";
import { billDue } from "#lib/services/billing/bill-due.ts";
import { reportDue } from "#lib/services/autopilot/report-due.ts";
import { failStuck } from "#lib/services/generation/fail-stuck.ts";
import { removeLeftFolders } from "#lib/services/media/with-folder.ts";
import { interruptLost } from "#lib/services/radar/interrupt-lost.ts";
import { commentDue } from "#lib/services/publications/comment-due.ts";
import { findLinks } from "#lib/services/publications/find-links.ts";
import { measureDue } from "#lib/services/publications/measure-due.ts";
import { keepConnections } from "#lib/services/social/keep-connections.ts";
import { publishDue } from "#lib/services/publications/publish-due.ts";

interface Tick {
  /** what its lines in the log are about */
  readonly name: string;
  readonly everyMs: number;
  readonly run: (runtime: Runtime) => Promise<number>;
}

/** What workers do at intervals, without a job. Any number of workers may do it. */
const TICKS: readonly Tick[] = [
  { name: "publish-due", everyMs: 500, run: publishDue },
  { name: "plan-due", everyMs: 2000, run: planDue },
  { name: "generate-due", everyMs: 2000, run: generateDue },
  { name: "report-due", everyMs: 10_000, run: reportDue },
  { name: "measure-due", everyMs: 5000, run: measureDue },
  { name: "comment-due", everyMs: 1000, run: commentDue },
  { name: "find-links", everyMs: 5000, run: findLinks },
  { name: "fail-stuck", everyMs: 5000, run: failStuck },
  { name: "bill-due", everyMs: 10_000, run: billDue },
  { name: "mail-notices", everyMs: 5000, run: mailNotices },
  { name: "tell-blocked", everyMs: 60_000, run: tellBlocked },
  { name: "keep-connections", everyMs: 60_000, run: keepConnections },
  { name: "remove-left-folders", everyMs: 60_000, run: removeLeftFolders },
  { name: "interrupt-lost", everyMs: 60_000, run: interruptLost },
];

/** Runs for as long as the worker lives. */
export async function startTicks(runtime: Runtime, signal: AbortSignal): Promise<void> {
  await Promise.all(
    TICKS.map(async ({ everyMs, name, run }) => {
      const log = runtime.log.child({ tick: name });
      while (!signal.aborted) {
        await run({ ...runtime, log }).catch((error: unknown) =>
          log.warn({ err: error }, "what is due could not be done"),
        );
        await sleep(everyMs, undefined, { signal }).catch(() => {});
      }
    }),
  );
}
