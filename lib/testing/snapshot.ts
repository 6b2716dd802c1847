import type { Db } from "#lib/db/client.ts";

/** A digest of all that is stored, but for what every call may touch: when a key was last used. */
export async function snapshot(db: Db): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;
  const digests = await Promise.all(
    tables.map(async ({ name }) => {
      const row = name === "ApiKey" ? `to_jsonb(t) - 'lastUsedAt'` : "to_jsonb(t)";
      const [digested] = await db.$queryRawUnsafe<{ digest: string | null }[]>(
        `SELECT md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)) AS digest FROM "${name}" t`,
      );
      return `${name}=${digested?.digest}`;
    }),
  );
  return digests.join("\n");
}
