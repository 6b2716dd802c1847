import { rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { type Db, openDatabase } from "#lib/db/client.ts";
import { openNetwork } from "#lib/network/testing/harness.ts";
import { migrateDatabase } from "#lib/tools/launch/database.ts";
import { openPostgres } from "#lib/tools/launch/postgres.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { connectAccounts, planPosts } from "#lib/tools/testing/planned-posts.ts";

const POSTS_EACH = 10;

/** What is live on the network, as it says itself. */
export interface Live {
  readonly caption: string;
  readonly mediaId: string;
  readonly files: readonly unknown[];
}

interface Kind {
  readonly type: "image" | "video";
  readonly files: number;
}

/** A database, a network in this process and posts for it, ten to an account: all that workers need. */
export async function openGround(name: string) {
  const directory = temporaryDirectory(name);
  const postgres = openPostgres(directory, { durable: false });
  const network = await openNetwork();
  let db: Db;

  beforeAll(async () => {
    await postgres.start();
    await migrateDatabase(postgres.url());
    db = openDatabase(postgres.url());
  });
  afterAll(async () => {
    await db.$disconnect();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** So many posts, each kind after the other, all due at that time; `keep` is told of each of their files. */
  async function plan(count: number, kinds: readonly Kind[], scheduledFor: Date, keep = (_: string, __: Kind) => {}) {
    const accounts = Math.ceil(count / POSTS_EACH);
    const handles = Array.from({ length: accounts }, (_, index) => `${name}.${index}`);
    const granted = await Promise.all(handles.map((handle) => network.control("POST", "/grant", { handle })));
    const connected = granted.map(({ accessToken, userId }) => ({
      accountId: String(userId),
      token: String(accessToken),
    }));
    const { projectIds, workspaceId } = await connectAccounts(db, connected);
    const posts = Array.from({ length: count }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? { type: "image", files: 1 };
      const media = Array.from({ length: kind.files }, (__, file) => {
        const key = `${workspaceId}/render/${index}-${file}.${kind.type === "video" ? "mp4" : "jpg"}`;
        keep(key, kind);
        return { key, type: kind.type };
      });
      return {
        projectId: projectIds[index % accounts] ?? "",
        caption: `Post ${index} of ${name}`,
        media,
        scheduledFor,
      };
    });
    await network.control("PUT", "/settings", { quotaTotal: count, containersPerDay: 100_000 });
    return planPosts(db, workspaceId, posts);
  }

  const live = async (): Promise<readonly Live[]> =>
    ((await network.control("GET", "/ledger")) as unknown as { posts: Live[] }).posts;

  return { network, plan, live, db: () => db, url: () => postgres.url() };
}
