import { rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { type Db, openDatabase } from "#lib/db/client.ts";
import { openNetwork } from "#lib/network/testing/harness.ts";
import { migrateDatabase } from "#lib/tools/launch/database.ts";
import { openPostgres } from "#lib/tools/launch/postgres.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { connectAccounts, planPosts, postsOf, type Plan } from "#lib/tools/testing/planned-posts.ts";

const POSTS_EACH = 10;

/** What is live on the network, as it says itself. */
export interface Live {
  readonly caption: string;
  readonly mediaId: string;
  readonly files: readonly unknown[];
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

  /** So many posts of those kinds, all due at that time. */
  async function plan(count: number, kinds: Plan["kinds"], scheduledFor: Date, keep?: Plan["keep"]) {
    const accounts = Math.ceil(count / POSTS_EACH);
    const handles = Array.from({ length: accounts }, (_, index) => `${name}.${index}`);
    const granted = await Promise.all(handles.map((handle) => network.control("POST", "/grant", { handle })));
    const connected = granted.map(({ accessToken, userId }) => ({
      accountId: String(userId),
      token: String(accessToken),
    }));
    const { projectIds, workspaceId } = await connectAccounts(db, connected);
    const posts = postsOf(count, {
      name,
      workspaceId,
      projectIds,
      kinds,
      dueAt: () => scheduledFor,
      ...(keep && { keep }),
    });
    await network.control("PUT", "/settings", { quotaTotal: count, containersPerDay: 100_000 });
    return planPosts(db, workspaceId, posts);
  }

  const live = async (): Promise<readonly Live[]> =>
    ((await network.control("GET", "/ledger")) as unknown as { posts: Live[] }).posts;

  return { network, plan, live, db: () => db, url: () => postgres.url() };
}
