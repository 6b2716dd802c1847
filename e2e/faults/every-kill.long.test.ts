import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#lib/db/client.ts";
import { jpeg, mp4 } from "#lib/network/testing/files.ts";
import { networkPort } from "#lib/tools/launch/configuration.ts";
import { findPostgres } from "#lib/tools/launch/postgres.ts";
import { until } from "#lib/tools/launch/processes.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { connectAccounts, planPosts, TOKEN_KEY } from "#lib/tools/testing/planned-posts.ts";
import type { Live } from "./ground.ts";
import { kill, pidOf } from "./kill.ts";

const POSTS = Number(process.env["CHAOS_POSTS"] ?? 200);
const PROJECTS = 3;
const CONTROL = "controls";
const DUE_WITHIN_MS = 60_000;
const AWAY_MS = 60_000;
const KILLS = { every: 6_000, of: ["web", "worker 1", "network", "worker 2"] };
const TIME_MS = 900_000;

const KINDS = [
  { type: "image", files: 1 },
  { type: "image", files: 3 },
  { type: "video", files: 1 },
] as const;

test(
  `${POSTS} posts of ${PROJECTS} projects, each process killed in turn, a faulty network and the web away for a minute: all are live once`,
  { timeout: TIME_MS + 120_000 },
  async () => {
    const dataDir = newDataDirectory();
    const env = { SEED_DEMO: "0", WORKERS: "2", NETWORK_CONTROL_TOKEN: CONTROL, TOKEN_KEY };
    const pauta = await startPauta({ dataDir, env });
    const db = openDatabase((await findPostgres(dataDir)) ?? "");
    onTestFinished(async () => {
      await db.$disconnect();
      await pauta.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const control = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const response = await fetch(`http://localhost:${networkPort({ PORT: pauta.port })}/control${path}`, {
        method,
        headers: { Authorization: `Bearer ${CONTROL}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    };
    const granted = await Promise.all(
      Array.from({ length: PROJECTS }, (_, index) =>
        control<{ userId: string; accessToken: string }>("POST", "/grant", { handle: `marca.${index}` }),
      ),
    );
    const { projectIds, workspaceId } = await connectAccounts(
      db,
      granted.map(({ accessToken, userId }) => ({ accountId: userId, token: accessToken })),
    );
    await control("PUT", "/settings", { quotaTotal: POSTS, containersPerDay: 100_000 });
    const soon = Date.now() + 5000;
    const ids = await planPosts(
      db,
      workspaceId,
      Array.from({ length: POSTS }, (_, index) => {
        const { files, type } = KINDS[index % KINDS.length] ?? KINDS[0];
        const media = Array.from({ length: files }, (__, file) => {
          const key = `${workspaceId}/render/${index}-${file}.${type === "video" ? "mp4" : "jpg"}`;
          const path = join(dataDir, "media", key);
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, type === "video" ? mp4() : jpeg());
          return { key, type };
        });
        const scheduledFor = new Date(soon + (index / POSTS) * DUE_WITHIN_MS);
        return {
          projectId: projectIds[index % PROJECTS] ?? "",
          caption: `Post ${index} of every kill`,
          media,
          scheduledFor,
        };
      }),
    );
    const left = () => db.post.count({ where: { id: { in: ids }, status: { notIn: ["published", "failed"] } } });
    // A network that starts again has forgotten its faults.
    const spoil = () => control("POST", "/chaos", { seed: 7, lost: 0.05, slow: 0.02, slowMs: 2000, failing: 0.05 });
    await spoil();
    let killed = 0;
    const killEach = async (names: readonly string[]) => {
      for (const name of names) {
        kill(pauta, name);
        killed++;
        await sleep(KILLS.every);
        if (name === "network") await spoil();
      }
    };
    await killEach([...KILLS.of, ...KILLS.of]);
    const web = pidOf(pauta, "web");
    process.kill(web, "SIGSTOP");
    await sleep(AWAY_MS);
    process.kill(web, "SIGKILL");
    await killEach(KILLS.of.slice(1));
    await until(async () => (await left()) === 0, TIME_MS);
    // A link that the network kept to itself is looked for until it is found.
    const unlinked = () => db.publication.count({ where: { postId: { in: ids }, permalink: null } });
    await until(async () => (await unlinked()) === 0, TIME_MS);

    const rows = await db.post.findMany({ where: { id: { in: ids } }, include: { publication: true } });
    const { posts } = await control<{ posts: Live[] }>("GET", "/ledger");
    console.log(
      `${killed + 1} processes killed; ${rows.filter(({ status }) => status === "published").length} published`,
    );
    expect(rows.filter(({ status }) => status !== "published")).toEqual([]);
    expect(posts).toHaveLength(POSTS);
    expect(new Set(posts.map(({ caption }) => caption))).toEqual(new Set(rows.map(({ textContent }) => textContent)));
    expect(rows.filter(({ publication }) => !publication?.permalink)).toEqual([]);
  },
);
