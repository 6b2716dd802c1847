import { defineConfig } from "vitest/config";

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
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
