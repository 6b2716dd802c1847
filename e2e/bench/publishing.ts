import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Db, openDatabase } from "#lib/db/client.ts";
import { freePort } from "#lib/tools/launch/free-port.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { jpeg } from "#lib/network/testing/files.ts";
import { connectAccounts, type PlannedPost, planPosts, workersOn } from "#lib/tools/testing/planned-posts.ts";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";
import { openSimulatedNetwork } from "#lib/tools/testing/simulated-network.ts";

// Two workers send what is due on its way in time, one slow account keeps no other waiting, and on the local network
// a post is live within seconds. Exits 1 where that does not hold.

const POSTS = Number(process.env["BENCH_POSTS"] ?? 10_000);
const ACCOUNTS = 250;
const WORKERS = 2;
const MINUTE_MS = 60_000;
const SLOW_MS = 38_000;
const WARM_UP_MS = 10_000;
const OVERDUE_MS = 5 * MINUTE_MS;

const LATE_MOST_MS = 60_000;
const OTHERS_MOST_MS = 10_000;
const TYPICAL_MOST_MS = 3000;

const media = [{ key: "ws_00000000000000000000000001/render/a.jpg", type: "image" as const }];

/** When each post took which status, by the database's own clock. */
const WATCH = `
  CREATE TABLE moves ("postId" text, status text, at timestamptz);
  CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO moves VALUES (NEW.id, NEW.status, clock_timestamp()); RETURN NEW; END $$;
  CREATE TRIGGER note_move AFTER UPDATE OF status ON "Post" FOR EACH ROW
    WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_move();`;

