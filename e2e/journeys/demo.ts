import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { addMember, admin, call, createProject, invite, lastMail, newPerson, query, signIn } from "./people.ts";

/** The formats that are pictures: a video takes minutes to make. */
export const MADE = ["carousel", "premium_carousel"] as const;
type Made = (typeof MADE)[number];

export interface Demo {
  project: string;
  /** soon made, as all that a demo makes */
  posts: Record<Made, string>;
  checkout: string;
  /** the path on which an invited person comes in */
  invite: string;
  /** a browser in which the owner is signed in */
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

const BRAND = {
  profileName: "Café Aurora",
  description: "Cafeteria de bairro que torra cafés de pequenos produtores do sul de Minas.",
  targetAudience: "Quem toma café todo dia e quer entender o que há na xícara.",
  contentPreferences: "Métodos de preparo, origem dos grãos, bastidores da torra.",
  toneOfVoice: "Próximo, curioso e bem-humorado.",
};

const POSTS = [
  { theme: "Como guardar café em grãos", status: "published", days: -6 },
  { theme: "O que é torra média", status: "published", days: -3 },
  { theme: "Café gelado sem amargor", status: "failed", days: -1 },
  { theme: "Três moedores que cabem no bolso", status: "idea", days: 2 },
  { theme: "Bastidores da torra de sábado", status: "archived", days: -9 },
];

const MADE_MS = 240_000;

/** A workspace with something on every page, as that of a brand of some weeks has. */
export async function makeDemo(browser: Browser): Promise<Demo> {
  const ana = await newPerson("--posts", "30", "--accounts", "3", "--preview-formats", "all");
  await admin("installation", "owner", "--email", ana.email);
  const mark = ana.ownerId.slice(-8);
  const context = await browser.newContext({ locale: "pt-BR" });
  const page = await context.newPage();
  await signIn(page, ana);
  const project = await createProject(page, "Café Aurora");
  await createProject(page, "Clínica Vida Leve");
  const at = `/projects/${project}`;
  await call(page, "PATCH", `${at}/brand`, BRAND);
  const post = async (format: Made) => {
    const wish = { projectId: project, format, theme: "5 erros ao moer café em casa" };
    return (await call<{ postId: string }>(page, "POST", "/posts", wish)).postId;
  };
  const posts = { carousel: await post("carousel"), premium_carousel: await post("premium_carousel") };
  await call(page, "POST", `${at}/radar/start`);
  const { url } = await call<{ url: string }>(page, "POST", `${at}/connect`);
  await page.request.get(`${url}&auto=allow&handle=aurora.${mark}`);
  await call(page, "POST", `${at}/autopilot/slots`, { dayOfWeek: 1, hour: 9 });
  await call(page, "POST", `${at}/autopilot/slots`, { dayOfWeek: 3, hour: 18 });
  await call(page, "POST", "/keys", { name: "Agente" });
  const { checkout } = await call<{ checkout: { id: string } }>(page, "POST", "/plan/packs", { posts: 10 });
  await addMember(ana, `bruno.${mark}@pauta.test`, "admin");
  await invite(ana, `clara.${mark}@pauta.test`);
  await call(page, "POST", "/team/invites", { email: `rosa.${mark}@pauta.test` });
  for (const post of POSTS) await insertPost(ana.workspaceId, project, post);
  const link = /\/invite\/\S+/.exec(await lastMail(`rosa.${mark}@pauta.test`))?.[0] ?? "";
  const state = await context.storageState();
  await context.close();
  return { project, posts, checkout: checkout.id, invite: link, state };
}

export const waitForRadar = (page: Page, { project }: Demo) =>
  expect
    .poll(async () => (await call<{ state: string }>(page, "GET", `/projects/${project}/radar`)).state, {
      timeout: MADE_MS,
    })
    .toBe("completed");

export const waitForPost = (page: Page, id: string) =>
  expect
    .poll(async () => (await call<{ status: string }>(page, "GET", `/posts/${id}`)).status, { timeout: MADE_MS })
    .toBe("draft");

async function insertPost(workspaceId: string, projectId: string, { days, status, theme }: (typeof POSTS)[number]) {
  const isLive = status === "published";
  const [post] = await query<{ id: string }>(
    `INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "origin", "failureReason",
       "publishedAt", "scheduledFor")
     VALUES ('post_0' || left(md5(random()::text), 25), $1, $2, 'carousel', $3, $4, 'app', NULLIF($5, '')::"FailureCode",
       NULLIF($6, '')::timestamptz, NULLIF($7, '')::timestamptz) RETURNING "id"`,
    workspaceId,
    projectId,
    status,
    theme,
    status === "failed" ? "missed" : "",
    isLive ? daysFromNow(days) : "",
    status === "archived" ? "" : daysFromNow(days),
  );
  if (!isLive || !post) return;
  for (const [age, views] of [
    [0.5, 300],
    [2, 900],
  ] as const) {
    await query(
      `INSERT INTO "MetricSample" ("postId", "measuredAt", "views", "likes", "comments")
       VALUES ($1, $2::timestamptz, $3::int, 40, 3)`,
      post.id,
      daysFromNow(days + age),
      String(views),
    );
  }
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
