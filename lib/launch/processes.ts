import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A process, told apart from a later one that was given the same number. */
export interface Identity {
  pid: number;
  startedAt: string;
  command: string;
}

/** null when there is no such process, or it has ended and only waits for its parent. */
export function identify(pid: number): Identity | null {
  return existsSync("/proc/self/stat") ? fromProc(pid) : fromPs(pid);
}

export function isAlive(process: Identity): boolean {
  const now = identify(process.pid);
  return now !== null && now.startedAt === process.startedAt && now.command === process.command;
}

/** Asks with `signal`, waits, and insists. */
export async function end(process: Identity, graceMs: number, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (!isAlive(process)) return;
  send(process.pid, signal);
  if (await until(() => !isAlive(process), graceMs)) return;
  send(process.pid, "SIGKILL");
  await until(() => !isAlive(process), 2000);
}

export async function until(holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function fromProc(pid: number): Identity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state = "", startedAt = ""] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return null;
    return { pid, startedAt, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim() };
  } catch {
    return null;
  }
}

function fromPs(pid: number): Identity | null {
  const { status, stdout } = spawnSync("ps", ["-ww", "-o", "stat=,lstart=,command=", "-p", String(pid)], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  const found = /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(stdout.trim());
  if (status !== 0 || !found?.[1] || !found[2] || found[3] === undefined || found[1].startsWith("Z")) return null;
  return { pid, startedAt: found[2], command: found[3] };
}
