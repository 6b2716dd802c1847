import { ASKED, NEED_BUILD, STAGES, TURNS } from "./stages.ts";
import { main, reason, Stop } from "./stop.ts";
import { describe, sum, type Tally } from "./tally.ts";

const FAILED: Tally = { passed: 0, failures: ["it did not run"], retried: [], skipped: 0 };

// `npm test` runs all; `npm test -- unit lib/db` runs one stage, and of it what its tool finds by the rest.
await main(async () => {
  const [only, ...filters] = process.argv.slice(2);
  if (only && !(only in STAGES)) throw new Stop(`npm test -- [${Object.keys(STAGES).join("|")}] [filter]`);
  const tallies: Tally[] = [];
  let isBuilt = true;
  for (const turn of TURNS) {
    const isWanted = (name: string) =>
      only ? name === only || (name === "build" && NEED_BUILD.includes(only)) : name !== ASKED;
    const wanted = turn.filter(isWanted);
    if (wanted.length === 0) continue;
    console.log(`\n== ${wanted.join(", ")}`);
    const mayRun: boolean = isBuilt || !wanted.some((name) => NEED_BUILD.includes(name));
    if (!mayRun) console.log("not run, since the build failed");
    const ended: Tally[] = await Promise.all(
      wanted.map(async (name) => (mayRun ? await attempt(name, filters) : FAILED)),
    );
    if (wanted.includes("build")) isBuilt = !ended.includes(FAILED);
    const named = (names: string[], index: number) => names.map((one) => `${wanted[index]}: ${one}`);
    tallies.push(
      ...ended.map((tally, index) => ({
        ...tally,
        failures: named(tally.failures, index),
        retried: named(tally.retried, index),
      })),
    );
  }
  const all = sum(tallies);
  console.log(describe(all));
  return all.failures.length > 0 ? 1 : 0;
});

/** A stage that crashes counts as one failure, and the next ones still run. */
async function attempt(name: string, filters: string[]): Promise<Tally> {
  try {
    return (await STAGES[name]?.(filters)) ?? FAILED;
  } catch (error) {
    console.error(error instanceof Stop ? reason(error) : error);
    return FAILED;
  }
}
