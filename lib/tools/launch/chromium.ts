import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { Stop } from "./stop.ts";
import { runTool } from "./tool.ts";

/** The shell draws for no screen, which takes half of the time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of a Chromium that runs here, installed when there is none. */
export async function findChromium(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given && !(await runs(given))) throw new Stop(`CHROMIUM_PATH ${given} does not run.`);
  const found = given ?? (await firstThatRuns());
  if (found) return found;
  for (const command of installers()) {
    console.log(`  chromium    ${command}`);
    await runTool("sh", ["-c", command]);
    const installed = await firstThatRuns();
    if (installed) return installed;
  }
  throw new Stop(
    "The journeys need a Chromium: as root run `apt-get update && apt-get install -y chromium`, or set CHROMIUM_PATH.",
  );
}

function installers(): string[] {
  const isRoot = process.getuid?.() === 0;
  const apt = "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends";
  return [
    `${process.execPath} node_modules/playwright/cli.js install chromium`,
    ...(isRoot ? NAMES.slice(0, 2).map((name) => `${apt} ${name}`) : []),
  ];
}

async function firstThatRuns(): Promise<string | null> {
  const onPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  for (const path of [...onPath, chromium.executablePath()]) {
    if (isExecutable(path) && (await runs(path))) return path;
  }
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const runs = async (path: string) => (await runTool(path, ["--version"])).code === 0;
