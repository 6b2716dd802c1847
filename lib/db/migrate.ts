import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readdir, readFile } from "node:fs/promises";
import { Client } from "pg";
import { installJobQueues } from "./job-queues.ts";

const FOLDER = new URL("../../prisma/migrations/", import.meta.url);
// The lock that Prisma's own migrate takes, so that the two exclude each other.
const LOCK = 72707369;
const TURN_EVERY_MS = 50;
const OLDEST_SERVER = 150000;
/** Alone in its migration: it holds up no writer, and no transaction may hold it. */
const CONCURRENT_INDEX = /^CREATE INDEX CONCURRENTLY ("\w+")/;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** Brings the database up to this version. Any number of processes may call it at once: one works, the others wait. */
export async function migrate(databaseUrl: string, folder: URL = FOLDER): Promise<{ applied: string[] }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseOldServer(client);
    await takeTurn(client);
    await createHistory(client);
    const pending = listPending(await readMigrations(folder), await readHistory(client));
    for (const migration of pending) await apply(client, migration);
    await installJobQueues(databaseUrl);
    return { applied: pending.map(({ name }) => name) };
  } finally {
    // Closing the session frees the lock.
    await client.end();
  }
}

/** Asks again and again: a question that waited would be a transaction that CREATE INDEX CONCURRENTLY waits for. */
async function takeTurn(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(`SELECT pg_try_advisory_lock($1) AS "isOurs"`, [LOCK]);
    if (rows[0]?.isOurs) return;
    await sleep(TURN_EVERY_MS);
  }
}

async function refuseOldServer(client: Client) {
  const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
  const version = Number(rows[0]?.server_version_num);
  if (version < OLDEST_SERVER) {
    throw new Error(`PostgreSQL ${Math.floor(version / 10_000)} is too old: version 15 or newer is needed.`);
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(new URL(`${name}/migration.sql`, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** The table as Prisma makes it. */
async function createHistory(client: Client) {
  await client.query(`
    CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      id                  VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum            VARCHAR(64) NOT NULL,
      finished_at         TIMESTAMPTZ,
      migration_name      VARCHAR(255) NOT NULL,
      logs                TEXT,
      rolled_back_at      TIMESTAMPTZ,
      started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
      applied_steps_count INTEGER NOT NULL DEFAULT 0
    )`);
}

async function readHistory(client: Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  return rows;
}

function listPending(migrations: Migration[], history: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, finished_at } of history) {
    const migration = known.get(name);
    if (!migration)
      throw new Error(`The database has migration ${name}, which this version lacks: run a newer version.`);
    if (!finished_at)
      throw new Error(`Migration ${name} was left half done: resolve it with "prisma migrate resolve".`);
    if (migration.checksum !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied: restore its file, and add a new migration.`);
    }
  }
  const done = new Set(history.map(({ migration_name }) => migration_name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(client: Client, migration: Migration) {
  const [, index] = CONCURRENT_INDEX.exec(migration.sql) ?? [];
  try {
    await (index === undefined ? applyWhole(client, migration) : applyIndex(client, migration, index));
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed and was rolled back: ${String(error)}`, { cause: error });
  }
}

async function applyWhole(client: Client, migration: Migration) {
  await client.query("BEGIN");
  try {
    await client.query(migration.sql);
    await record(client, migration);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** What a broken-off making left under this name is no index; PostgreSQL keeps it all the same. */
async function applyIndex(client: Client, migration: Migration, index: string) {
  await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
  await client.query(migration.sql);
  await record(client, migration);
}

const record = (client: Client, { checksum, name }: Migration) =>
  client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
