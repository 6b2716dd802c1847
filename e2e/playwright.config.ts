import { defineConfig } from "@playwright/test";

const executablePath = process.env["CHROMIUM_PATH"];

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results/journeys",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  timeout: 60_000,
  // Two cores render videos and draw pages at once: what is late there is not wrong.
  expect: { timeout: 15_000 },
  retries: process.env["CI"] ? 1 : 0,
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://localhost:3000",
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