interface Ground {
  db: Db;
  client: Client;
  url: string;
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

function report(name: string, values: readonly number[], most: { part: number; ms: number }): boolean {
  const [p50, p99, last] = [percentile(values, 0.5), percentile(values, 0.99), Math.max(...values)];
  const holds = values.length > 0 && percentile(values, most.part) < most.ms;
  const figures = [p50, p99, last].map((ms) => `${(ms / 1000).toFixed(2)} s`.padStart(9)).join("");
  console.log(`${name.padEnd(56)}${String(values.length).padStart(7)}${figures}  ${holds ? "holds" : "FAILS"}`);
  return holds;
}

/** From its time, or from the call, to a status; of those posts that came so far. */
async function delays({ client }: Ground, ids: readonly string[], status: string): Promise<number[]> {
  const { rows } = await client.query<{ ms: number }>(
    `SELECT extract(epoch FROM m.at - p."scheduledFor")::float8 * 1000 AS ms FROM moves m JOIN "Post" p ON p.id = m."postId"
     WHERE m.status = $2 AND m."postId" = ANY ($1)`,
    [ids, status],
  );
  return rows.map(({ ms }) => ms);
}

async function until(ground: Ground, ids: readonly string[], status: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { rows } = await ground.client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM moves WHERE status = $2 AND "postId" = ANY ($1)`,
      [ids, status],
    );
    if (rows[0]?.count === ids.length || Date.now() > deadline) return;
    await sleep(500);
  }
}

/** Due over one minute, at an even pace: how late each is on its way. */
async function sendMany(ground: Ground): Promise<boolean> {
  const network = await openSimulatedNetwork({ slowMs: SLOW_MS });
  const workers = workersOn({ DATABASE_URL: ground.url, NETWORK_URL: network.url, APP_URL: network.url });
  try {
    const accounts = Array.from({ length: ACCOUNTS }, (_, index) => ({ accountId: `a${index}`, token: "token" }));
    const { projectIds, workspaceId } = await connectAccounts(ground.db, accounts);
    await Promise.all(Array.from({ length: WORKERS }, workers.start));
    const begins = Date.now() + WARM_UP_MS;
    const posts = Array.from({ length: POSTS }, (_, index): PlannedPost => ({
      projectId: projectIds[index % ACCOUNTS] ?? "",
      caption: `Post ${index}`,
      media,
      scheduledFor: new Date(begins + (index / POSTS) * MINUTE_MS),
    }));
    const ids = await planPosts(ground.db, workspaceId, posts);
    await until(ground, ids, "publishing", OVERDUE_MS);
    const name = `${POSTS} due in one minute: from due to publishing`;
    const started = await delays(ground, ids, "publishing");
    const holds = report(name, started, { part: 0.99, ms: LATE_MOST_MS }) && started.length === POSTS;
    await until(ground, ids, "published", OVERDUE_MS);
    const ended = await delays(ground, ids, "published");
    console.log(`${"  of these, published".padEnd(56)}${String(ended.length).padStart(7)}`);
    return holds && ended.length === POSTS;
  } finally {
    await workers.stop();
    network.close();
  }
}

/** Ten accounts whose network takes 38 s a post, with more than they can send, beside fifty quick ones. */
async function sendBesideSlow(ground: Ground): Promise<boolean> {
  const network = await openSimulatedNetwork({ slowMs: SLOW_MS });
  const workers = workersOn({ DATABASE_URL: ground.url, NETWORK_URL: network.url, APP_URL: network.url });
  try {
    const named = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ accountId: `${name}${index}`, token: "token" }));
    const slow = await connectAccounts(ground.db, named("slow", 10));
    const quick = await connectAccounts(ground.db, named("quick", 50));
    await Promise.all(Array.from({ length: WORKERS }, workers.start));
    const scheduledFor = new Date(Date.now() + WARM_UP_MS);
    const plan = ({ projectIds, workspaceId }: typeof slow, each: number) =>
      planPosts(
        ground.db,
        workspaceId,
        projectIds.flatMap((projectId) =>
          Array.from({ length: each }, (_, index): PlannedPost => ({
            projectId,
            caption: `Post ${index}`,
            media,
            scheduledFor,
          })),
        ),
      );
    const slowIds = await plan(slow, 30);
    const quickIds = await plan(quick, 10);
    await until(ground, quickIds, "published", MINUTE_MS);
    const name = `500 of 50 accounts beside ${slowIds.length} at 38 s each: published`;
    const others = await delays(ground, quickIds, "published");
    return report(name, others, { part: 0.99, ms: OTHERS_MOST_MS }) && others.length === quickIds.length;
  } finally {
    await workers.stop();
    network.close();
  }
}

/** The local network as it is started with Pauta. */
async function startLocalNetwork(): Promise<{ url: string; process: ChildProcess; token: string }> {
  const port = await freePort();
  const token = "control";
  const env = { NETWORK_PORT: String(port), NETWORK_DATA: temporaryDirectory("network"), NETWORK_CONTROL_TOKEN: token };
  const network = spawn(process.execPath, ["lib/network/main.ts"], { env: { ...process.env, ...env }, stdio: "pipe" });
  await once(network.stdout, "data");
  return { url: `http://localhost:${port}`, process: network, token };
}

/** One after another, as a person publishes: from the call to live. */
async function publishTypical(ground: Ground): Promise<boolean> {
  const network = await startLocalNetwork();
  const files = createServer((_, response) => response.setHeader("content-type", "image/jpeg").end(jpeg()));
  await new Promise<void>((resolve) => {
    files.listen(0, resolve);
  });
  const appUrl = `http://localhost:${(files.address() as AddressInfo).port}`;
  const workers = workersOn({ DATABASE_URL: ground.url, NETWORK_URL: network.url, APP_URL: appUrl });
  try {
    const answer = await fetch(`${network.url}/control/grant`, {
      method: "POST",
      headers: { authorization: `Bearer ${network.token}` },
      body: JSON.stringify({ handle: "marca" }),
    });
    const { accessToken, userId } = (await answer.json()) as { accessToken: string; userId: string };
    const { projectIds, workspaceId } = await connectAccounts(ground.db, [{ accountId: userId, token: accessToken }]);
    await workers.start();
    const ids: string[] = [];
    for (let post = 0; post < 20; post++) {
      const pages = post % 2 ? 1 : 8;
      const pictures = Array.from({ length: pages }, (_, page) => ({
        key: `${workspaceId}/render/${post}-${page}.jpg`,
        type: "image" as const,
      }));
      const scheduledFor = new Date();
      const [projectId = ""] = projectIds;
      const made = await planPosts(ground.db, workspaceId, [
        { projectId, caption: `Post ${post}`, media: pictures, scheduledFor },
      ]);
      ids.push(...made);
      await until(ground, made, "published", MINUTE_MS);
    }
    const name = "on the local network: from the call to published";
    return report(name, await delays(ground, ids, "published"), { part: 0.5, ms: TYPICAL_MOST_MS });
  } finally {
    await workers.stop();
    network.process.kill();
    files.close();
  }
}

async function onGround(url: string, work: (ground: Ground) => Promise<boolean>): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(WATCH);
  const db = openDatabase(url, { poolSize: 4 });
  try {
    return await work({ db, client, url });
  } finally {
    await client.end();
    await db.$disconnect();
  }
}

console.log(`${"".padEnd(56)}  posts      p50      p99     last`);
const results: boolean[] = [];
for (const work of [sendMany, sendBesideSlow, publishTypical]) {
  results.push(await onOwnDatabase(process.env["DATABASE_URL"], (url) => onGround(url, work)));
}
process.exitCode = results.every(Boolean) ? 0 : 1;
