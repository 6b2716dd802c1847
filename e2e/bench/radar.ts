import { chooseInspiration } from "#lib/adapters/choose-inspiration.ts";
import { createRuntime } from "#lib/runtime/boot.ts";
import { openContext, workspaceOf } from "#lib/runtime/context.ts";
import { readEnv } from "#lib/runtime/env.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { readConfiguration } from "#lib/network/configuration.ts";
import { startNetwork } from "#lib/network/network.ts";
import { seedDemo } from "#prisma/seed.ts";
import { runRadar } from "#lib/services/radar/run-radar.ts";
import { startRun } from "#lib/services/radar/start-run.ts";

// How long a Radar run of each demo project takes, beside the plain reading of the same accounts, in the same run.
// Exits 1 where a run takes 30 seconds or more.

const MOST_MS = 30_000;
const network = await startNetwork(
  readConfiguration({ NETWORK_PORT: "0", NETWORK_DATA: temporaryDirectory("bench-network") }),
);
const made = createRuntime();
const inspiration = chooseInspiration(readEnv({}), network.url);
const runtime = { ...made, ports: { ...made.ports, inspiration } };
const signal = new AbortController().signal;
await seedDemo(runtime);

const projects = await runtime.db.project.findMany({ orderBy: { id: "asc" } });
for (const { id, name, workspaceId } of projects) {
  const caller = { workspaceId: workspaceOf({ workspaceId }), actor: { kind: "system" } } as const;
  const context = openContext(runtime, caller, { requestId: "bench", address: null });
  const { runId } = await startRun(context, id);
  const from = performance.now();
  await runRadar(runtime, runId, { signal, isLast: true });
  const tookMs = performance.now() - from;
  const run = await runtime.db.radarRun.findUniqueOrThrow({ where: { id: runId } });
  const accounts = (run.accounts ?? []) as { platform: string; handle: string }[];

  const since = new Date(Date.now() - 60 * 86_400_000);
  const readFrom = performance.now();
  for (const { handle, platform } of accounts) {
    await inspiration.find((source) => source.platform === platform)?.read(handle, since, signal);
  }
  const readMs = performance.now() - readFrom;
  console.log(
    `${name.padEnd(24)} ${run.state}   ${(tookMs / 1000).toFixed(2)} s, may be 30   ` +
      `${(tookMs / readMs).toFixed(1)} times the reading of its ${accounts.length} accounts`,
  );
  if (run.state !== "completed" || tookMs >= MOST_MS) process.exitCode = 1;
}
await network.close();
await runtime.db.$disconnect();
