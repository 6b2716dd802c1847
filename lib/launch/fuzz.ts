import { main } from "./stop.ts";
import { showTool } from "./tool.ts";

const VITEST = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config",
  "lib/testing/vitest.config.ts",
  "--project",
  "unit",
];

/** The tests named *.fuzz.test.ts, with more tries than `npm test` gives them. */
await main(() => showTool([...VITEST, ".fuzz.", ...process.argv.slice(2)], { FUZZ_RUNS: "1000", ...process.env }));
