import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS } from "#lib/tools/launch/chromium-flags.ts";
import { findChromium } from "#lib/tools/launch/chromium.ts";
import { signedIn } from "./site.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";

export interface Scores {
  performance: number;
  accessibility: number;
  figures: string;
}

interface Report {
  categories: Record<"performance" | "accessibility", { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

const SHOWN = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  SI: "speed-index",
  CLS: "cumulative-layout-shift",
};

/** What Lighthouse says of a page on its slow phone. */
export async function lighthouse(origin: string, path: string, folder: string): Promise<Scores> {
  const output = join(folder, "lighthouse.json");
  const own = `--user-data-dir=${await signedInFolder(origin, folder)}`;
  // Each with its value in one word: the browser's own flags would be taken for more of Lighthouse's.
  const options = [
    "--output=json",
    `--output-path=${output}`,
    "--only-categories=performance,accessibility",
    `--chrome-flags=${["--headless=new", ...CHROMIUM_FLAGS, own].join(" ")}`,
    "--quiet",
  ];
  await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, origin + path, ...options], {
    env: { ...process.env, CHROME_PATH: await findChromium() },
  });
  const { audits, categories } = JSON.parse(readFileSync(output, "utf8")) as Report;
  const figures = Object.entries(SHOWN).map(([name, audit]) => `${name} ${audits[audit]?.displayValue ?? "?"}`);
  const of = (name: "performance" | "accessibility") => Math.round(categories[name].score * 100);
  return { performance: of("performance"), accessibility: of("accessibility"), figures: figures.join(", ") };
}

/** A browser's own folder, signed in: a Cookie header of Lighthouse's is lost once the page keeps a cookie itself. */
async function signedInFolder(baseURL: string, within: string): Promise<string> {
  const folder = mkdtempSync(join(within, "browser-"));
  const options = { executablePath: await findChromium(), args: CHROMIUM_FLAGS, baseURL };
  const context = await chromium.launchPersistentContext(folder, options);
  await signedIn(context);
  await context.close();
  return folder;
}
