import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { Client } from "pg";
import { CHROMIUM_FLAGS } from "#lib/tools/launch/chromium-flags.ts";
import { findChromium } from "#lib/tools/launch/chromium.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { handOn } from "./clicks/hand.ts";
import { KNOWN, type Task } from "./clicks/known.ts";
import { openStudio } from "./clicks/studio.ts";
import { TASKS } from "./clicks/tasks.ts";
import { DESK, newWorkspace, openContext, signedIn } from "./pages/site.ts";

// How many clicks and keys five tasks take, counted while they are done in a browser, beside what they take in the tool
// that is known to need least. Exits 1 where one takes more here.

const dataDir = newDataDirectory();
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const server = await startPauta({ dataDir, env: { SEED_DEMO: "0", DATABASE_URL: databaseUrl } });
const client = new Client({ connectionString: databaseUrl });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
let failures = 0;
console.log("Counted here in a browser; the other tools' steps are as known in 2025, those in doubt left out.\n");
try {
  await client.connect();
  const workspaceId = await newWorkspace(databaseUrl, "30");
  const page = await signedIn(await openContext(browser, server.url, { ...DESK, timezoneId: "America/Sao_Paulo" }));
  const studio = await openStudio(page, server.url, client, workspaceId);
  for (const task of Object.keys(TASKS) as Task[]) {
    await studio.show(task);
    await page.goto(`/${studio.projectId}/calendar`, { waitUntil: "networkidle" });
    const hand = handOn(page);
    await TASKS[task]({ page, hand, client, studio });
    const { clicks, keys, steps } = hand.spent;
    const known = KNOWN[task];
    const holds = clicks + keys <= known.count;
    if (!holds) failures++;
    console.log(
      `${task.padEnd(30)}${String(clicks + keys).padStart(4)}  ${known.tool.padEnd(10)}${String(known.count).padStart(4)}${holds ? "" : "  FAILS"}`,
    );
    console.log(`  Pauta: ${steps.join(", ")}`);
    console.log(`  ${known.tool}: ${known.steps}`);
    console.log(`  beside it: ${known.others}`);
  }
} finally {
  await browser.close();
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(failures === 0 ? "It holds." : `It does not hold for ${failures}.`);
process.exitCode = failures > 0 ? 1 : 0;
