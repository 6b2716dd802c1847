import { fork } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import pino from "pino";
import { choosePorts } from "#lib/adapters/choose.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { openDatabase } from "#lib/db/client.ts";
import { readEnv } from "#lib/runtime/env.ts";
import { generateDue } from "#lib/services/autopilot/generate-due.ts";
import { planDue } from "#lib/services/autopilot/plan-due.ts";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";

// Ten thousand projects of three slots each, planned by four processes at once that all see all of them: each slot's
// day is filled once. Then a tick that finds one project in a hundred due, alone. Exits 1 where that does not hold.

const PROJECTS = Number(process.env["BENCH_PROJECTS"] ?? 10_000);
const WORKSPACES = Math.ceil(PROJECTS / 10);
const WORKERS = 4;
const TICK_MS = 5000;

/** A Friday noon. Slots stand three days, five days, and (of one project in a hundred) a few minutes and a week ahead. */
const NOW = new Date("2026-11-20T12:00:00Z");

const seed = `
  INSERT INTO "Workspace" ("id", "name") SELECT 'ws_' || n, 'Bench' FROM generate_series(1, ${WORKSPACES}) n;
  INSERT INTO "CreditEntry" ("id", "workspaceId", "key", "bucket", "amount", "reason")
    SELECT 'entry_' || n, 'ws_' || n, 'bench:' || n, 'pack', 1000, 'pack' FROM generate_series(1, ${WORKSPACES}) n;
  INSERT INTO "Project" ("id", "workspaceId", "name", "timezone")
    SELECT 'proj_' || n, 'ws_' || (n % ${WORKSPACES} + 1), 'Marca ' || n, 'UTC' FROM generate_series(1, ${PROJECTS}) n;
  INSERT INTO "Brand" ("projectId", "description", "contentPreferences", "imageStyle", "brandColor", "backgroundColor")
    SELECT 'proj_' || n, 'Cafeteria de bairro', 'Preparo, origem e bastidores', 'illustration', '#b4531f', '#f6e7d3'
    FROM generate_series(1, ${PROJECTS}) n;
  INSERT INTO "SocialConnection" ("projectId", "handle", "accountId", "appScopedId", "token", "scopes",
    "tokenIssuedAt", "tokenExpiresAt")
    SELECT 'proj_' || n, 'marca' || n, n::text, n::text, '\\x01', '{}', now(), now() + interval '60 days'
    FROM generate_series(1, ${PROJECTS}) n;
  INSERT INTO "Autopilot" ("projectId", "enabled", "planAt")
    SELECT 'proj_' || n, true, '${NOW.toISOString()}' FROM generate_series(1, ${PROJECTS}) n;
  INSERT INTO "AutopilotSlot" ("id", "projectId", "dayOfWeek", "hour")
    SELECT 'slot_' || n || '_' || k, 'proj_' || n, (ARRAY[0, 2, CASE WHEN n % 100 = 0 THEN 4 ELSE 3 END])[k], 13
    FROM generate_series(1, ${PROJECTS}) n, generate_series(1, 3) k;
  ANALYZE`;

const runtimeOf = (url: string, now: Date): Runtime => {
  const log = pino({ level: "warn" });
  const db = openDatabase(url, { poolSize: 2 });
  // The ticks ask no more of a process than this.
  return { db, log, ports: choosePorts(readEnv({}), db, log), now: () => now } as unknown as Runtime;
};

/** A worker's own process: plans until nothing is due. */
async function work(url: string): Promise<void> {
  const runtime = runtimeOf(url, NOW);
  const planned = await planDue(runtime);
  await runtime.db.$disconnect();
  // The launcher's guard, which it inherits, would keep it waiting for its parent's end.
  process.send?.(planned, () => process.exit(0));
}

async function startWorkers(url: string): Promise<number[]> {
  const children = Array.from({ length: WORKERS }, () => fork(new URL(import.meta.url).pathname, ["worker", url]));
  return Promise.all(
    children.map(async (child) => {
      const [planned] = (await once(child, "message")) as [number];
      await once(child, "exit");
      return planned;
    }),
  );
}

const secondsSince = (startedMs: number) => ((performance.now() - startedMs) / 1000).toFixed(1);

async function bench(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(seed);
    const startedMs = performance.now();
    const shares = await startWorkers(url);
    console.log(
      `${PROJECTS} projects planned by ${WORKERS} processes in ${secondsSince(startedMs)} s: ${shares.join(" + ")} ideas`,
    );
    const { rows } = await client.query<{ runs: number; days: number; ideas: number }>(
      `SELECT count(*)::int AS runs, count(DISTINCT ("slotId", "localDate"))::int AS days,
         (SELECT count(*)::int FROM "Post" WHERE "status" = 'idea') AS ideas FROM "AutopilotRun"`,
    );
    const [{ days, ideas, runs } = { days: 0, ideas: 0, runs: 0 }] = rows;
    const each = runs === PROJECTS * 3 && days === runs && ideas === runs;
    console.log(`${runs} slots' days filled, ${days} of them different, ${ideas} posts`);

    // Two hours on, the slot of one project in a hundred has passed: its next week is planned. A day before those of
    // the others their ideas are sent, so one in a hundred is brought near by hand.
    const later = new Date(NOW.getTime() + 2 * 3_600_000);
    await client.query(
      `UPDATE "Post" SET "scheduledFor" = $1 WHERE "id" IN
         (SELECT "postId" FROM "AutopilotRun" WHERE "hour" = 13 AND "slotId" LIKE '%00_1')`,
      [new Date(later.getTime() + 3_600_000)],
    );
    const runtime = runtimeOf(url, later);
    await runtime.db.autopilot.count();
    const tickMs = performance.now();
    const planned = await planDue(runtime);
    const planMs = performance.now() - tickMs;
    const sent = await generateDue(runtime);
    const tookMs = performance.now() - tickMs;
    await runtime.db.$disconnect();
    console.log(
      `a tick that finds 1 % due: ${planned} planned in ${planMs.toFixed(0)} ms, ${sent} sent to be made in ${(tookMs - planMs).toFixed(0)} ms, may be ${TICK_MS} ms`,
    );
    const holds = each && planned === PROJECTS / 100 && sent >= PROJECTS / 100 && tookMs < TICK_MS;
    console.log(holds ? "It holds." : "It does not hold.");
    return holds;
  } finally {
    await client.end();
  }
}

const [role, workerUrl = ""] = process.argv.slice(2);
if (role === "worker") await work(workerUrl);
else process.exitCode = (await onOwnDatabase(process.env["DATABASE_URL"], bench)) ? 0 : 1;
