import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Client } from "pg";
import { openDatabase } from "#lib/db/client.ts";
import { freePort } from "#lib/tools/launch/free-port.ts";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";
import { type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import type { Load, Measured } from "./api/load.ts";
import { seed, type Seeded } from "./api/seed.ts";

// How many calls a second Pauta answers, as `npm start` runs it, beside a bare Fastify that asks pg the best statement
// for each: on ours a key, a rate, validation and headers. Now the one and now the other is asked for a moment, so that
// what else the machine does falls on both. Exits 1 where ours is further behind than it may be.

const POSTS = Number(process.env["BENCH_POSTS"] ?? 100_000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const TURNS = 8;
const TURN_MS = 500;
const WARM_MS = 5000;
const CONNECTIONS = 16;
const P99_MOST = 4;

const MONTH = "status=scheduled&from=2035-03-01T00:00:00Z&to=2035-03-31T23:59:59Z";

interface Case {
  name: string;
  paths: readonly string[];
  /** of the baseline's calls a second */
  least: number;
}

const casesOf = ({ postIds }: Seeded): Case[] => [
  { name: "posts, newest 25", paths: ["/v1/posts"], least: 0.6 },
  { name: "posts of a status and month", paths: [`/v1/posts?${MONTH}`], least: 0.6 },
  { name: "one post", paths: postIds.map((id) => `/v1/posts/${id}`), least: 0.4 },
  { name: "projects", paths: ["/v1/projects"], least: 0.4 },
];

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let failures = 0;
function report(name: string, figures: string, holds: boolean) {
  if (!holds) failures++;
  console.log(`${name.padEnd(30)} ${figures}${holds ? "" : "  FAILS"}`);
}

/** Whom the load is sent to. */
interface Target {
  url: string;
  headers: Record<string, string>;
}

type Ask = (target: Target, paths: readonly string[], forMs?: number) => Promise<Measured>;

const askBy =
  (generator: ChildProcess): Ask =>
  async ({ headers, url }, paths, forMs = TURN_MS) => {
    const load: Load = { url, headers, paths, connections: CONNECTIONS, forMs };
    generator.send(load);
    const [measured] = (await once(generator, "message")) as [Measured];
    if (measured.failed > 0)
      throw new Error(`${measured.failed} calls of ${url}${paths[0]} were not answered with 200`);
    return measured;
  };

/** Turn by turn, the median of each figure. */
async function measure(ask: Ask, targets: readonly Target[], paths: readonly string[]) {
  const measured = targets.map((): Measured[] => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, target] of targets.entries()) measured[index]?.push(await ask(target, paths));
  }
  return measured.map((turns) => ({
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
    p50: median(turns.map(({ p50 }) => p50)),
    p99: median(turns.map(({ p99 }) => p99)),
  }));
}

async function compare(ask: Ask, ours: Target, baseline: Target, { least, name, paths }: Case) {
  for (const target of [ours, baseline]) await ask(target, paths, WARM_MS);
  const rounds: { ratio: number; spread: number; perSecond: number; base: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [own, base] = await measure(ask, [ours, baseline], paths);
    if (!own || !base) throw new Error("nothing was measured");
    const { p50, p99, perSecond } = own;
    rounds.push({ ratio: perSecond / base.perSecond, spread: p99 / p50, perSecond, base: base.perSecond });
  }
  const of = (figure: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[figure]));
  const [ratio, spread] = [of("ratio"), of("spread")];
  const figures = [
    `${of("perSecond").toFixed(0).padStart(6)}/s of ${of("base").toFixed(0).padStart(6)}/s`,
    `ratio ${ratio.toFixed(2)}, at least ${least}`,
    `p99 ${spread.toFixed(1)} times p50, under ${P99_MOST}`,
  ];
  report(name, figures.join("   "), ratio >= least && spread < P99_MOST);
}

const IDLE = 1000;
const SLOW = 50;
const SLOWED_MOST = 4 / 3;

/** Connections that say nothing, and uploads of which a byte comes now and then. */
async function crowd({ headers, url }: Target): Promise<() => void> {
  const { hostname, host, port } = new URL(url);
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const idle: Socket[] = [];
  while (idle.length < IDLE) idle.push(...(await Promise.all(Array.from({ length: 50 }, open))));
  const slow = await Promise.all(Array.from({ length: SLOW }, open));
  const told = Object.entries({
    ...headers,
    Host: host,
    "Content-Type": "application/json",
    "Content-Length": "100000",
  });
  for (const socket of slow) {
    socket.write(`POST /v1/posts HTTP/1.1\r\n${told.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n{`);
  }
  const drip = setInterval(() => slow.forEach((socket) => socket.write(" ")), 200);
  return () => {
    clearInterval(drip);
    for (const socket of [...idle, ...slow]) socket.destroy();
  };
}

/** The crowd comes and goes, so that what the machine does meanwhile falls on both. */
async function compareCrowded(ask: Ask, ours: Target) {
  const [alone, crowded]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push((await measure(ask, [ours], ["/v1/posts"]))[0]?.p99 ?? 0);
    const leave = await crowd(ours);
    crowded.push((await measure(ask, [ours], ["/v1/posts"]))[0]?.p99 ?? 0);
    leave();
  }
  const ratio = median(crowded) / median(alone);
  const figures = `p99 ${median(alone).toFixed(1)} ms alone, ${median(crowded).toFixed(1)} ms beside them`;
  report(`${IDLE} idle and ${SLOW} slow callers`, `${figures}   ratio ${ratio.toFixed(2)}`, ratio < SLOWED_MOST);
}

async function bench(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const db = openDatabase(url, { poolSize: 2 });
  const seeded = await seed(client, db, POSTS);
  await Promise.all([client.end(), db.$disconnect()]);
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: url,
    BASELINE_PORT: String(port),
    BASELINE_WORKSPACE: seeded.workspaceId,
  };
  const children: ChildProcess[] = [];
  const start = (file: string) => {
    const child = fork(new URL(file, import.meta.url), { env });
    children.push(child);
    return child;
  };
  let pauta: Pauta | undefined;
  try {
    pauta = await startPauta({ env: { DATABASE_URL: url, SEED_DEMO: "0" } });
    await once(start("api/baseline.ts"), "message");
    const ask = askBy(start("api/load.ts"));
    const headers = { Authorization: `Bearer ${seeded.secret}` };
    const ours = { url: `http://127.0.0.1:${pauta.port}`, headers };
    const baseline = { url: `http://127.0.0.1:${port}`, headers: {} };
    console.log(`${POSTS} posts, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds`);
    for (const one of casesOf(seeded)) await compare(ask, ours, baseline, one);
    await compareCrowded(ask, ours);
  } finally {
    for (const child of children) child.kill();
    await pauta?.stop();
  }
}

await onOwnDatabase(process.env["DATABASE_URL"], bench);
console.log(failures === 0 ? "It holds." : `It does not hold for ${failures}.`);
process.exitCode = failures === 0 ? 0 : 1;
