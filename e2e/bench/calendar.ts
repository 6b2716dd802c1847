import { rmSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { Client } from "pg";
import { CHROMIUM_FLAGS } from "#lib/tools/launch/chromium-flags.ts";
import { findChromium } from "#lib/tools/launch/chromium.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { DESK, fillMonth, newProject, newWorkspace, openContext, PHONE, signedIn } from "./pages/site.ts";

// How the calendar of a project with 500 posts this month keeps up on a phone and on a desk, while months are paged
// through and posts are dragged. Exits 1 where a task holds it up for longer than it may. What opening it costs is
// measured by the bench `pages`.

const POSTS = Number(process.env["BENCH_POSTS"] ?? 500);
const LONGEST_MOST_MS = 200;

let failures = 0;
function report(name: string, figure: string, holds = true) {
  if (!holds) failures++;
  console.log(`${name.padEnd(44)}${figure.padStart(16)}  ${holds ? "" : "FAILS"}`);
}

/** The longest task and the frames that came late while something is done. */
async function watch(page: Page, name: string, act: () => Promise<void>) {
  await page.evaluate(() => {
    const seen = { tasks: [0], frames: 0, late: 0, last: performance.now() };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
    const tick = (now: number) => {
      seen.frames++;
      // Two refreshes of sixty a second with nothing new in between.
      if (now - seen.last > 34) seen.late++;
      seen.last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { tasks: number[]; frames: number; late: number } }).seen,
  );
  const longest = Math.max(...seen.tasks);
  report(`${name}: longest task`, `${Math.round(longest)} ms`, longest < LONGEST_MOST_MS);
  report(`${name}: frames that came late`, `${seen.late} of ${seen.frames}`);
}

async function pageThrough(page: Page, next: string) {
  for (let turn = 0; turn < 6; turn++) {
    await page.getByRole("button", { name: next }).click();
    await page.waitForTimeout(300);
  }
}

async function dragAbout(page: Page) {
  const card = await page.locator("td [data-card]").last().boundingBox();
  if (!card) throw new Error("no post to drag");
  await page.mouse.move(card.x + 10, card.y + 10);
  await page.mouse.down();
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(400 + 250 * Math.cos(step / 10), 450 + 250 * Math.sin(step / 10));
  }
  await page.keyboard.press("Escape");
  await page.mouse.up();
}

const dataDir = newDataDirectory();
const databaseUrl = process.env["DATABASE_URL"] ?? "";
const server = await startPauta({ dataDir, env: { SEED_DEMO: "0", DATABASE_URL: databaseUrl } });
const client = new Client({ connectionString: databaseUrl });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  await client.connect();
  const workspaceId = await newWorkspace(databaseUrl);
  const phone = await signedIn(await openContext(browser, server.url, PHONE));
  const projectId = await newProject(phone, server.url);
  await fillMonth(client, { dataDir, posts: POSTS, projectId, workspaceId });
  const path = `/${projectId}/calendar`;

  await phone.goto(path, { waitUntil: "networkidle" });
  await watch(phone, "paging a phone's agenda", () => pageThrough(phone, "Próximas semanas"));
  const desk = await signedIn(await openContext(browser, server.url, DESK));
  await desk.goto(path, { waitUntil: "networkidle" });
  await watch(desk, "paging through months", () => pageThrough(desk, "Próximo mês"));
  await desk.goto(path, { waitUntil: "networkidle" });
  await watch(desk, "dragging a post", () => dragAbout(desk));
} finally {
  await browser.close();
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(failures === 0 ? "It holds." : `It does not hold for ${failures}.`);
process.exitCode = failures > 0 ? 1 : 0;
