import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// As with the journeys: a machine that is shared stalls now and then, and what fails twice is wrong.
const retry = process.env["CI"] ? 1 : 0;
const root = new URL("../../../", import.meta.url).pathname;

/** `unit` runs on a database server for tests; `faults` starts and kills whole Pautas, each with data and ports of its own. */
export default defineConfig({
  test: {
    slowTestThreshold: 10_000,
    projects: [
      {
        root,
        test: {
          name: "unit",
          include: ["lib/**/*.test.ts", "components/**/*.test.{ts,tsx}"],
          globalSetup: ["lib/tools/testing/database-server.ts"],
          setupFiles: ["lib/tools/testing/after-file.ts"],
          // One more than there are cores: most tests wait for the database, a worker or the encoder.
          maxWorkers: availableParallelism() + 1,
          // To load all that a service imports takes a second or two, and would for each of the files.
          isolate: false,
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: "faults",
          include: ["e2e/faults/**/*.test.ts"],
          // What takes minutes: `npm run test:long`.
          exclude: process.env["LONG"] ? [] : ["**/*.long.test.ts"],
          maxWorkers: 2,
          globalSetup: ["lib/tools/testing/database-server.ts"],
          setupFiles: ["lib/tools/testing/after-file.ts"],
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
