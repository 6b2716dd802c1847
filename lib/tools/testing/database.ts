import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { type Db, openDatabase } from "#lib/db/client.ts";
import { migrate } from "#lib/db/migrate.ts";

interface TestDatabase {
  db: Db;
  url: string;
}

const ROOT = new URL("../../../", import.meta.url);
const ROOT_OF_MIGRATIONS = new URL("prisma/migrations/", ROOT);
// What else shapes the template: the queues, and the version of pg-boss.
const JOB_FILES = ["lib/db/jobs.ts", "lib/db/job-queues.ts", "package.json"];
const TEMPLATE_LOCK = 72707370;
const LEFT_BEHIND_MS = 60 * 60 * 1000;

let opened: Promise<TestDatabase> | undefined;

/** The test file's own database: as migrated, shared with no other file, gone when the file is done. */
export function testDatabase(): Promise<TestDatabase> {
  return (opened ??= create());
}

export async function closeTestDatabase(): Promise<void> {
  if (!opened) return;
  const { db, url } = await opened;
  opened = undefined;
  await db.$disconnect();
  await onServer((server) => server.query(`DROP DATABASE IF EXISTS "${nameOf(url)}" WITH (FORCE)`));
}

async function create(): Promise<TestDatabase> {
  const name = `pauta_test_${Date.now()}_${crypto.randomUUID().slice(0, 8)}`;
  await onServer(async (server) => {
    const template = await ensureTemplate(server);
    await server.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  });
  const url = urlOf(name);
  return { url, db: openDatabase(url, { poolSize: 5 }) };
}

/** Migrates once for all test files and runs, until a migration or a job changes. */
async function ensureTemplate(server: Client): Promise<string> {
  const name = `pauta_template_${await fingerprint()}`;
  await server.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await server.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount) return name;
    await dropLeftBehind(server);
    const unfinished = `${name}_unfinished`;
    await server.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
    await server.query(`CREATE DATABASE "${unfinished}" TEMPLATE template0 ENCODING 'UTF8'`);
    await migrate(urlOf(unfinished));
    await server.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
    return name;
  } finally {
    await server.query("SELECT pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  }
}

/** Databases of runs that were killed, and templates of earlier migrations. */
async function dropLeftBehind(server: Client) {
  const { rows } = await server.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database d WHERE NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datid = d.oid)
     AND (datname ~ '^pauta_template_' OR split_part(substring(datname FROM '^pauta_test_(.*)$'), '_', 1)::bigint < $1)`,
    [Date.now() - LEFT_BEHIND_MS],
  );
  for (const { name } of rows) await server.query(`DROP DATABASE IF EXISTS "${name}"`);
}

async function fingerprint(): Promise<string> {
  const migrations = (await readdir(ROOT_OF_MIGRATIONS)).map((name) => `prisma/migrations/${name}/migration.sql`);
  const files = [...migrations.filter((file) => !file.includes(".toml")).toSorted(), ...JOB_FILES];
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(await readFile(new URL(file, ROOT)));
  return hash.digest("hex").slice(0, 16);
}

async function onServer(work: (server: Client) => Promise<unknown>) {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function serverUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("TEST_DATABASE_URL is missing: npm test starts a database and gives it");
  return url;
}

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);
