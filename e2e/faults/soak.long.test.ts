import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { findPostgres } from "#lib/tools/launch/postgres.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { newWorkspace } from "./admin.ts";
import { pidOf } from "./kill.ts";
import { handles, memoryMb, percentile } from "./resources.ts";

const SOAK_MS = Number(process.env["SOAK_SECONDS"] ?? 600) * 1000;
const LOOK_MS = 5000;
const CALLERS = 6;
const PROCESSES = ["web", "worker 1", "worker 2"];
/** What the last third may hold more than the second: the first one warms up. */
const GROWTH = { memory: 80, handles: 10, connections: 5, waiting: 20 };

type Sample = Record<string, number>;

test(
  `${SOAK_MS / 1000} s of reading, writing and making: memory, handles, connections and the queue stay flat`,
  { timeout: SOAK_MS + 300_000 },
  async () => {
    const pauta = await startPauta({ dataDir: newDataDirectory(), env: { SEED_DEMO: "0", WORKERS: "2" } });
    const client = new Client({ connectionString: (await findPostgres(pauta.dataDir)) ?? "" });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await pauta.stop();
      rmSync(pauta.dataDir, { recursive: true, force: true });
    });
    const { key } = await newWorkspace(pauta, { accounts: CALLERS, credits: 100_000 });
    const statuses = new Map<number, number>();
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${pauta.url}/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      return (await answer.json()) as Record<string, string>;
    };

    const until = performance.now() + SOAK_MS;
    const caller = async (_: unknown, index: number) => {
      const { id: projectId } = await call("POST", "/projects", { name: `Marca ${index}` });
      for (let round = 0; performance.now() < until; round++) {
        await call("GET", "/posts");
        await call("PATCH", `/projects/${projectId}`, { name: `Marca ${index} ${round}` });
        if (round % 40 === index) {
          const { postId } = await call("POST", "/posts", { projectId, theme: `Três erros ao coar café ${round}` });
          await sleep(5000);
          await call("DELETE", `/posts/${postId}`);
        }
        await sleep(100);
      }
    };
    const samples: Sample[] = [];
    const look = async () => {
      while (performance.now() < until) {
        const { rows } = await client.query<{ connections: number; waiting: number }>(
          `SELECT (SELECT count(*)::int FROM pg_stat_activity) AS connections,
             (SELECT count(*)::int FROM pgboss.job WHERE state < 'completed') AS waiting`,
        );
        const pids = PROCESSES.map((name) => [name, pidOf(pauta, name)] as const);
        samples.push({
          ...rows[0],
          ...Object.fromEntries(pids.map(([name, pid]) => [`memory of ${name}`, memoryMb(pid)])),
          ...Object.fromEntries(pids.map(([name, pid]) => [`handles of ${name}`, handles(pid)])),
        });
        await sleep(LOOK_MS);
      }
    };
    await Promise.all([look(), ...Array.from({ length: CALLERS }, caller)]);

    const third = Math.floor(samples.length / 3);
    const grown = Object.keys(samples[0] ?? {}).map((name) => {
      const of = (part: Sample[]) =>
        percentile(
          part.map((sample) => sample[name] ?? 0),
          0.5,
        );
      const [, middle, last] = [0, 1, 2].map((index) => of(samples.slice(index * third, (index + 1) * third)));
      return { name, middle: middle ?? 0, last: last ?? 0 };
    });
    console.table(grown);
    const mostOf = (name: string) => GROWTH[name.split(" ", 1)[0] as keyof typeof GROWTH];
    expect(grown.filter(({ last, middle, name }) => last > middle + mostOf(name))).toEqual([]);
    expect(
      [...statuses.keys()].filter((status) => status >= 400),
      pauta.output(),
    ).toEqual([]);
  },
);
