import { NEED_BUILD, STAGES } from "./stages.ts";
import { main, reason, Stop } from "./stop.ts";
import { describe, sum, type Tally } from "./tally.ts";

const FAILED: Tally = { passed: 0, failures: ["it did not run"], retried: [], skipped: 0 };

// `npm test` runs all; `npm test -- unit lib/db` runs one stage, and of it what its tool finds by the rest.
await main(async () => {
  const [only, ...filters] = process.argv.slice(2);
  if (only && !(only in STAGES)) throw new Stop(`npm test -- [${Object.keys(STAGES).join("|")}] [filter]`);
  const tallies: Tally[] = [];
  let isBuilt = true;
  for (const [name, run] of Object.entries(STAGES)) {
    if (only && name !== only && !(name === "build" && NEED_BUILD.includes(only))) continue;
    console.log(`\n== ${name}`);
    if (!isBuilt && NEED_BUILD.includes(name)) console.log("not run, since the build failed");
    const tally: Tally = isBuilt || !NEED_BUILD.includes(name) ? await attempt(() => run(filters)) : FAILED;
    if (name === "build") isBuilt = tally !== FAILED;
    const named = (names: string[]) => names.map((one) => `${name}: ${one}`);
    tallies.push({ ...tally, failures: named(tally.failures), retried: named(tally.retried) });
  }
  const all = sum(tallies);
  console.log(describe(all));
  return all.failures.length > 0 ? 1 : 0;
});

/** A stage that crashes counts as one failure, and the next ones still run. */
async function attempt(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Stop ? reason(error) : error);
    return FAILED;
  }
}
