import { rmSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";
import { Client } from "pg";
import { CHROMIUM_FLAGS } from "#lib/tools/launch/chromium-flags.ts";
import { findChromium } from "#lib/tools/launch/chromium.ts";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { lighthouse, type Scores } from "./pages/lighthouse.ts";
import { DESK, fillMonth, newProject, newReel, newWorkspace, openContext, PHONE, signedIn } from "./pages/site.ts";
import { fetchDocument, visit } from "./pages/visit.ts";

// What opening a page costs: how late its first byte comes beside that of a page without data, how large it is, which
// scripts it fetches, how many calls it waits for one after the other, how far it moves while it comes, and what
// Lighthouse says of the calendar with 500 posts. Exits 1 where a page asks more than it may. BENCH_LIGHTHOUSE says
// how often Lighthouse runs.

const POSTS = Number(process.env["BENCH_POSTS"] ?? 500);
const LIGHTHOUSE_RUNS = Number(process.env["BENCH_LIGHTHOUSE"] ?? 5);
const FETCHES = 15;
const PERFORMANCE_LEAST = 95;
const SHIFT_MOST = 0.02;

const DEVICES = { phone: PHONE, desk: DESK };
type Device = keyof typeof DEVICES;

interface Goal {
  path: string;
  htmlKb: number;
  scriptKb: Record<Device, number>;
  waves: number;
  /** times the first byte of a page without data */
  firstByte: number;
}

let failures = 0;
function report(name: string, figure: string, goal = "", holds = true) {
  if (!holds) failures++;
  console.log(`${name.padEnd(46)}${figure.padStart(14)}  ${goal.padEnd(14)}${holds ? "" : "FAILS"}`);
}
const atMost = (name: string, value: number, unit: string, most: number, digits = 1) =>
  report(name, `${value.toFixed(digits)}${unit}`, `at most ${most}`, value <= most);

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const PLAIN = "/docs.md";

async function measureDocuments(context: BrowserContext, origin: string, goals: Record<string, Goal>) {
  const seen = new Map<string, { ms: number[]; bytes: number }>();
  const paths = [PLAIN, ...Object.values(goals).map(({ path }) => path)];
  // In turns, so that what else the machine does falls on all of them.
  for (let turn = 0; turn < FETCHES; turn++) {
    for (const path of paths) {
      const { bytes, firstByteMs } = await fetchDocument(context, origin + path, PHONE.userAgent);
      const of = seen.get(path) ?? { ms: [], bytes };
      of.ms.push(firstByteMs);
      seen.set(path, of);
    }
  }
  return (path: string) => ({ ms: median(seen.get(path)?.ms ?? []), kb: (seen.get(path)?.bytes ?? 0) / 1024 });
}

async function bench(databaseUrl: string): Promise<void> {
  const dataDir = newDataDirectory();
  const server = await startPauta({ dataDir, env: { SEED_DEMO: "0", DATABASE_URL: databaseUrl } });
  const client = new Client({ connectionString: databaseUrl });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    await client.connect();
    const workspaceId = await newWorkspace(databaseUrl);
    const phone = await signedIn(await openContext(browser, server.url, PHONE));
    const projectId = await newProject(phone, server.url);
    await fillMonth(client, { dataDir, posts: POSTS, projectId, workspaceId });
    const reel = await newReel(phone, server.url, projectId);
    const goals: Record<string, Goal> = {
      calendar: {
        path: `/${projectId}/calendar`,
        htmlKb: 25,
        scriptKb: { phone: 160, desk: 175 },
        waves: 1,
        firstByte: 4,
      },
      "editor of a reel": {
        path: `/${projectId}/posts/${reel}`,
        htmlKb: 28,
        scriptKb: { phone: 240, desk: 240 },
        waves: 1,
        firstByte: 4,
      },
      autopilot: {
        path: `/${projectId}/autopilot`,
        htmlKb: 27,
        scriptKb: { phone: 210, desk: 215 },
        waves: 1,
        firstByte: 4,
      },
    };

    const documentOf = await measureDocuments(phone.context(), server.url, goals);
    const plain = documentOf(PLAIN).ms;
    for (const [name, goal] of Object.entries(goals)) {
      const { kb, ms } = documentOf(goal.path);
      const times = ms / plain;
      report(`${name}: first byte`, `${ms.toFixed(0)} ms`, "");
      atMost(`${name}: first byte, of a plain file's`, times, " times", goal.firstByte);
      atMost(`${name}: HTML, compressed`, kb, " KB", goal.htmlKb);
      for (const device of ["phone", "desk"] as const) {
        const page = await signedIn(await openContext(browser, server.url, DEVICES[device]));
        const { calls, moved, scriptBytes, shift, waves } = await visit(page, goal.path);
        await page.context().close();
        atMost(`${name}, ${device}: scripts, compressed`, scriptBytes / 1024, " KB", goal.scriptKb[device]);
        atMost(`${name}, ${device}: calls in a row`, waves, ` of ${calls.length}`, goal.waves, 0);
        if (calls.length > 0) console.log(`  ${calls.join(" ")}`);
        atMost(`${name}, ${device}: layout shift`, shift, "", SHIFT_MOST, 3);
        if (shift > SHIFT_MOST) console.log(`  ${moved.slice(0, 5).join("\n  ")}`);
      }
    }
    await browser.close();

    const runs: Scores[] = [];
    for (let run = 0; run < LIGHTHOUSE_RUNS; run++) {
      const scores = await lighthouse(server.url, goals["calendar"]?.path ?? "", dataDir);
      console.log(`  ${scores.performance}: ${scores.figures}`);
      runs.push(scores);
    }
    if (LIGHTHOUSE_RUNS > 0) {
      const performance = median(runs.map((run) => run.performance));
      const accessibility = median(runs.map((run) => run.accessibility));
      report(
        "Lighthouse, performance on a phone",
        String(performance),
        `at least ${PERFORMANCE_LEAST}`,
        performance >= PERFORMANCE_LEAST,
      );
      report("Lighthouse, accessibility on a phone", String(accessibility), "100", accessibility === 100);
    }
  } finally {
    await browser.close();
    await client.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await onOwnDatabase(process.env["DATABASE_URL"], bench);
console.log(failures === 0 ? "It holds." : `It does not hold for ${failures}.`);
process.exitCode = failures > 0 ? 1 : 0;
