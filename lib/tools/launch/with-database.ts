import { spawn } from "node:child_process";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { childEnvironment, readConfiguration, type Configuration, type Environment } from "./configuration.ts";
import { migrateDatabase, startDatabase } from "./database.ts";
import { openDataDirectory, takeDataDirectory, type DataDirectory } from "./data-directory.ts";
import { findPostgres } from "./postgres.ts";
import { until } from "./processes.ts";
import { main, Stop } from "./stop.ts";

const RUNNING_WITHIN_MS = 30_000;

/** Runs a script on the database of this data directory: the one that runs, or one started for as long as it takes. */
export async function runWithDatabase(script: string, args: string[]): Promise<number> {
  const configuration = await readConfiguration();
  const data = openDataDirectory(configuration.DATA_DIR);
  const { url, close } = await borrowDatabase(configuration, data);
  try {
    await migrateDatabase(url);
    return await runScript(script, args, childEnvironment(asRunning(configuration, data), data, url, "production"));
  } finally {
    await close();
  }
}

async function borrowDatabase(configuration: Configuration, data: DataDirectory) {
  const keep = async () => {};
  if (configuration.DATABASE_URL) return { url: configuration.DATABASE_URL, close: keep };
  if ((await takeDataDirectory(data)) !== "taken") return { url: await runningDatabase(data), close: keep };
  const children = data.running()?.children ?? [];
  data.setRunning({ url: "", front: null, launcher: null, isPassing: true, children });
  const { embedded, url, how } = await startDatabase(configuration, data);
  return { url, close: async () => (how === "started" ? embedded?.stop() : undefined) };
}

/** The Pauta that runs here says where it listens: what is done beside it speaks of the same addresses. */
function asRunning(configuration: Configuration, data: DataDirectory): Configuration {
  const port = Number(URL.parse(data.running()?.url ?? "")?.port);
  return port ? { ...configuration, PORT: port } : configuration;
}

async function runningDatabase(data: DataDirectory): Promise<string> {
  let url: string | null = null;
  await until(async () => (url = await findPostgres(data.path)) !== null, RUNNING_WITHIN_MS);
  if (!url) throw new Stop(`Pauta runs on ${data.path}, but its database does not answer.`);
  return url;
}

/** Runs one of our scripts to its end, with this process's terminal and signals. */
export async function runScript(script: string, args: string[], env: Environment): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const guard = new URL("guard.mjs", import.meta.url).href;
  const child = spawn(process.execPath, ["--import", guard, script, ...args], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...env, PAUTA_LAUNCHER: String(process.pid) },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  child.on("error", reject);
  child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  return promise;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [script = "", ...args] = process.argv.slice(2);
  await main(() => runWithDatabase(script, args));
}
