import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { newDataDirectory, startPauta } from "#lib/testing/pauta.ts";
import { build } from "./build.ts";
import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { findPostgres } from "./postgres.ts";
import { Stop } from "./stop.ts";
import { showTool } from "./tool.ts";
import { type Tally, tallyPlaywright, tallyVitest } from "./tally.ts";

const REPORTS = "test-results";
const WARNS = /⚠|\bwarn(ing)?\b/i;

export const STAGES: Record<string, (filters: string[]) => Promise<Tally>> = {
  check: async () => ({ ...(await runChecks()), skipped: 0 }),
  unit: (filters) => vitest("unit", filters),
  build: buildOnce,
  e2e: journeys,
  faults: (filters) => vitest("faults", filters),
};

/** The stages that need the web app built: they are not worth running when the build fails. */
export const NEED_BUILD = ["e2e", "faults"];

async function vitest(project: string, filters: string[]): Promise<Tally> {
  const report = reportFile(project);
  const options = ["--config", "lib/testing/vitest.config.ts", "--project", project];
  const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", ...options, ...reporters, ...filters];
  return tallyVitest(report, await showTool(args, process.env));
}

async function buildOnce(): Promise<Tally> {
  const output = await build({ ...process.env, NODE_ENV: "production" });
  const warns = output !== null && WARNS.test(output);
  if (warns) console.log(output);
  return { passed: warns ? 0 : 1, failed: warns ? 1 : 0, skipped: 0 };
}

async function journeys(filters: string[]): Promise<Tally> {
  const report = reportFile("e2e");
  const chromium = await findChromium();
  const database = await ownDatabase(process.env["DATABASE_URL"]);
  const dataDir = newDataDirectory();
  const server = await startPauta({ dataDir, env: { SEED_DEMO: "0", DATABASE_URL: database?.url ?? "" } });
  try {
    const url = database?.url ?? (await findPostgres(dataDir));
    if (!url) throw new Stop("The server under test has no database.");
    const env = {
      ...process.env,
      BASE_URL: server.url,
      CHROMIUM_PATH: chromium,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const options = ["--config", "e2e/playwright.config.ts", "--reporter", "list,json"];
    const code = await showTool(["node_modules/@playwright/test/cli.js", "test", ...options, ...filters], env);
    return tallyPlaywright(report, code);
  } finally {
    await server.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A database for one run on a server that was given to us. */
async function ownDatabase(serverUrl: string | undefined) {
  if (!serverUrl) return null;
  const name = `pauta_e2e_${Date.now()}`;
  const onServer = async (sql: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await onServer(`CREATE DATABASE "${name}" TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE "${name}" WITH (FORCE)`) };
}

function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(process.cwd(), REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
