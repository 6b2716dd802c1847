import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { embeddedStorage } from "#lib/adapters/embedded/storage.ts";
import { type Db, openDatabase } from "#lib/db/client.ts";
import { migrate } from "#lib/db/migrate.ts";
import { mediaKey } from "#lib/domain/media.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { connect, makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { readArchive } from "./archive.ts";
import { backup } from "./backup.ts";
import { exportWorkspace } from "./export-workspace.ts";
import { importWorkspace } from "./import-workspace.ts";
import { restore } from "./restore.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Runtime = Workspace["runtime"];

/** 1,000 in the long mode. */
const READS = Number(process.env["BACKUP_READS"] ?? 120);
const limits = createRateLimits(1_000_000);
const folder = join(tmpdir(), `pauta-archive-${randomUUID()}`);
const file = `${folder}.backup`;

let url: string;
let empty: { db: Db; url: string; runtime: Runtime };
let at: Workspace;

beforeAll(async () => {
  ({ url } = await testDatabase());
  at = await workspace({ previewFormats: ["infographic", "premium_carousel", "animated_audio"] });
});

/** Another instance, with nothing in it. */
async function makeEmpty() {
  const name = `pauta_test_${Date.now()}_${randomUUID().slice(0, 8)}`;
  await onServer(`CREATE DATABASE "${name}"`);
  const other = new URL(url);
  other.pathname = `/${name}`;
  await migrate(other.href);
  const db = openDatabase(other.href, { poolSize: 3 });
  const storage = embeddedStorage(`file:${folder}/${name}`);
  return { db, url: other.href, runtime: { ...at.runtime, db, ports: { ...at.runtime.ports, storage } } };
}

