import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { jpeg, mp4 } from "#lib/network/testing/files.ts";
import { KINDS, workersOn } from "#lib/tools/testing/planned-posts.ts";
import { openGround } from "./ground.ts";

const POSTS = Number(process.env["CHAOS_POSTS"] ?? 30);
const SEED = Number(process.env["CHAOS_SEED"] ?? 7);
const WORKERS = 2;
const LIVES_MS = { least: 2000, most: 15_000 };
const TIME_MS = 240_000 + POSTS * 2000;

const ground = await openGround("marca");

/** Keeps a worker alive for a while, kills it in the middle of whatever it does, and starts the next. */
async function keepKilling(start: () => Promise<ChildProcess>, signal: AbortSignal): Promise<number> {
  for (let killed = 0; ; killed++) {
    const worker = await start();
    const lifeMs = LIVES_MS.least + Math.random() * (LIVES_MS.most - LIVES_MS.least);
    await sleep(lifeMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return killed;
    worker.kill("SIGKILL");
  }
}

const settled = async (ids: string[]) =>
  (await ground.db().post.count({ where: { id: { in: ids }, status: { in: ["published", "failed"] } } })) === POSTS;

test(
  `${POSTS} posts, workers killed, a fifth of the answers lost and a tenth slow or failing: each is live once`,
  { timeout: TIME_MS + 60_000 },
  async () => {
    const { network } = ground;
    const ids = await ground.plan(POSTS, KINDS, new Date(Date.now() + 3000), (key, { type }) => {
      const file = type === "video" ? { body: mp4(), type: "video/mp4" } : { body: jpeg() };
      network.source.put(`media/${key}`, file);
    });
    await network.control("POST", "/chaos", { seed: SEED, lost: 0.2, slow: 0.05, slowMs: 3000, failing: 0.05 });
    const env = { DATABASE_URL: ground.url(), NETWORK_URL: network.url, APP_URL: network.source.url };
    const workers = workersOn(env);
    const over = new AbortController();
    const killers = Array.from({ length: WORKERS }, () => keepKilling(workers.start, over.signal));
    const deadline = Date.now() + TIME_MS;
    while (!(await settled(ids)) && Date.now() < deadline) await sleep(500);
    over.abort();
    const killed = (await Promise.all(killers)).reduce((sum, count) => sum + count);
    await workers.stop();

    const rows = await ground.db().post.findMany({ where: { id: { in: ids } }, include: { publication: true } });
    const posts = await ground.live();
    const liveAs = (caption: string | null) => posts.filter((live) => live.caption === caption);
    const statuses = Object.groupBy(rows, ({ status }) => status);
    const count = (status: keyof typeof statuses) => statuses[status]?.length ?? 0;
    console.log(`${killed} workers killed; ${count("published")} published, ${count("failed")} failed`);

    expect(killed).toBeGreaterThan(0);
    expect(Object.keys(statuses).filter((status) => status !== "published" && status !== "failed")).toEqual([]);
    expect(rows.filter(({ textContent }) => liveAs(textContent).length > 1)).toEqual([]);
    for (const { media, publication, status, textContent } of rows) {
      const [live] = liveAs(textContent);
      // A final failure is one that is not live.
      expect({ textContent, isLive: live !== undefined }).toEqual({ textContent, isLive: status === "published" });
      if (!live) continue;
      expect(publication?.mediaId).toBe(live.mediaId);
      expect(live.files).toHaveLength((media as unknown[]).length);
    }
    expect(count("failed")).toBeLessThanOrEqual(POSTS / 100);
  },
);
