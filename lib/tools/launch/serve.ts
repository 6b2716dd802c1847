import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { build } from "./build.ts";
import {
  childEnvironment,
  networkPort,
  readConfiguration,
  type Configuration,
  type Environment,
} from "./configuration.ts";
import { isUnused, migrateDatabase, startDatabase, watchDatabase } from "./database.ts";
import { openDataDirectory, takeDataDirectory } from "./data-directory.ts";
import { isFree } from "./free-port.ts";
import { isOnThisMachine, refuseOpenDoors } from "./open-doors.ts";
import { end, identify } from "./processes.ts";
import { onShutdown, type Shutdown } from "./shutdown.ts";
import { step } from "./step.mjs";
import { reason, Stop } from "./stop.ts";
import { supervise, type Supervisor } from "./supervisor.ts";

type Mode = "production" | "development";

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
  if (mode === "production") refuseOpenDoors(configuration, process.env);
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

  // Nothing of a database goes into the web: it is built while that starts, and the workers after it.
  const built = mode === "production" ? buildWeb(childEnvironment(configuration, data, "", mode), shutdown) : null;
  const database = await step("database", () => startDatabase(configuration, data), {
    note: ({ how }) => (how === "started" ? "" : how),
  });
  shutdown.add(() => database.embedded?.stop());
  await step("migrations", () => migrateDatabase(database.url), {
    note: ({ length }) => (length ? `${length} applied` : ""),
  });
  if (database.embedded) void watchDatabase(database.embedded, shutdown.signal);
  const env = childEnvironment(configuration, data, database.url, mode);
  shutdown.add(async () => {
    announce();
    await supervisor.stop();
  });
  runBesideWeb(supervisor, configuration, env, mode);
  await built;
  if (shutdown.signal.aborted) return;
  runWeb(supervisor, env, mode);
  const isTrial = database.embedded !== undefined && isOnThisMachine(configuration);
  const wantsDemo = (configuration.SEED_DEMO ?? isTrial) && (await isUnused(database.url));
  await Promise.all([
    step("web", () => untilReady(configuration.PORT, shutdown.signal)),
    // After the build: its posts are made at once, and would take the machine from it.
    wantsDemo && seed(env, url),
  ]);
  if (!shutdown.signal.aborted) console.log(`\n  Ready on ${url}\n`);
}

function buildWeb(env: Environment, { signal }: Shutdown): Promise<string | null> {
  const built = step("build", () => build(env, signal), { note: (output) => (output === null ? "up to date" : "") });
  // Awaited only once the database stands: until then nobody else hears of its end.
  built.catch(() => undefined);
  return built;
}

async function refuseTakenPort(port: number, name: string): Promise<void> {
  if (await isFree(port)) return;
  throw new Stop(`Port ${port} is in use by another program: end it, or set ${name} to a free one.`);
}

const hasLocalNetwork = ({ NETWORK_URL }: Configuration) => !NETWORK_URL && existsSync("lib/network/main.ts");

async function seed(env: Environment, url: string): Promise<void> {
  const demo = await step("seed", async () => {
    const made = promisify(execFile)(process.execPath, ["lib/tools/launch/seed.ts"], { env, encoding: "utf8" });
    const { stdout } = await made.catch((error: unknown) => {
      throw new Stop(`The demo workspace could not be made: ${reason(error)}`);
    });
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "null") as {
      email: string;
      password: string;
      apiKey: string;
    } | null;
  });
  if (!demo) return;
  console.log(
    `\n  Address   ${env["APP_URL"] || url}\n  Sign in   ${demo.email} / ${demo.password}\n  API key   ${demo.apiKey}\n`,
  );
}

const again = (mode: Mode) => (mode === "development" ? ["--watch-preserve-output", "--watch"] : []);

function runBesideWeb(supervisor: Supervisor, configuration: Configuration, env: Environment, mode: Mode): void {
  const { METRICS_PORT, WORKERS } = configuration;
  for (let number = 1; number <= WORKERS; number++) {
    // The web has the port itself, and each worker one of its own after it.
    const own = { ...env, ...(METRICS_PORT !== undefined && { METRICS_PORT: String(METRICS_PORT + number) }) };
    supervisor.run({ name: `worker ${number}`, args: [...again(mode), "lib/worker/main.ts"], env: own });
  }
  if (hasLocalNetwork(configuration)) {
    supervisor.run({ name: "network", args: [...again(mode), "lib/network/main.ts"], env });
  }
}

function runWeb(supervisor: Supervisor, env: Environment, mode: Mode): void {
  const isDevelopment = mode === "development";
  // What Next loads it watches itself.
  const args = [...(isDevelopment ? ["--watch-preserve-output", "--watch-path=lib"] : []), "lib/http/server/main.ts"];
  supervisor.run({ name: "web", args, env, ...(!isDevelopment && { shows: (line) => !NEXT_SAYS.test(line) }) });
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
