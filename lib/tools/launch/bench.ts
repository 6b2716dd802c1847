import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ALLOCATION, THREADS } from "./configuration.ts";
import { migrateDatabase } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { main, Stop } from "./stop.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { runScript } from "./with-database.ts";

const FOLDER = "e2e/bench";
/** They ask no database, so none is started for them. */
const WITHOUT_DATABASE = ["asked", "start", "stills", "writing"];

/** Runs a benchmark on a database that is as durable as the real one: at DATABASE_URL, or one for the run. */
await main(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const script = join(FOLDER, `${name}.ts`);
  if (!name || !existsSync(script))
    throw new Stop(`npm run bench -- <name>; there are: ${names().join(", ") || "none"}`);
  if (WITHOUT_DATABASE.includes(name)) return runScript(script, args, environment());
  const given = process.env["DATABASE_URL"];
  if (given) return run(script, args, given);
  const directory = temporaryDirectory("bench");
  const server = openPostgres(directory);
  try {
    await server.start();
    return await run(script, args, server.url());
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

async function run(script: string, args: string[], url: string): Promise<number> {
  await migrateDatabase(url);
  return runScript(script, args, { ...environment(), DATABASE_URL: url });
}

function environment() {
  return { ...ALLOCATION, ...THREADS, ...process.env, NEXTAUTH_SECRET: "a secret for benchmarks" };
}

function names(): string[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).flatMap((file) => (file.endsWith(".ts") ? [file.slice(0, -3)] : []));
}
