import { fix, runChecks } from "./checks.ts";
import { main } from "./stop.ts";

await main(async () => {
  if (process.argv.includes("--fix")) await fix();
  return (await runChecks()).failures.length > 0 ? 1 : 0;
});
