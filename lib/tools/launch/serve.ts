import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "./build.ts";
import {
  childEnvironment,
  networkPort,
  readConfiguration,
  type Configuration,
  type Environment,
} from "./configuration.ts";
import { migrateDatabase, startDatabase, watchDatabase } from "./database.ts";
import { openDataDirectory, takeDataDirectory } from "./data-directory.ts";
import { isFree } from "./free-port.ts";
import { end, identify } from "./processes.ts";
import { onShutdown, type Shutdown } from "./shutdown.ts";
import { step } from "./step.mjs";
import { Stop } from "./stop.ts";
import { supervise, type Supervisor } from "./supervisor.ts";

type Mode = "production" | "development";

const NEXT = "node_modules/next/dist/bin/next";
/** What Next tells of itself is for those who develop. */
const NEXT_SAYS = /^\s*✓/;
const READY_WITHIN_MS = 180_000;

/** Runs everything on this machine, in the foreground, until a signal ends it. */
export async function serve(mode: Mode): Promise<void> {
  const shutdown = onShutdown();
  try {
    await start(mode, shutdown);
  } catch (error) {
    const isAsked = shutdown.signal.aborted;
    await shutdown.run();
    if (!isAsked) throw error;
  }
}

async function start(mode: Mode, shutdown: Shutdown): Promise<void> {
  const configuration = await readConfiguration();
  const data = openDataDirectory(configuration.DATA_DIR);
  const url = `http://localhost:${configuration.PORT}`;
  const holder = await takeDataDirectory(data);
  if (holder !== "taken") {
    throw new Stop(`Pauta already runs on ${data.path}, at ${holder.url}: stop it, or set another DATA_DIR.`);
  }
  for (const orphan of data.running()?.children ?? []) await end(orphan, 3000);
  await refuseTakenPort(configuration.PORT, "PORT");
  if (hasLocalNetwork(configuration)) await refuseTakenPort(networkPort(configuration), "NETWORK_PORT");

  const launcher = identify(process.pid);
  const front = process.connected ? identify(process.ppid) : launcher;
  const announce = () =>
    data.setRunning({ url, front, launcher, isPassing: shutdown.signal.aborted, children: supervisor.running() });
  const supervisor = supervise(announce);
  announce();

  const database = await step("database", () => startDatabase(configuration, data), {
    note: ({ how }) => (how === "started" ? "" : how),
  });
  shutdown.add(() => database.embedded?.stop());
  await step("migrations", () => migrateDatabase(database.url), {
    note: ({ length }) => (length ? `${length} applied` : ""),
  });
  const env = childEnvironment(configuration, data, database.url, mode);
  if (mode === "production") {
    await step("build", () => build(env, shutdown.signal), { note: (built) => (built === null ? "up to date" : "") });
  }
  if (configuration.SEED_DEMO ?? database.embedded !== undefined) await seed(env, url);

  if (database.embedded) void watchDatabase(database.embedded, shutdown.signal);
  shutdown.add(async () => {
    announce();
    await supervisor.stop();
  });
  runAll(supervisor, configuration, env, mode);
  await step("web", () => untilReady(configuration.PORT, shutdown.signal));
  if (!shutdown.signal.aborted) console.log(`\n  Ready on ${url}\n`);
}

async function refuseTakenPort(port: number, name: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Stop(`Port ${port} is in use by another program: end it, or set ${name} to a free one.`);
}

const hasLocalNetwork = ({ NETWORK_URL }: Configuration) => !NETWORK_URL && existsSync("lib/network/main.ts");

async function seed(env: Environment, url: string): Promise<void> {
  const demo = await step("seed", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["lib/tools/launch/seed.ts"], {
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Stop(`The demo workspace could not be made: ${stderr.trim()}`);
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "null") as {
      email: string;
      password: string;
      apiKey: string;
    } | null;
  });
  if (!demo) return;
  console.log(
    `\n  Address   ${env["APP_URL"] ?? url}\n  Sign in   ${demo.email} / ${demo.password}\n  API key   ${demo.apiKey}\n`,
  );
}

function runAll(supervisor: Supervisor, configuration: Configuration, env: Environment, mode: Mode): void {
  const { PORT, WORKERS } = configuration;
  const isDevelopment = mode === "development";
  const again = isDevelopment ? ["--watch-preserve-output", "--watch"] : [];
  if (isDevelopment) supervisor.run({ name: "web", args: [NEXT, "dev", "--port", String(PORT)], env });
  else supervisor.run({ name: "web", args: ["lib/http/server/main.ts"], env, shows: (line) => !NEXT_SAYS.test(line) });
  for (let number = 1; number <= WORKERS; number++) {
    supervisor.run({ name: `worker ${number}`, args: [...again, "lib/worker/main.ts"], env });
  }
  if (hasLocalNetwork(configuration)) {
    supervisor.run({ name: "network", args: [...again, "lib/network/main.ts"], env });
  }
}

async function untilReady(port: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let last = "no answer";
  while (Date.now() < deadline) {
    if (signal.aborted) return;
    try {
      const { status } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(30_000) });
      if (status === 200) return;
      last = `status ${status}`;
    } catch {
      last = "no answer";
    }
    await sleep(100);
  }
  throw new Stop(`The web process did not become ready: /readyz gave ${last}.`);
}
