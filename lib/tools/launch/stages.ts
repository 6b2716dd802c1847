import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { build } from "./build.ts";
import type { Environment } from "./configuration.ts";
import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { findPostgres } from "./postgres.ts";
import { Stop } from "./stop.ts";
import { showTool } from "./tool.ts";
import { sum, type Tally, tallyPlaywright, tallyVitest } from "./tally.ts";

const REPORTS = "test-results";
/** What takes minutes: more of what `npm test` does a little of, and what it does not. */
const LONG = ["generations", "models", "web-away", ".long."];
const LONGER = { LONG: "1", GENERATIONS: "40", AWAY_POSTS: "200", AWAY_SECONDS: "60", MODEL_ROUNDS: "3" };
const WARNS = /⚠|\bwarn(ing)?\b/i;

export const STAGES: Record<string, (filters: string[]) => Promise<Tally>> = {
  check: async () => ({ ...(await runChecks()), retried: [], skipped: 0 }),
  unit: (filters) => vitest("unit", filters),
  build: buildOnce,
  e2e: (filters) => journeys(filters),
  faults: (filters) => vitest("faults", filters),
  long: async () => {
    const env = { ...LONGER, ...process.env };
    return sum([await vitest("faults", [...LONG, "--no-file-parallelism"], env), await journeys([".long."], env)]);
  },
};

/**
 * One after the other, each with all of the machine; but journeys and faults mostly wait, for what they started to be
 * ready, for a clock or for a lease to end, and do so together.
 */
export const TURNS: string[][] = [["check"], ["unit"], ["build"], ["e2e", "faults"], ["long"]];

/** What runs only when it is asked for by its name. */
export const ASKED = "long";

/** The stages that need the web app built: they are not worth running when the build fails. */
export const NEED_BUILD = ["e2e", "faults", "long"];

async function vitest(project: string, filters: string[], env: Environment = process.env): Promise<Tally> {
  const report = reportFile(project);
  const options = ["--config", "lib/tools/testing/vitest.config.ts", "--project", project];
  const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", ...options, ...reporters, ...filters];
  return tallyVitest(report, await showTool(args, env));
}

async function buildOnce(): Promise<Tally> {
  const output = await build({ ...process.env, NODE_ENV: "production" });
  const warns = output !== null && WARNS.test(output);
  if (warns) console.log(output);
  return { passed: warns ? 0 : 1, failures: warns ? ["it warns"] : [], retried: [], skipped: 0 };
}

async function journeys(filters: string[], given: Environment = process.env): Promise<Tally> {
  const url = given["DATABASE_URL"];
  return url ? onOwnDatabase(url, (own) => journeysOn(own, filters, given)) : journeysOn("", filters, given);
}

/** On that database, or on one that the server brings along. */
async function journeysOn(databaseUrl: string, filters: string[], given: Environment): Promise<Tally> {
  const report = reportFile("e2e");
  const chromium = await findChromium();
  const dataDir = newDataDirectory();
  const server = await startPauta({ dataDir, env: { SEED_DEMO: "0", DATABASE_URL: databaseUrl, WORKERS: "2" } });
  try {
    const url = databaseUrl || (await findPostgres(dataDir));
    if (!url) throw new Stop("The server under test has no database.");
    const env = {
      ...given,
      BASE_URL: server.url,
      CHROMIUM_PATH: chromium,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const options = ["--config", "e2e/playwright.config.ts", "--reporter", "list,json"];
    const code = await showTool(["node_modules/@playwright/test/cli.js", "test", ...options, ...filters], env);
    const tally = tallyPlaywright(report, code);
    if (tally.failures.length + tally.retried.length > 0) showFaults(server.output());
    return tally;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What the server had to log as an error, in the words of whoever wrote the line. */
function showFaults(output: string): void {
  const faults = output.split("\n").filter((line) => line.includes(`"level":${pino.levels.values["error"]}`));
  if (faults.length > 0) console.log(["\nThe server under test logged:", ...faults].join("\n"));
}

function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(process.cwd(), REPORTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}
