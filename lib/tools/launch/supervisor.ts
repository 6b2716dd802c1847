import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Environment } from "./configuration.ts";
import type { NamedProcess } from "./data-directory.ts";
import { end, identify } from "./processes.ts";

export interface Task {
  name: string;
  args: string[];
  env: Environment;
  /** Decides which lines of its output are shown; all without it. */
  shows?: (line: string) => boolean;
}

export interface Supervisor {
  run: (task: Task) => void;
  running: () => NamedProcess[];
  stop: () => Promise<void>;
}

const SHORTEST_MS = 250;
const LONGEST_MS = 15_000;
const STEADY_MS = 30_000;

/** Keeps processes running: one that ends is started again, later each time until it has run for a while. */
export function supervise(changed: () => void): Supervisor {
  const children = new Map<Task, NamedProcess>();
  let stopping = false;

  const start = (task: Task, delayMs: number) => {
    const child = launch(task);
    const identity = child.pid === undefined ? null : identify(child.pid);
    if (identity) children.set(task, { ...identity, name: task.name });
    changed();
    const began = Date.now();
    let ended = false;
    const onEnd = (reason: string) => {
      if (ended) return;
      ended = true;
      children.delete(task);
      if (stopping) return;
      const nextMs = Date.now() - began > STEADY_MS ? SHORTEST_MS : delayMs;
      console.error(`  ${task.name} ended (${reason}): starting it again in ${nextMs / 1000} s`);
      setTimeout(() => !stopping && start(task, Math.min(nextMs * 2, LONGEST_MS)), nextMs);
    };
    child.on("error", (error) => onEnd(error.message));
    child.on("exit", (code, signal) => onEnd(signal ?? `exit code ${code}`));
  };

  return {
    run: (task) => start(task, SHORTEST_MS),
    running: () => [...children.values()],
    stop: async () => {
      stopping = true;
      await Promise.all([...children.values()].map((child) => end(child, 5500)));
    },
  };
}

function launch(task: Task): ChildProcess {
  const child = spawn(process.execPath, ["--import", join(import.meta.dirname, "guard.mjs"), ...task.args], {
    stdio: ["ignore", task.shows ? "pipe" : "inherit", "inherit", "ipc"],
    env: { ...task.env, PAUTA_LAUNCHER: String(process.pid) },
  });
  if (task.shows) filterLines(child, task.shows);
  return child;
}

function filterLines(child: ChildProcess, shows: (line: string) => boolean): void {
  let rest = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (shows(line)) console.log(line);
  });
}
