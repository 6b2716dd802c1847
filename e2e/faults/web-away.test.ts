import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { jpeg, mp4 } from "#lib/network/testing/files.ts";
import { freePort } from "#lib/tools/launch/free-port.ts";
import { until } from "#lib/tools/launch/processes.ts";
import { workersOn } from "#lib/tools/testing/planned-posts.ts";
import { openGround } from "./ground.ts";

const POSTS = Number(process.env["AWAY_POSTS"] ?? 12);
const AWAY_MS = Number(process.env["AWAY_SECONDS"] ?? 20) * 1000;
const TIME_MS = 120_000 + POSTS * 1000;

const ground = await openGround("ausente");
const port = await freePort();

/** The web process, as far as a publication needs it. */
async function openWeb(): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    const isFilm = url.endsWith(".mp4");
    response.writeHead(200, { "content-type": isFilm ? "video/mp4" : "image/jpeg" }).end(isFilm ? mp4() : jpeg());
  });
  await new Promise<void>((ready) => void server.listen(port, ready));
  return server;
}

const KINDS = [
  { type: "image", files: 1 },
  { type: "image", files: 4 },
  { type: "video", files: 1 },
] as const;

test(
  `${POSTS} posts that fall due while the web is away for ${AWAY_MS / 1000} s are all live, once each, with their links`,
  { timeout: TIME_MS + AWAY_MS + 60_000 },
  async () => {
    const db = ground.db();
    const env = {
      DATABASE_URL: ground.url(),
      NETWORK_URL: ground.network.url,
      APP_URL: `http://localhost:${port}`,
    };
    const workers = workersOn(env);
    await Promise.all([workers.start(), workers.start()]);
    const ids = await ground.plan(POSTS, KINDS, new Date(Date.now() + 1000));
    await sleep(AWAY_MS);
    const where = { id: { in: ids } };
    expect(await db.post.count({ where: { ...where, status: "publishing" } })).toBe(POSTS);

    const web = await openWeb();
    await until(async () => (await db.post.count({ where: { ...where, status: "publishing" } })) === 0, TIME_MS);
    await workers.stop();
    web.closeAllConnections();
    web.close();

    const rows = await db.post.findMany({ where, include: { publication: true } });
    expect(rows.filter(({ status }) => status !== "published")).toEqual([]);
    const posts = await ground.live();
    expect(posts).toHaveLength(POSTS);
    expect(new Set(rows.map(({ publication }) => publication?.mediaId))).toEqual(
      new Set(posts.map(({ mediaId }) => mediaId)),
    );
    expect(rows.filter(({ publication }) => !publication?.permalink)).toEqual([]);
  },
);
