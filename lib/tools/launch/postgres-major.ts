import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./stop.ts";

/** PostgreSQL reads no data but its own major version's: said before it tries, with the way to bring them over. */
export function refuseOtherMajor(cluster: string, server: string): void {
  const file = join(cluster, "PG_VERSION");
  const ours = /\(PostgreSQL\) (\d+)/.exec(server)?.[1];
  const made = existsSync(file) ? readFileSync(file, "utf8").trim() : ours;
  if (ours === undefined || made === ours) return;
  throw new Stop(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this Pauta brings ${ours}: nothing was changed. ` +
      `Start a PostgreSQL ${made} of your own on it and set DATABASE_URL, or bring it over with pg_dump and psql into the ` +
      `database that an empty DATA_DIR begins with (see docs/upgrade.md).`,
  );
}
