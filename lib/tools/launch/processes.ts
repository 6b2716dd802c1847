import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A process, told apart from a later one that was given the same number. Its command would not: it may rename itself. */
export interface Identity {
  pid: number;
  startedAt: string;
}

/** null when there is no such process, or it has ended and only waits for its parent. */
export function identify(pid: number): Identity | null {
  return existsSync("/proc/self/stat") ? fromProc(pid) : fromPs(pid);
}

export function isAlive(process: Identity): boolean {
  return identify(process.pid)?.startedAt === process.startedAt;
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

/** The command line of a process, as it tells it now. */
export function commandOf(pid: number): string {
  if (!existsSync("/proc/self/stat")) return ps(pid, "command=") ?? "";
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function fromProc(pid: number): Identity | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state = "", ticksSinceBoot = ""] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return null;
    return { pid, startedAt: `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${ticksSinceBoot}` };
  } catch {
    return null;
  }
}

function fromPs(pid: number): Identity | null {
  const [, state = "Z", startedAt = ""] = /^(\S+)\s+(.*)$/.exec(ps(pid, "stat=,lstart=") ?? "") ?? [];
  return state.startsWith("Z") ? null : { pid, startedAt };
}

function ps(pid: number, columns: string): string | null {
  const { status, stdout } = spawnSync("ps", ["-ww", "-o", columns, "-p", String(pid)], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  return status === 0 ? stdout.trim() : null;
}
