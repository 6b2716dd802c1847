import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { Client } from "pg";
import { findChromium } from "#lib/tools/launch/chromium.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";

// What the calendar of a project with 500 posts this month asks of a phone and of a desk: the code it fetches, its
// Lighthouse scores, and how it keeps up while months are paged through and posts are dragged. Exits 1 where it asks
// more than it may.

const POSTS = Number(process.env["BENCH_POSTS"] ?? 500);
const LIGHTHOUSE = "lighthouse@13.5.0";
const LIGHTHOUSE_RUNS = 5;
const SCRIPT_MOST_KB = 230;
const PERFORMANCE_LEAST = 90;
const LONGEST_MOST_MS = 200;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};
const DESK = { viewport: { width: 1440, height: 900 } };

let failures = 0;
function report(name: string, figure: string, holds = true) {
  if (!holds) failures++;
  console.log(`${name.padEnd(44)}${figure.padStart(16)}  ${holds ? "" : "FAILS"}`);
}

const OWNER = { email: "bench@pauta.test", password: "a password for benchmarks" };

async function newWorkspace(): Promise<string> {
  const owner = ["--owner-email", OWNER.email, "--owner-password", OWNER.password];
  const command = ["lib/tools/launch/admin.ts", "workspace", "create", "--name", "Bench", ...owner, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return (JSON.parse(stdout) as { workspaceId: string }).workspaceId;
}

/** So many posts from the first of this month to its last, all with a picture; what is past is live. */
async function seed(client: Client, workspaceId: string, projectId: string, dataDir: string) {
  const folder = `${workspaceId}/bench/picture`;
  const files = readdirSync("public/library/photos").filter((name) => name.endsWith(".jpg"));
  mkdirSync(join(dataDir, "media", folder), { recursive: true, mode: 0o777 });
  for (const file of files) copyFileSync(join("public/library/photos", file), join(dataDir, "media", folder, file));
  await client.query(
    `INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "textContent", "origin",
       "media", "hasContent", "scheduledFor", "publishedAt", "createdAt")
     SELECT 'post_' || lpad(n::text, 26, '0'), $1, $2, (ARRAY['carousel', 'premium_carousel', 'infographic']::"Format"[])[n % 3 + 1],
       (CASE WHEN at < now() THEN 'published' ELSE 'scheduled' END)::"PostStatus",
       'Tema de um post que alguém escreveu, o de número ' || n, 'Uma legenda.', 'app',
       jsonb_build_array(jsonb_build_object('type', 'image',
         'key', $3 || '/' || ($4::text[])[n % cardinality($4::text[]) + 1])),
       true, at, CASE WHEN at < now() THEN at END, now() - interval '60 days'
     FROM (SELECT n, date_trunc('month', now()) + (n + 0.5) * (interval '1 month' / $5::int) AS at
       FROM generate_series(0, $5::int - 1) n) made`,
    [workspaceId, projectId, folder, files, POSTS],
  );
}

async function signedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  await page.request.post("/api/auth/callback/credentials", { form: { ...OWNER, csrfToken, json: "true" } });
  return page;
}

const openContext = (baseURL: string, device: object) => browser.newContext({ baseURL, locale: "pt-BR", ...device });

/** A browser's own folder, signed in: a Cookie header of Lighthouse's is lost once the page keeps a cookie itself. */
async function signedInFolder(baseURL: string, within: string): Promise<string> {
  const folder = mkdtempSync(join(within, "browser-"));
  const options = { executablePath: await findChromium(), args: FLAGS, baseURL };
  const context = await chromium.launchPersistentContext(folder, options);
  await signedIn(context);
  await context.close();
  return folder;
}

async function newProject({ request }: Page, origin: string): Promise<string> {
  const made = await request.post("/api/app/projects", { data: { name: "Aurora" }, headers: { Origin: origin } });
  return ((await made.json()) as { id: string }).id;
}

/** Compressed bytes of the scripts that the page fetches until it rests. */
async function weighScripts(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  session.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(path, { waitUntil: "networkidle" });
  await session.detach();
  return bytes / 1024;
}

interface Scores {
  performance: number;
  accessibility: number;
  figures: string;
}

interface Lighthouse {
  categories: Record<"performance" | "accessibility", { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

async function lighthouse(origin: string, path: string, folder: string): Promise<Scores> {
  const output = join(folder, "lighthouse.json");
  const own = `--user-data-dir=${await signedInFolder(origin, folder)}`;
  // Each with its value in one word: the browser's own flags would be taken for more of Lighthouse's.
  const options = [
    "--output=json",
    `--output-path=${output}`,
    "--only-categories=performance,accessibility",
    `--chrome-flags=${["--headless=new", ...FLAGS, own].join(" ")}`,
    "--quiet",
  ];
  await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, origin + path, ...options], {
    env: { ...process.env, CHROME_PATH: await findChromium() },
  });
  const { audits, categories } = JSON.parse(readFileSync(output, "utf8")) as Lighthouse;
  const shown = { FCP: "first-contentful-paint", LCP: "largest-contentful-paint", TBT: "total-blocking-time" };
  const figures = Object.entries({ ...shown, CLS: "cumulative-layout-shift" }).map(
    ([name, audit]) => `${name} ${audits[audit]?.displayValue ?? "?"}`,
  );
  const of = (name: "performance" | "accessibility") => Math.round(categories[name].score * 100);
  return { performance: of("performance"), accessibility: of("accessibility"), figures: figures.join(", ") };
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
const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
try {
  await client.connect();
  const workspaceId = await newWorkspace();
  const phone = await signedIn(await openContext(server.url, PHONE));
  const projectId = await newProject(phone, server.url);
  await seed(client, workspaceId, projectId, dataDir);
  const path = `/${projectId}/calendar`;

  const weighed = await weighScripts(phone, path);
  report("scripts of the page, compressed", `${weighed.toFixed(1)} KB`, weighed < SCRIPT_MOST_KB);

  await phone.goto(path, { waitUntil: "networkidle" });
  await watch(phone, "paging a phone's agenda", () => pageThrough(phone, "Próximas semanas"));
  const desk = await signedIn(await openContext(server.url, DESK));
  await desk.goto(path, { waitUntil: "networkidle" });
  await watch(desk, "paging through months", () => pageThrough(desk, "Próximo mês"));
  await desk.goto(path, { waitUntil: "networkidle" });
  await watch(desk, "dragging a post", () => dragAbout(desk));
  await browser.close();

  const runs: Scores[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run++) {
    const scores = await lighthouse(server.url, path, dataDir);
    console.log(`  ${scores.figures}`);
    runs.push(scores);
  }
  const middle = runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(LIGHTHOUSE_RUNS / 2)];
  const { accessibility = 0, performance = 0 } = middle ?? {};
  report("Lighthouse, performance on a phone", String(performance), performance >= PERFORMANCE_LEAST);
  report("Lighthouse, accessibility on a phone", String(accessibility), accessibility === 100);
} finally {
  await browser.close();
  await client.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(failures === 0 ? "It holds." : `It does not hold for ${failures}.`);
process.exitCode = failures > 0 ? 1 : 0;
