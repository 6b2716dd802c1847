import type { Db } from "#lib/db/client.ts";

let query: Promise<string> | undefined;

/**
 * A digest of all that is stored and of all that waits to be done, but for when a key was last used: of each table how
 * many rows it has and which transactions wrote them, since reading the rows themselves takes longer with each test.
 */
export async function snapshot(db: Db): Promise<string> {
  query ??= digestQuery(db);
  return JSON.stringify(await db.$queryRawUnsafe(await query));
}

/** One statement over every table there is. */
async function digestQuery(db: Db): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%' ORDER BY 1`;
  const digests = tables.map(({ name }) =>
    name === "ApiKey"
      ? `SELECT '${name}' AS name, md5(string_agg((to_jsonb(t) - 'lastUsedAt')::text, ',' ORDER BY id)) FROM "${name}" t`
      : `SELECT '${name}' AS name, concat(count(*), ' ', sum(xmin::text::bigint)) FROM "${name}"`,
  );
  const jobs = "SELECT 'jobs' AS name, md5(string_agg(id::text, ',' ORDER BY id)) FROM pgboss.job";
  // Once the tables are large they are read in parallel, and come in any order.
  return `${[...digests, jobs].join(" UNION ALL ")} ORDER BY name`;
}
