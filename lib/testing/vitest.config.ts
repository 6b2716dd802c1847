import { defineConfig } from "vitest/config";

// As with the journeys: a machine that is shared stalls now and then, and what fails twice is wrong.
const retry = process.env["CI"] ? 1 : 0;
const root = new URL("../../", import.meta.url).pathname;

/** `unit` runs on a database server for tests; `faults` starts and kills whole Pautas, one after another. */
export default defineConfig({
  test: {
    slowTestThreshold: 10_000,
    // All cores: most tests wait for the database or the encoder.
    maxWorkers: "100%",
    projects: [
      {
        root,
        test: {
          name: "unit",
          include: ["lib/**/*.test.ts", "components/**/*.test.{ts,tsx}"],
          globalSetup: ["lib/testing/database-server.ts"],
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
          globalSetup: ["lib/testing/database-server.ts"],
          retry,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
