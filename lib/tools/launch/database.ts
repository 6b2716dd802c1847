import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { migrate } from "#lib/db/migrate.ts";
import type { Configuration } from "./configuration.ts";
import type { DataDirectory } from "./data-directory.ts";
import { openPostgres, type Postgres } from "./postgres.ts";
import { reason, Stop } from "./stop.ts";

const SHORTEST_MS = 250;
const LONGEST_MS = 15_000;

export interface Database {
  url: string;
  /** Absent when the database is another's, given by DATABASE_URL. */
  embedded?: Postgres;
  how: "started" | "adopted" | "given";
}

export async function startDatabase(configuration: Configuration, data: DataDirectory): Promise<Database> {
  if (configuration.DATABASE_URL) return { url: configuration.DATABASE_URL, how: "given" };
  const embedded = openPostgres(data.path);
  const how = await embedded.start();
  return { url: embedded.url(), embedded, how };
}

/** Starts the embedded server again whenever it is found dead. */
export async function watchDatabase(embedded: Postgres, signal: AbortSignal): Promise<void> {
  let delayMs = SHORTEST_MS;
  for (;;) {
    await sleep(delayMs);
    if (signal.aborted) return;
    if (embedded.isRunning()) {
      delayMs = SHORTEST_MS;
      continue;
    }
    console.error("  database ended: starting it again");
    await embedded.start().catch((error: unknown) => console.error(`  ${reason(error)}`));
    delayMs = Math.min(delayMs * 2, LONGEST_MS);
  }
}

export async function migrateDatabase(url: string): Promise<string[]> {
  try {
    return (await migrate(url)).applied;
  } catch (error) {
    throw new Stop(`The database at ${withoutPassword(url)} cannot be used: ${reason(error)}`);
  }
}

/** Whether nobody has a workspace yet. */
export async function isUnused(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query('SELECT 1 FROM "Workspace" LIMIT 1')).rowCount === 0;
  } finally {
    await client.end();
  }
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
