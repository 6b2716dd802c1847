import { readFileSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { until } from "#lib/tools/launch/processes.ts";
import { newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import { newWorkspace } from "./admin.ts";
import { isReady, kill, pidOf } from "./kill.ts";

// Longer than any call waits.
const FROZEN_MS = Number(process.env["FROZEN_SECONDS"] ?? 20) * 1000;
const WRITERS = 12;
/** No call hangs for longer, whatever the database does. */
const ANSWERED_WITHIN_MS = 30_000;
const MADE_WITHIN_MS = 120_000;

interface Project {
  readonly id: string;
  readonly name: string;
}

/** Renames its own project again and again, and knows what it was told is written. */
class Writer {
  readonly #call: ReturnType<typeof caller>;
  #id = "";
  acknowledged = "";
  tried = "";
  slowestMs = 0;
  readonly endings = new Map<string, number>();

  constructor(call: ReturnType<typeof caller>) {
    this.#call = call;
  }

  async run(): Promise<void> {
    for (let number = 0; ; number++) {
      const name = `name ${number}`;
      const startedMs = performance.now();
      const ending = await this.#write(name).catch((error: unknown) => reasonOf(error));
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedMs);
      this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1);
      if (ending === "ECONNREFUSED") return;
      await sleep(20);
    }
  }

  /** What it was told is there, or what it asked for last and was told nothing of. */
  isKept(found: ReadonlyMap<string, string>): boolean {
    return [this.acknowledged, this.tried].includes(found.get(this.#id) ?? "");
  }

  async #write(name: string): Promise<string> {
    this.tried = name;
    const answer = this.#id
      ? await this.#call("PATCH", `/projects/${this.#id}`, { name })
      : await this.#call("POST", "/projects", { name });
    const body = (await answer.json()) as Project;
    if (!answer.ok) return String(answer.status);
    this.#id = body.id;
    this.acknowledged = name;
    return "written";
  }
}

const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.code ?? String(error);
};

const caller = (pauta: Pauta, key: string) => (method: string, path: string, body?: object) =>
  fetch(`${pauta.url}/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The postmaster and all that it started: frozen alone, it would only take nobody new. */
async function databaseProcesses(pauta: Pauta): Promise<number[]> {
  const postmaster = pidOf(pauta, "database");
  const pids = (await readdir("/proc")).map(Number).filter(Boolean);
  const isChild = (pid: number) => {
    try {
      return new RegExp(`^PPid:\\s+${postmaster}$`, "m").test(readFileSync(`/proc/${pid}/status`, "utf8"));
    } catch {
      return false;
    }
  };
  return [postmaster, ...pids.filter(isChild)];
}

/** One that has ended meanwhile needs no telling. */
function tell(pid: number, signal: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

test(
  `the database frozen for ${FROZEN_MS / 1000} s, then killed, then all stopped, each under load: no call hangs, nothing that was said to be written is lost, jobs go on`,
  { timeout: 600_000 },
  async () => {
    const dataDir = newDataDirectory();
    const env = { SEED_DEMO: "0", WORKERS: "2" };
    const first = await startPauta({ dataDir, env });
    onTestFinished(async () => {
      await first.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const { key } = await newWorkspace(first, { accounts: WRITERS + 1, credits: 10 });
    const call = caller(first, key);
    const writers = Array.from({ length: WRITERS }, () => new Writer(call));
    const writing = writers.map((writer) => writer.run());
    const counted = (ending: string) => writers.reduce((sum, { endings }) => sum + (endings.get(ending) ?? 0), 0);
    await until(() => counted("written") > WRITERS * 4, 60_000);

    const { id: projectId } = (await (await call("POST", "/projects", { name: "Café" })).json()) as Project;
    const create = async (theme: string) =>
      (await (await call("POST", "/posts", { projectId, theme })).json()) as { postId: string };
    const isMade = async ({ postId }: { postId: string }) =>
      ((await (await call("GET", `/posts/${postId}`)).json()) as { status: string }).status === "draft";

    const [beforeFrost] = await Promise.all([create("Três erros ao coar café"), sleep(300)]);
    const frozen = await databaseProcesses(first);
    for (const pid of frozen) tell(pid, "SIGSTOP");
    const written = counted("written");
    try {
      await sleep(FROZEN_MS / 2);
      expect(await isReady(first)).toBe(false);
      await sleep(FROZEN_MS / 2);
    } finally {
      for (const pid of frozen) tell(pid, "SIGCONT");
    }
    expect(await until(() => counted("written") > written + WRITERS * 2, 30_000)).toBe(true);
    expect(await until(() => isMade(beforeFrost), MADE_WITHIN_MS)).toBe(true);

    const beforeKill = await create("Como guardar o pão de ontem");
    kill(first, "database");
    const lived = counted("written");
    expect(await until(() => counted("written") > lived + WRITERS * 2, 60_000)).toBe(true);
    expect(await until(() => isMade(beforeKill), MADE_WITHIN_MS)).toBe(true);

    expect(Math.max(...writers.map(({ slowestMs }) => slowestMs))).toBeLessThan(ANSWERED_WITHIN_MS);
    // Of the contract, and none that was cut.
    const endings = new Set(writers.flatMap((writer) => [...writer.endings.keys()]));
    expect([...endings].filter((ending) => !["written", "500"].includes(ending))).toEqual([]);

    await first.stop();
    await Promise.all(writing);
    // Whoever had asked was answered; whoever came later was not let in.
    const last = new Set(writers.flatMap((writer) => [...writer.endings.keys()]));
    expect([...last].toSorted()).toEqual([...new Set([...endings, "ECONNREFUSED"])].toSorted());

    const second = await startPauta({ dataDir, port: first.port, env });
    onTestFinished(async () => void (await second.stop()));
    const { projects } = (await (await call("GET", "/projects")).json()) as { projects: Project[] };
    const found = new Map(projects.map(({ id, name }) => [id, name]));
    expect(writers.map((writer) => writer.isKept(found))).toEqual(Array(WRITERS).fill(true));
  },
);
