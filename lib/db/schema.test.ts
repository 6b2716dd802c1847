import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { writeSchemaSql } from "#lib/tools/testing/schema-sql.ts";

const { url } = await testDatabase();
const client = new Client({ connectionString: url });

beforeAll(async () => {
  await client.connect();
  await client.query(`CREATE SCHEMA declared; SET search_path = declared; ${await writeSchemaSql()}`);
});
afterAll(() => client.end());

/** One line for each fact, without the name of the schema it is found in. */
async function read(sql: string, schema: "public" | "declared"): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(sql, [schema]);
  return rows.map(({ fact }) => fact.replaceAll(`${schema}.`, "").replaceAll(`"${schema}".`, "")).toSorted();
}

const COLUMNS = `
  SELECT concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attnotnull THEN 'required' END, pg_get_expr(d.adbin, d.adrelid)) AS fact
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
    AND a.attnum > 0 AND NOT a.attisdropped`;

const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS fact
  FROM pg_index i
  JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = $1::regnamespace AND c.relname <> '_prisma_migrations'`;

const FOREIGN_KEYS = `
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS fact
  FROM pg_constraint WHERE connamespace = $1::regnamespace AND contype = 'f'`;

test("every table and column of the schema is in the database, with its type, default and nothing besides", async () => {
  const declared = await read(COLUMNS, "declared");
  expect(declared.length).toBeGreaterThan(200);
  expect(await read(COLUMNS, "public")).toEqual(declared);
});

test("every key and index is there; only those that the schema language cannot say come on top", async () => {
  const declared = new Set(await read(INDEXES, "declared"));
  const found = new Set(await read(INDEXES, "public"));
  expect([...declared].filter((index) => !found.has(index))).toEqual([]);
  expect([...found].filter((index) => !declared.has(index))).toEqual([
    expect.stringContaining('"Invite_one_pending"'),
    expect.stringContaining('"RadarRun_one_running"'),
  ]);
});

test("every relation is a foreign key", async () => {
  const declared = await read(FOREIGN_KEYS, "declared");
  expect(declared.length).toBeGreaterThan(20);
  expect(await read(FOREIGN_KEYS, "public")).toEqual(declared);
});

test("ids compare bytewise, whatever the server's locale", async () => {
  const { rows } = await client.query(`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' AND data_type = 'text'
      AND column_name ~ '^id$|Id$' AND collation_name IS DISTINCT FROM 'C'`);
  expect(rows).toEqual([]);
});

test("a renumbering of slides may pass through doubles, but not end in one", async () => {
  const { rows } = await client.query(
    `SELECT condeferrable, condeferred FROM pg_constraint WHERE conname = 'Slide_postId_position_key' AND connamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([{ condeferrable: true, condeferred: true }]);
});
