import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#lib/tools/launch/free-port.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";

/** A whole Pauta, started as a person starts it. */
export interface Pauta {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** what it was given: a tool on its host is given it too */
  env: Readonly<Record<string, string>>;
  /** What was printed so far. */
  output: () => string;
  /** The exit code; resolves when the process has ended. */
  ended: Promise<number | null>;
  stop: () => Promise<number | null>;
}

export interface Start {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  command?: [string, ...string[]];
}

const READY_WITHIN_MS = 240_000;

export const newDataDirectory = () => temporaryDirectory("e2e");

/** Starts one and answers at once, ready or not. */
export async function launchPauta(start: Start = {}): Promise<Pauta> {
  const port = start.port ?? (await freePort());
  const dataDir = start.dataDir ?? newDataDirectory();
  const [command, ...args] = start.command ?? [process.execPath, "lib/tools/launch/start.mjs"];
  const child = spawn(command, args, {
    // By the channel it ends with the test, however the test ends.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      DATABASE_URL: "",
      ENV_FILE: "",
      LOG_LEVEL: "warn",
      RATE_LIMIT_PER_MINUTE: "1000000",
      ...start.env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    env: start.env ?? {},
    output: () => output,
    ended,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Starts one and waits until it says that it is ready. */
export async function startPauta(start: Start = {}): Promise<Pauta> {
  const pauta = await launchPauta(start);
  let isRunning = true;
  void pauta.ended.then(() => (isRunning = false));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!pauta.output().includes(`Ready on ${pauta.url}`)) {
    if (!isRunning || Date.now() > deadline) throw new Error(`Pauta did not become ready:\n${pauta.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return pauta;
}
