import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "#lib/tools/launch/chromium-flags.ts";

const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "journeys",
  testIgnore: process.env["LONG"] ? [] : ["**/*.long.spec.ts"],
  outputDir: "../test-results/journeys",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // One more than can draw at once: most of a journey waits for a worker, a clock or the encoder.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  // Two cores render videos and draw pages at once: what is late there is not wrong.
  expect: { timeout: 30_000 },
  retries: process.env["CI"] ? 1 : 0,
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:3000",
    // A browser without a window has nobody who is asked.
    permissions: ["clipboard-read", "clipboard-write"],
    // To record each journey costs a fifth of it: `npm test -- e2e <filter> --trace on` shows one that fails.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
});
