import type { Db } from "#lib/db/client.ts";

let query: Promise<string> | undefined;

/** A digest of all that is stored and of all that waits to be done, but for when a key was last used. */
export async function snapshot(db: Db): Promise<string> {
  query ??= digestQuery(db);
  return JSON.stringify(await db.$queryRawUnsafe(await query));
}

/** One statement over every table there is. */
async function digestQuery(db: Db): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%' ORDER BY 1`;
  const digests = tables.map(({ name }) => {
    const row = name === "ApiKey" ? `to_jsonb(t) - 'lastUsedAt'` : "to_jsonb(t)";
    return `SELECT '${name}' AS name, md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)) FROM "${name}" t`;
  });
  const jobs = "SELECT 'jobs' AS name, md5(string_agg(id::text, ',' ORDER BY id)) FROM pgboss.job";
  // Once the tables are large they are read in parallel, and come in any order.
  return `${[...digests, jobs].join(" UNION ALL ")} ORDER BY name`;
}