async function onServer(sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

afterEach(async () => {
  if (!empty) return;
  await empty.db.$disconnect();
  await onServer(`DROP DATABASE IF EXISTS "${new URL(empty.url).pathname.slice(1)}" WITH (FORCE)`);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(file, { force: true });
});

/** A workspace with something of everything, whose texts are of the kind that files lose. */
async function fill() {
  const { id: projectId } = await at.project('Marca, "com aspas"\ne linha\\N');
  for (const format of ["carousel", "infographic", "animated_audio"] as const) {
    for (const status of ["draft", "scheduled", "published", "archived", "failed"] as const) {
      await makePost(at, { projectId, format, status, theme: `${format} 🍀 \t;,"` });
    }
  }
  await connect(at, projectId);
  const content = Buffer.from("a picture");
  const sha256 = createHash("sha256").update(content).digest("hex");
  const name = { workspaceId: at.workspaceId, ownerId: projectId, purpose: "photo", sha256, extension: "jpg" } as const;
  await at.runtime.ports.storage.put(mediaKey(name), content, "image/jpeg");
  const { postId } = await at.api("createPost", { body: { projectId, theme: "Na fila" } });
  await at.api("addSlot", { params: { id: projectId }, body: { dayOfWeek: 2, hour: 9 } });
  return { projectId, postId };
}

/** All that can be read of the workspace, over and over until it is enough. */
async function readsOf({ projectId, postId }: { projectId: string; postId: string }) {
  const { posts } = await at.api("listPosts", { query: { limit: 100 } });
  const paths = [
    "/v1/projects",
    "/v1/plan",
    "/v1/plan?posts=30",
    "/v1/team",
    "/v1/posts?limit=3",
    "/v1/posts?status=draft,scheduled",
    `/v1/projects/${projectId}/dna`,
    `/v1/projects/${projectId}/brand/palettes`,
    `/v1/projects/${projectId}/autopilot`,
    `/v1/projects/${projectId}/reports/summary`,
    `/v1/projects/${projectId}/reports/performance`,
    `/v1/posts/${postId}`,
    ...posts.flatMap(({ id }) => [`/v1/posts/${id}`, `/v1/posts/${id}/slides`]),
  ];
  return Array.from({ length: READS }, (_, index) => paths[index % paths.length] ?? "/v1/plan");
}

async function read(runtime: Runtime, path: string): Promise<string> {
  const response = await dispatch(
    runtime,
    limits,
    "api",
    new Request(`http://pauta.test${path}`, { headers: at.withKey }),
  );
  return `${path} ${response.status} ${await response.text()}`;
}

test("restored into an empty instance, every read answers the same bytes, every file and waiting job is there", async () => {
  const filled = await fill();
  const paths = await readsOf(filled);
  const before: string[] = [];
  for (const path of paths) before.push(await read(at.runtime, path));
  expect(before.filter((answer) => answer.includes(" 200 ")).length).toBeGreaterThan(READS * 0.8);

  const made = await backup(at.runtime, url, file);
  empty = await makeEmpty();
  const restored = await restore(empty.runtime, empty.url, file);
  expect(restored).toMatchObject({ rows: made.rows, files: made.files, connectionsKept: true });
  expect(made.files).toBeGreaterThan(0);

  for (const [index, path] of paths.entries()) expect(await read(empty.runtime, path)).toBe(before[index]);
  const jobs = await empty.db.$queryRaw<unknown[]>`
    SELECT FROM pgboss.job WHERE data->>'job' = 'generate-post' AND data->'payload'->>'postId' = ${filled.postId}`;
  expect(jobs).toHaveLength(1);
  for await (const { key, bytes } of at.runtime.ports.storage.list()) {
    expect(await empty.runtime.ports.storage.head(key)).toMatchObject({ key, bytes });
  }
}, 300_000);

test("a backup is of one moment, whatever is written while it is made", async () => {
  const { id: projectId } = await at.project();
  const content = Buffer.from("x".repeat(100));
  const storage = {
    ...at.runtime.ports.storage,
    // What comes after the snapshot, and before the rows are copied, is of a later moment.
    list: async function* () {
      yield* at.runtime.ports.storage.list();
      await makePost(at, { projectId, theme: "late" });
    },
  };
  await at.runtime.ports.storage.put(
    mediaKey({
      workspaceId: at.workspaceId,
      ownerId: projectId,
      purpose: "photo",
      sha256: "0".repeat(63),
      extension: "jpg",
    }),
    { stream: Readable.from([content]), bytes: content.length },
    "image/jpeg",
  );
  const posts = await at.db.post.count();
  await backup({ ...at.runtime, ports: { ...at.runtime.ports, storage } }, url, file);
  expect(await at.db.post.count()).toBe(posts + 1);
  empty = await makeEmpty();
  await restore(empty.runtime, empty.url, file);
  expect(await empty.db.post.count()).toBe(posts);
});

test("an instance with something in it is left as it is", async () => {
  await backup(at.runtime, url, file);
  await expect(restore(at.runtime, url, file)).rejects.toThrow("not empty");
});

test("a damaged file, or one of another version, restores nothing", async () => {
  await backup(at.runtime, url, file);
  empty = await makeEmpty();
  await empty.db
    .$executeRaw`UPDATE _prisma_migrations SET migration_name = 'another' WHERE migration_name LIKE '%init'`;
  await expect(restore(empty.runtime, empty.url, file)).rejects.toThrow("another version");
  await empty.db
    .$executeRaw`UPDATE _prisma_migrations SET migration_name = '20261120000000_init' WHERE migration_name = 'another'`;
  await truncate(file, 2000);
  await expect(restore(empty.runtime, empty.url, file)).rejects.toThrow("no archive");
  await writeFile(file, "hello");
  await expect(restore(empty.runtime, empty.url, file)).rejects.toThrow("no archive");
  expect(await empty.db.workspace.count()).toBe(0);
});

test("with another token key the accounts ask to be connected again", async () => {
  await backup(at.runtime, url, file);
  empty = await makeEmpty();
  const runtime = { ...empty.runtime, settings: { ...empty.runtime.settings, tokenKey: "another instance's key" } };
  expect(await restore(runtime, empty.url, file)).toMatchObject({ connectionsKept: false });
  expect(await empty.db.socialConnection.count({ where: { brokenReason: null } })).toBe(0);
});

test("a workspace brought to another instance answers there as it did, without its secrets, and only once", async () => {
  const neighbour = await workspace();
  await neighbour.project();
  const filled = await fill();
  await at.db.post.update({ where: { id: filled.postId }, data: { status: "generating" } });
  const made = await exportWorkspace(at.runtime, url, at.workspaceId, createWriteStream(file));
  const archive = await readArchive(file);
  const { hash } = await at.db.apiKey.findFirstOrThrow({ where: { workspaceId: at.workspaceId } });
  const { passwordHash } = await at.db.user.findUniqueOrThrow({ where: { id: at.ownerId } });
  for (const { name } of archive.manifest.tables) {
    const rows = await archive.openTable(name);
    const text = rows ? String(await buffer(rows)) : "";
    for (const secret of [Buffer.from(hash).toString("hex"), passwordHash ?? "?", neighbour.workspaceId]) {
      expect(text.includes(secret), name).toBe(false);
    }
  }
  archive.close();

  empty = await makeEmpty();
  const person = { id: "user_00000000000000000000000000", email: at.owner.email, name: "Here before" };
  await empty.db.user.create({ data: person });
  expect(await importWorkspace(empty.runtime, empty.url, file)).toMatchObject({
    workspaceId: at.workspaceId,
    rows: made.rows,
    files: made.files,
  });
  await expect(importWorkspace(empty.runtime, empty.url, file)).rejects.toThrow("here already");

  expect(await empty.db.workspace.count()).toBe(1);
  expect(await empty.db.member.findFirst({ where: { role: "owner" } })).toMatchObject({ userId: person.id });
  expect(await empty.db.apiKey.count()).toBe(0);
  expect(await empty.db.socialConnection.count()).toBe(0);
  expect(await empty.db.post.count({ where: { status: { in: ["queued", "generating", "publishing"] } } })).toBe(0);
  const slides = (db: Db) => db.slide.findMany({ where: { workspaceId: at.workspaceId }, orderBy: { id: "asc" } });
  expect(await slides(empty.db)).toEqual(await slides(at.db));
  const theirs = (db: Db) =>
    db.creditEntry.findMany({ where: { workspaceId: at.workspaceId }, orderBy: { id: "asc" } });
  expect(await theirs(empty.db)).toEqual(await theirs(at.db));
  for await (const { key, bytes } of at.runtime.ports.storage.list(`${at.workspaceId}/`)) {
    expect(await empty.runtime.ports.storage.head(key)).toMatchObject({ key, bytes });
  }
});
