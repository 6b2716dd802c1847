import { main } from "./stop.ts";
import { showTool } from "./tool.ts";

const VITEST = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config",
  "lib/tools/testing/vitest.config.ts",
  "--project",
  "unit",
];

/** The tests named *.fuzz.test.ts, with more tries than `npm test` gives them, and others each time. */
const TRIES = { FUZZ_RUNS: "1000", FUZZ_SEED: String(Date.now() % 2 ** 31) };
await main(() => showTool([...VITEST, ".fuzz.", ...process.argv.slice(2)], { ...TRIES, ...process.env }));
