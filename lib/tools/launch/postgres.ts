import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { writeWhole } from "./data-directory.ts";
import { freePort, isFree } from "./free-port.ts";
import { refuseOtherMajor } from "./postgres-major.ts";
import { preparePlace, type Place } from "./postgres-place.ts";
import { commandOf, end, identify, isAlive, until, type Identity } from "./processes.ts";
import { reason, Stop } from "./stop.ts";

const USER = "pauta";
const NEW_CLUSTER = [
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--no-instructions",
];

export interface Postgres {
  url: (database?: string) => string;
  /** Starts the server, or adopts the one that runs on these data. */
  start: () => Promise<"started" | "adopted">;
  isRunning: () => boolean;
  /** Stops the server, also one that an earlier process left running. */
  stop: () => Promise<void>;
}

interface Note {
  port: number;
  password: string;
}

/** Without `durable` a crash of the machine may lose everything, and tests run faster. */
export function openPostgres(directory: string, { durable = true } = {}): Postgres {
  const place = preparePlace(directory);
  const noteFile = join(place.home, "server.json");
  let note: Note = existsSync(noteFile)
    ? (JSON.parse(readFileSync(noteFile, "utf8")) as Note)
    : { port: 0, password: randomBytes(24).toString("base64url") };
  let server: Identity | null = null;

  const url = (database = USER) => `postgresql://${USER}:${note.password}@127.0.0.1:${note.port}/${database}`;

  return {
    url,
    isRunning: () => server !== null && isAlive(server),
    start: async () => {
      if (!existsSync(place.cluster)) {
        writeWhole(noteFile, JSON.stringify(note), 0o600);
        initialise(place, note.password);
      }
      server = serverOf(place);
      if (server) {
        await makeDatabase(url);
        return "adopted";
      }
      refuseOtherMajor(place.cluster, versionOf(place));
      if (!(await isFree(note.port)) || note.port === 0) note = { ...note, port: await freePort() };
      writeWhole(noteFile, JSON.stringify(note), 0o600);
      server = await launch(place, note.port, durable);
      await makeDatabase(url);
      return "started";
    },
    stop: async () => {
      const running = server ?? serverOf(place);
      if (running) await end(running, 4000, "SIGINT");
    },
  };
}

/** The address of the server that answers for these data, if one does. */
export async function findPostgres(directory: string): Promise<string | null> {
  const noteFile = join(directory, "postgres", "server.json");
  if (!existsSync(noteFile)) return null;
  const { port, password } = JSON.parse(readFileSync(noteFile, "utf8")) as Note;
  const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/${USER}`;
  return (await answers(url)) ? url : null;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Made beside its place and moved there when whole, so that a broken-off making is never taken for a cluster. */
function initialise(place: Place, password: string): void {
  const half = `${place.cluster}.new`;
  const passwordFile = `${half}.password`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ("uid" in place.ids) for (const path of [half, passwordFile]) chownSync(path, place.ids.uid, place.ids.gid);
  const { status, stderr, error } = spawnSync(
    join(place.binaries, "bin/initdb"),
    [`--pgdata=${half}`, `--username=${USER}`, `--pwfile=${passwordFile}`, ...NEW_CLUSTER],
    { ...place.ids, cwd: half, encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Stop(`The database could not be made in ${half}: ${error?.message ?? stderr.trim()}`);
  renameSync(half, place.cluster);
}

const versionOf = ({ binaries, ids }: Place): string =>
  spawnSync(join(binaries, "bin/postgres"), ["--version"], { ...ids, encoding: "utf8" }).stdout ?? "";

function serverOf(place: Place): Identity | null {
  const pidFile = join(place.cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  const pid = Number.parseInt(readFileSync(pidFile, "utf8"), 10);
  if (commandOf(pid).includes(place.cluster)) return identify(pid);
  // PostgreSQL would take any process that now has this number for itself, and refuse to start.
  rmSync(pidFile, { force: true });
  return null;
}

async function launch(place: Place, port: number, durable: boolean): Promise<Identity> {
  const log = openLog(join(place.home, "server.log"));
  const child = spawn(join(place.binaries, "bin/postgres"), ["-D", place.cluster, ...settings(port, durable)], {
    ...place.ids,
    cwd: place.cluster,
    // Its own process group: Ctrl-C must reach it last, when nobody uses it any more.
    detached: true,
    stdio: ["ignore", log, log],
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env["PATH"], TZ: "UTC", LC_ALL: "C" },
  });
  closeSync(log);
  let failure: string | null = null;
  child.on("error", (error) => (failure = error.message));
  child.on("exit", (code) => (failure = `it ended with code ${code}; see ${join(place.home, "server.log")}`));
  await until(() => failure !== null || isReady(place, child.pid), 60_000);
  const server = child.pid === undefined ? null : identify(child.pid);
  if (failure !== null || !server) throw new Stop(`The database did not start: ${failure ?? "it was too slow"}`);
  child.unref();
  return server;
}

function settings(port: number, durable: boolean): string[] {
  const buffersMb = Math.min(512, Math.max(64, Math.floor(totalmem() / 2 ** 20 / 16)));
  const wanted = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: `${buffersMb}MB`,
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(wanted).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > 10_000_000) renameSync(file, `${file}.1`);
  return openSync(file, "a", 0o600);
}

function isReady(place: Place, pid: number | undefined): boolean {
  const pidFile = join(place.cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, "utf8").split("\n");
  return lines[0] === String(pid) && lines[7]?.trim() === "ready";
}

async function makeDatabase(url: (database?: string) => string): Promise<void> {
  await retry(async () => {
    const client = new Client({ connectionString: url("postgres"), connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [USER]);
      if (!rowCount) await client.query(`CREATE DATABASE ${USER}`);
    } finally {
      await client.end();
    }
  });
}

async function retry(work: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 50) throw new Stop(`The database does not answer: ${reason(error)}`);
      await sleep(100);
    }
  }
}
