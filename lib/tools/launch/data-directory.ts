import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isAlive, type Identity } from "./processes.ts";
import { tryLock, waitForLock } from "./lock.ts";
import { reason, Stop } from "./stop.ts";

/** What the process that holds the directory tells others about itself. */
export interface Running {
  url: string;
  /** The process that a person started; when it alone is killed, the launcher stops too. */
  front: Identity | null;
  launcher: Identity | null;
  /** Whether the directory will soon be free, so that waiting for it makes sense. */
  isPassing: boolean;
  children: NamedProcess[];
}

export interface NamedProcess extends Identity {
  name: string;
}

export interface DataDirectory {
  path: string;
  running: () => Running | null;
  setRunning: (running: Running) => void;
}

export function openDataDirectory(configured: string): DataDirectory {
  const path = resolve(configured);
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Stop(`DATA_DIR ${path} cannot be made: ${reason(error)}.`);
  }
  const file = join(path, "running.json");
  return {
    path,
    running: () => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Running) : null),
    setRunning: (running) => writeWhole(file, JSON.stringify(running), 0o644),
  };
}

/** Takes the directory for this process; otherwise tells who holds it and goes on doing so. */
export async function takeDataDirectory(data: DataDirectory): Promise<"taken" | Running> {
  const file = join(data.path, "lock");
  if (lock(file)) return "taken";
  const holder = data.running();
  const isPassing = holder === null || holder.isPassing || holder.front === null || !isAlive(holder.front);
  if (isPassing && (await waitForLock(file, 15_000))) return "taken";
  return data.running() ?? { url: "", front: null, launcher: null, isPassing: false, children: [] };
}

function lock(file: string) {
  try {
    return tryLock(file);
  } catch (error) {
    throw new Stop(`DATA_DIR cannot be used: ${file}: ${reason(error)}.`);
  }
}

/** A secret that is made once and kept, readable by its owner alone. */
export function keptSecret(data: DataDirectory, name: string): string {
  const folder = join(data.path, "secrets");
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString("base64url"), 0o600);
  // A restored or copied folder may have been opened on the way.
  chmodSync(folder, 0o700);
  chmodSync(file, 0o600);
  return readFileSync(file, "utf8");
}

/** Replaces a file in one step, so that a reader or a crash never meets half of it. */
export function writeWhole(file: string, text: string, mode: number): void {
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
}
