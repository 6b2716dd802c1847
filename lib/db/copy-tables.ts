import type { Readable, Writable } from "node:stream";
import { type Client, escapeIdentifier } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

interface Parent {
  /** where the child names it */
  column: string;
  table: string;
  key: string;
}

/** A table as an archive has it. */
export interface TableShape {
  name: string;
  columns: string[];
}

export interface Table extends TableShape {
  parents: Parent[];
}

/** What is of one process or of one database alone. */
const LEFT_OUT = ["_prisma_migrations", "WorkerHeartbeat"];

/** Every table, each after those that it refers to. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       coalesce((SELECT json_agg(json_build_object('column', f.attname, 'table', r.relname, 'key', k.attname))
        FROM pg_constraint o JOIN pg_class r ON r.oid = o.confrelid
        JOIN pg_attribute f ON f.attrelid = o.conrelid AND f.attnum = o.conkey[1]
        JOIN pg_attribute k ON k.attrelid = o.confrelid AND k.attnum = o.confkey[1]
        WHERE o.conrelid = c.oid AND o.contype = 'f'), '[]') AS parents
     FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
     ORDER BY c.relname`,
    [LEFT_OUT],
  );
  return inOrder(rows);
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const parent of table.parents) {
      const found = tables.find(({ name }) => name === parent.table);
      if (found && found !== table) visit(found);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

/** Jobs that wait or run; those that begin by the clock begin by it anywhere. */
export async function readJobShape(client: Client): Promise<TableShape> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  return { name: "pgboss.job", columns: rows.map(({ column }) => column) };
}

export const JOBS_WAITING = "state < 'completed' AND singleton_on IS NULL AND data ? 'job'";

const identifier = (name: string) => name.split(".").map(escapeIdentifier).join(".");
const list = (columns: readonly string[]) => columns.map(escapeIdentifier).join(", ");

export async function countRows(client: Client, table: string, where = "true"): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${identifier(table)} WHERE ${where}`,
  );
  return rows[0]?.n ?? 0;
}

/** `as` says what stands in the place of a column, in SQL. */
export function copyOut(
  client: Client,
  { columns, name }: TableShape,
  where = "true",
  as: Record<string, string> = {},
): Readable {
  const values = columns.map((column) => `${as[column] ?? escapeIdentifier(column)} AS ${escapeIdentifier(column)}`);
  const select = `SELECT ${values.join(", ")} FROM ${identifier(name)} WHERE ${where}`;
  return client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT csv, HEADER)`));
}

export const copyIn = (client: Client, { columns, name }: TableShape): Writable & { rowCount: number } =>
  client.query(copyFrom(`COPY ${identifier(name)} (${list(columns)}) FROM STDIN (FORMAT csv, HEADER match)`));

/** The migrations that made the tables what they are. */
export async function readMigrationNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
