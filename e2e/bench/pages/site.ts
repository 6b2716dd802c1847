import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Client } from "pg";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};
export const DESK = { viewport: { width: 1440, height: 900 } };

const OWNER = { email: "bench@pauta.test", password: "a password for benchmarks" };

export async function newWorkspace(databaseUrl: string, posts = "9"): Promise<string> {
  const owner = ["--owner-email", OWNER.email, "--owner-password", OWNER.password];
  const command = [
    "lib/tools/launch/admin.ts",
    "workspace",
    "create",
    "--name",
    "Bench",
    "--posts",
    posts,
    "--accounts",
    "1",
    ...owner,
    "--json",
  ];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  return (JSON.parse(stdout) as { workspaceId: string }).workspaceId;
}

/** So many posts from the first of this month to its last, all with a picture; what is past is live. */
export async function fillMonth(
  client: Client,
  {
    dataDir,
    posts,
    projectId,
    workspaceId,
  }: { dataDir: string; posts: number; projectId: string; workspaceId: string },
) {
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
    [workspaceId, projectId, folder, files, posts],
  );
}

export async function signedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  await page.request.post("/api/auth/callback/credentials", { form: { ...OWNER, csrfToken, json: "true" } });
  return page;
}

export const openContext = (browser: Browser, baseURL: string, device: object) =>
  browser.newContext({ baseURL, locale: "pt-BR", ...device });

/** A call of the app, as its own pages make it. */
export const callOf =
  ({ request }: Page, origin: string) =>
  async <Answer>(method: "GET" | "POST", path: string, data?: object): Promise<Answer> => {
    const headers = { Origin: origin };
    const answer = await request.fetch(`/api/app${path}`, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} was answered with ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

export const newProject = async (page: Page, origin: string): Promise<string> =>
  (await callOf(page, origin)<{ id: string }>("POST", "/projects", { name: "Aurora" })).id;

const MADE_WITHIN_MS = 240_000;

/** A reel of words over a clip, made by the workers. */
export async function newReel(page: Page, origin: string, projectId: string): Promise<string> {
  const { postId } = await callOf(page, origin)<{ postId: string }>("POST", "/reels", {
    projectId,
    theme: "Você está queimando seu café",
  });
  const deadline = Date.now() + MADE_WITHIN_MS;
  for (;;) {
    const { status } = (await (await page.request.get(`/api/app/posts/${postId}`)).json()) as { status: string };
    if (status === "draft") return postId;
    if (status === "failed" || Date.now() > deadline) throw new Error(`The reel is ${status}.`);
    await page.waitForTimeout(500);
  }
}
