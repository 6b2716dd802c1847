import { cp, mkdtemp, rm, writeFile, mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { migrate } from "./migrate.ts";

const { db, url } = await testDatabase();
const root = await mkdtemp(join(tmpdir(), "pauta-migrations-"));
const folder = pathToFileURL(`${root}/`);
afterAll(() => rm(root, { recursive: true }));

beforeEach(async () => {
  await rm(root, { recursive: true });
  await cp(new URL("../../prisma/migrations/", import.meta.url), root, { recursive: true });
});

async function add(name: string, sql: string) {
  await mkdir(join(root, name), { recursive: true });
  await writeFile(join(root, name, "migration.sql"), sql);
}

test("many processes at once apply each migration once, and all see it applied", async () => {
  await add("29990101000000_once", `CREATE TABLE "Once" ("id" TEXT)`);
  const results = await Promise.all(Array.from({ length: 8 }, () => migrate(url, folder)));
  expect(results.flatMap(({ applied }) => applied)).toEqual(["29990101000000_once"]);
  await db.$executeRaw`DROP TABLE "Once"`;
  await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE migration_name = '29990101000000_once'`;
});

test("a migration that fails leaves nothing of itself, says which it is, and can be mended", async () => {
  const name = "29990101000000_broken";
  await add(name, `CREATE TABLE "Half" ("id" TEXT); SELECT 1 / 0;`);
  await expect(migrate(url, folder)).rejects.toThrow(/29990101000000_broken.*division by zero/);
  await add(name, `SELECT 1;`);
  expect(await migrate(url, folder)).toEqual({ applied: [name] });
  expect(await db.$queryRaw`SELECT to_regclass('"Half"')::text AS found`).toEqual([{ found: null }]);
  await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE migration_name = ${name}`;
});

test("an index that holds up no writer is made once by many, in the place of what a broken-off making left", async () => {
  const name = "29990101000000_index";
  await add(name, `CREATE INDEX CONCURRENTLY "Late_idx" ON "User"("name");`);
  await db.$executeRaw`CREATE INDEX "Late_idx" ON "User"("email")`;
  const results = await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder)));
  expect(results.flatMap(({ applied }) => applied)).toEqual([name]);
  const made = await db.$queryRaw`SELECT pg_get_indexdef('"Late_idx"'::regclass) AS made`;
  expect(made).toEqual([{ made: expect.stringContaining("(name)") as unknown }]);
  await db.$executeRaw`DROP INDEX "Late_idx"`;
  await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE migration_name = ${name}`;
});

test("a migration that was changed after it was applied is refused by name", async () => {
  const [name] = await appliedNames();
  const file = join(root, `${name}`, "migration.sql");
  await writeFile(file, `${await readFile(file, "utf8")}\n-- one more line`);
  await expect(migrate(url, folder)).rejects.toThrow(`Migration ${name} was changed after it was applied`);
});

test("a database of a newer version is refused by name", async () => {
  const [name] = await appliedNames();
  await rm(join(root, `${name}`), { recursive: true });
  await expect(migrate(url, folder)).rejects.toThrow(`The database has migration ${name}`);
});

test("the history is what Prisma's own migrate reads", async () => {
  const rows = await db.$queryRaw`
    SELECT length(id) AS id, length(checksum) AS checksum, applied_steps_count, logs, rolled_back_at,
      finished_at >= started_at AS finished FROM "_prisma_migrations"`;
  expect(rows).toEqual(
    (await appliedNames()).map(() => ({
      id: 36,
      checksum: 64,
      applied_steps_count: 1,
      logs: null,
      rolled_back_at: null,
      finished: true,
    })),
  );
});

async function appliedNames(): Promise<string[]> {
  const rows = await db.$queryRaw<{ migration_name: string }[]>`SELECT migration_name FROM "_prisma_migrations"`;
  return rows.map(({ migration_name }) => migration_name);
}
