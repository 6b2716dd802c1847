import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Db, openDatabase } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { grantCredits, setBalance } from "#lib/services/credits/grant.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const limits = createRateLimits(1_000_000);
let wide: Db;
let url: string;

beforeAll(async () => {
  ({ url } = await testDatabase());
  wide = openDatabase(url, { poolSize: 20 });
});
afterAll(() => wide.$disconnect());

interface Answer {
  status: number;
  body: { postId?: string; remainingCredits?: number; error?: { code: string } };
  replayed: boolean;
}

/** As many calls at once as a server of some size takes. */
async function create(at: Workspace, projectId: string, headers: Record<string, string> = {}): Promise<Answer> {
  const request = new Request("http://pauta.test/v1/posts", {
    method: "POST",
    headers: { ...at.withKey, "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ projectId, theme: "Café" }),
  });
  const response = await dispatch({ ...at.runtime, db: wide }, limits, "api", request);
  return {
    status: response.status,
    body: (await response.json()) as Answer["body"],
    replayed: response.headers.get("idempotency-replayed") === "true",
  };
}

const ledger = async ({ db, workspaceId }: Workspace) =>
  (await db.creditEntry.findMany({ where: { workspaceId } })).reduce((sum, { amount }) => sum + amount, 0);
const posts = ({ db, workspaceId }: Workspace) => db.post.count({ where: { workspaceId } });
const jobs = async ({ db }: Workspace) =>
  (
    await db.$queryRaw<{ postId: string }[]>`
    SELECT data->'payload'->>'postId' AS "postId" FROM pgboss.job WHERE data->>'job' = 'generate-post'`
  ).map(({ postId }) => postId);

async function withCredits(credits: number) {
  const at = await workspace();
  const { id } = await at.project();
  await setBalance(at, credits, at.clock.now());
  return { at, projectId: id };
}

test(
  "200 creations at once with 50 credits make exactly 50 posts, each with its debit and its job",
  { timeout: 60_000 },
  async () => {
    const { at, projectId } = await withCredits(50);
    const answers = await Promise.all(Array.from({ length: 200 }, () => create(at, projectId)));
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(150);
    const left = accepted.map(({ body }) => body.remainingCredits ?? -1);
    expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
    const ids = accepted.map(({ body }) => body.postId ?? "").toSorted();
    expect(await ledger(at)).toBe(0);
    expect(await posts(at)).toBe(50);
    const debits = await at.db.creditEntry.findMany({ where: { workspaceId: at.workspaceId, reason: "post_created" } });
    expect(debits.map(({ postId }) => postId ?? "").toSorted()).toEqual(ids);
    expect((await jobs(at)).filter((id) => ids.includes(id)).toSorted()).toEqual(ids);
  },
);

test("what remains is the ledger's sum at every answer, and what the plan says is available", async () => {
  const { at, projectId } = await withCredits(3);
  for (const left of [2, 1, 0]) {
    const { remainingCredits } = await at.api("createPost", { body: { projectId, theme: "Café" } });
    expect(remainingCredits).toBe(left);
    expect(await ledger(at)).toBe(left);
    expect((await at.api("readPlan", {})).availableCredits).toBe(left);
  }
  await expect(at.api("createPost", { body: { projectId, theme: "Café" } })).rejects.toMatchObject({
    status: 409,
    code: "invalid_state",
  });
  expect(await posts(at)).toBe(3);
});

test("the plan's credits go first, a pack's last", async () => {
  const at = await workspace({ plan: { posts: 12 } });
  const { id: projectId } = await at.project();
  const grant = { key: newId("entry"), bucket: "pack", amount: 2, reason: "pack", at: at.clock.now() } as const;
  await grantCredits(at, grant);
  const buckets: string[] = [];
  for (let index = 0; index < 14; index++) {
    const { postId } = await at.api("createPost", { body: { projectId, theme: "Café" } });
    const { bucket } = await at.db.creditEntry.findFirstOrThrow({ where: { postId } });
    buckets.push(bucket);
  }
  expect(buckets).toEqual([...Array.from({ length: 12 }, () => "plan"), "pack", "pack"]);
  expect((await create(at, projectId)).status).toBe(409);
});

test("each way to create a post costs one, and no other call costs any", async () => {
  const { at, projectId } = await withCredits(10);
  await at.db.project.update({ where: { id: projectId }, data: { voice: "default" } });
  await at.db.workspace.update({ where: { id: at.workspaceId }, data: { previewFormats: ["animated_audio"] } });
  await at.api("createPost", { body: { projectId, link: "https://example.com/a" } });
  await at.api("createReel", { body: { projectId, theme: "Café" } });
  await at.api("createAudiogram", { body: { projectId, theme: "Café" } });
  expect(await ledger(at)).toBe(7);
});

test("a deleted post gives no credit back", async () => {
  const { at, projectId } = await withCredits(2);
  const { postId } = await at.api("createPost", { body: { projectId, theme: "Café" } });
  await at.api("deletePost", { params: { id: postId } });
  expect(await ledger(at)).toBe(1);
  expect((await at.api("createPost", { body: { projectId, theme: "Café" } })).remainingCredits).toBe(0);
});

test(
  "50 calls at once with one Idempotency-Key make one post for one credit, and answer alike",
  { timeout: 60_000 },
  async () => {
    const { at, projectId } = await withCredits(50);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create(at, projectId, { "Idempotency-Key": "one" })),
    );
    expect(new Set(answers.map(({ body, status }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 202, body: { remainingCredits: 49 } });
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await posts(at)).toBe(1);
    expect(await ledger(at)).toBe(49);
  },
);

describe("a creation whose connection dies before it is acknowledged", () => {
  test.each([
    ["without an Idempotency-Key", {}],
    ["with one", { "Idempotency-Key": "killed" }],
  ])("%s leaves neither post nor debit nor job, and can be asked again", async (_, headers) => {
    const { at, projectId } = await withCredits(5);
    const before = (await jobs(at)).length;
    const outsider = new Client({ connectionString: url });
    await outsider.connect();
    // The job is the last that the transaction writes: here it waits, with all else written.
    await outsider.query("BEGIN; LOCK TABLE pgboss.job IN EXCLUSIVE MODE");
    const asked = create(at, projectId, headers);
    await killWaiting(outsider);
    const { status } = await asked;
    await outsider.query("ROLLBACK");
    await outsider.end();
    expect(status).toBe(500);
    expect([await posts(at), await ledger(at), (await jobs(at)).length]).toEqual([0, 5, before]);
    expect(await create(at, projectId, headers)).toMatchObject({
      status: 202,
      body: { remainingCredits: 4 },
      replayed: false,
    });
    expect([await posts(at), await ledger(at), (await jobs(at)).length]).toEqual([1, 4, before + 1]);
  });
});

/** Ends the one backend of this database that waits for a lock, as a crash would. */
async function killWaiting(outsider: Client) {
  for (let tries = 0; tries < 200; tries++) {
    const { rowCount } = await outsider.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
    );
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("nothing waits");
}
