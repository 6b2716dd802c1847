import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#lib/db/client.ts";
import { jpeg, mp4 } from "#lib/network/testing/files.ts";
import { findPostgres } from "#lib/tools/launch/postgres.ts";
import { until } from "#lib/tools/launch/processes.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { connectAccounts, KINDS, planPosts, postsOf, TOKEN_KEY } from "#lib/tools/testing/planned-posts.ts";
import { control } from "./control.ts";
import type { Live } from "./ground.ts";
import { kill, pidOf } from "./kill.ts";

const POSTS = Number(process.env["CHAOS_POSTS"] ?? 200);
const PROJECTS = 3;
const DUE_WITHIN_MS = 60_000;
const AWAY_MS = 60_000;
const EACH_MS = 6_000;
const EACH = ["web", "worker 1", "network", "worker 2"];
const TIME_MS = 900_000;

test(
  `${POSTS} posts of ${PROJECTS} projects, each process killed in turn, a faulty network and the web away for a minute: all are live once`,
  { timeout: TIME_MS + 120_000 },
  async () => {
    const dataDir = newDataDirectory();
    const env = { SEED_DEMO: "0", WORKERS: "2", TOKEN_KEY };
    const pauta = await startPauta({ dataDir, env });
    const db = openDatabase((await findPostgres(dataDir)) ?? "");
    onTestFinished(async () => {
      await db.$disconnect();
      await pauta.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const granted = await Promise.all(
      Array.from({ length: PROJECTS }, (_, index) =>
        control<{ userId: string; accessToken: string }>(pauta, "POST", "/grant", { handle: `marca.${index}` }),
      ),
    );
    const { projectIds, workspaceId } = await connectAccounts(
      db,
      granted.map(({ accessToken, userId }) => ({ accountId: userId, token: accessToken })),
    );
    await control(pauta, "PUT", "/settings", { quotaTotal: POSTS, containersPerDay: 100_000 });
    const soon = Date.now() + 5000;
    const posts = postsOf(POSTS, {
      name: "every kill",
      workspaceId,
      projectIds,
      kinds: KINDS,
      dueAt: (index) => new Date(soon + (index / POSTS) * DUE_WITHIN_MS),
      keep: (key, { type }) => {
        const path = join(dataDir, "media", key);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, type === "video" ? mp4() : jpeg());
      },
    });
    const ids = await planPosts(db, workspaceId, posts);
    const left = () => db.post.count({ where: { id: { in: ids }, status: { notIn: ["published", "failed"] } } });
    // A network that starts again has forgotten its faults.
    const spoil = () =>
      control(pauta, "POST", "/chaos", { seed: 7, lost: 0.05, slow: 0.02, slowMs: 2000, failing: 0.05 });
    await spoil();
    const killEach = async (names: readonly string[]) => {
      for (const name of names) {
        kill(pauta, name);
        await sleep(EACH_MS);
        if (name === "network") await spoil();
      }
    };
    await killEach([...EACH, ...EACH]);
    const web = pidOf(pauta, "web");
    process.kill(web, "SIGSTOP");
    await sleep(AWAY_MS);
    process.kill(web, "SIGKILL");
    await killEach(EACH.slice(1));
    await until(async () => (await left()) === 0, TIME_MS);
    // A link that the network kept to itself is looked for until it is found.
    const unlinked = () =>
      db.publication.count({ where: { post: { id: { in: ids }, status: "published" }, permalink: null } });
    await until(async () => (await unlinked()) === 0, TIME_MS);

    const rows = await db.post.findMany({ where: { id: { in: ids } }, include: { publication: true } });
    const { posts: live } = await control<{ posts: Live[] }>(pauta, "GET", "/ledger");
    expect(rows.filter(({ status }) => status !== "published")).toEqual([]);
    expect(live).toHaveLength(POSTS);
    expect(new Set(live.map(({ caption }) => caption))).toEqual(new Set(rows.map(({ textContent }) => textContent)));
    expect(rows.filter(({ publication }) => !publication?.permalink)).toEqual([]);
  },
);
