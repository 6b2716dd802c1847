import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { lookHere, SIZES } from "./look.ts";
import { createProject, newPerson, type Person, query, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

interface Live {
  theme: string;
  format: string;
  publishedAt: string;
  /** days after it went live, and what it had then */
  samples: [days: number, views: number, likes: number, comments: number, reach?: number, saves?: number][];
}

/** A live post and its measurements, as publishing and measuring leave them. */
async function makeLive({ workspaceId }: Person, projectId: string, { format, publishedAt, samples, theme }: Live) {
  const [post] = await query<{ id: string }>(
    `INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "origin", "media", "publishedAt")
     VALUES ('post_0' || left(md5(random()::text), 25), $1, $2, $3, 'published', $4, 'app', '[]', $5::timestamptz)
     RETURNING "id"`,
    workspaceId,
    projectId,
    format,
    theme,
    publishedAt,
  );
  const id = post?.id ?? "";
  for (const [days, views, likes, comments, reach = "", saves = ""] of samples) {
    const at = new Date(Date.parse(publishedAt) + days * DAY_MS).toISOString();
    await query(
      `INSERT INTO "MetricSample" ("postId", "measuredAt", "views", "likes", "comments", "reach", "saves")
       VALUES ($1, $2::timestamptz, $3::int, $4::int, $5::int, NULLIF($6, '')::int, NULLIF($7, '')::int)`,
      id,
      at,
      ...[views, likes, comments, reach, saves].map(String),
    );
  }
}

async function projectOf(page: Page): Promise<string> {
  const answer = (await (await page.request.get("/api/app/projects")).json()) as { projects: { id: string }[] };
  return answer.projects[0]?.id ?? "";
}

const LIVE: Live[] = [
  {
    theme: "Cinco erros ao moer café",
    format: "carousel",
    publishedAt: daysAgo(5),
    samples: [
      [0.01, 400, 30, 2],
      [1, 1200, 90, 6],
      [3, 1150, 88, 6, 900, 12],
    ],
  },
  { theme: "Bastidores; da torra", format: "caption_reel", publishedAt: daysAgo(3), samples: [[2, 50, 10, 0]] },
  { theme: "Guia de coados", format: "infographic", publishedAt: daysAgo(2), samples: [] },
  { theme: "Verão gelado", format: "carousel", publishedAt: daysAgo(60), samples: [[7, 300, 3, 3]] },
];

async function openReports(page: Page): Promise<string> {
  const ana = await newPerson();
  await signIn(page, ana);
  await createProject(page, "Café Aurora");
  const id = await projectOf(page);
  for (const live of LIVE) await makeLive(ana, id, live);
  await page.goto(`/${id}/reports`);
  return id;
}

test("the period's totals, what fell, what has no data apart, and all of it in a file", async ({ page }) => {
  await openReports(page);
  await expect(page.getByRole("button", { name: /^Visualizações 1\.200 / })).toBeVisible();
  // Of one post alone the network told them.
  await expect(page.getByText("Alcance", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("média de 900 por post")).toBeVisible();
  await expect(page.getByText("2 medidos · 1 sem dados")).toBeVisible();
  await expect(page.getByText("queda: a rede passou a mostrar menos")).toBeVisible();

  const measured = page.getByRole("table", { name: "Post a post" });
  await expect(measured.getByRole("row", { name: /Cinco erros ao moer café.*1\.150.*caiu -50/ })).toBeVisible();
  await expect(measured.getByText("Guia de coados")).toHaveCount(0);
  const without = page.getByRole("listitem").filter({ hasText: "Guia de coados" });
  await expect(without).toContainText("sem dados");
  await expect(without).not.toContainText(/\b0\b/);

  await page.getByText("Ver em tabela").first().click();
  const table = page.getByRole("region", { name: /^Ver em tabela: Visualizações no tempo/ });
  await expect(table.getByRole("row", { name: /caiu -50/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /sem dados/ }).first()).toBeVisible();

  await page.getByRole("button", { name: /^Curtidas/ }).click();
  await expect(page).toHaveURL(/metric=likes/);
  await expect(page.getByRole("heading", { name: "Curtidas no tempo" })).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^relatorio-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^Guia de coados;Infográfico;[\d-]{10} [\d:]{5};;;;;;;;post_/);
  expect(lines[2]).toMatch(/^"Bastidores; da torra";Reel com legenda;[\d-]{10} [\d:]{5};50;10;0;/);
  expect(lines[3]).toMatch(/^Cinco erros ao moer café;Carrossel;[\d-]{10} [\d:]{5};1150;88;6;900;12;/);
});

test("the period is in the address, and a day that is typed is one end of it", async ({ page }) => {
  const id = await openReports(page);
  await page.getByRole("radio", { name: "90 dias" }).click();
  await expect(page).toHaveURL(/\?days=90$/);
  await expect(page.getByRole("button", { name: /^Visualizações 1\.500 / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "30 dias" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Visualizações 1\.200 / })).toBeVisible();

  const day = (days: number) => daysAgo(days).slice(0, 10);
  await page.goto(`/${id}/reports?from=${day(4)}&to=${day(1)}`);
  await expect(
    page.getByRole("button", { name: /^Visualizações 50 .*-1\.100 \(-96%\), menos que antes/ }),
  ).toBeVisible();
  await page.goto(`/${id}/reports?from=${day(62)}&to=${day(58)}`);
  await expect(page.getByRole("radio", { name: "Datas" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Visualizações 300 / })).toBeVisible();
  const from = page.getByLabel("De", { exact: true });
  const words = { timeZone: "UTC", day: "numeric", month: "short" } as const;
  await expect(from, "in the app's language").toHaveAccessibleDescription(
    new RegExp(new Intl.DateTimeFormat("pt", words).format(new Date(day(62)))),
  );
  await from.fill(day(50));
  await page.getByLabel("De", { exact: true }).press("Enter");
  await expect(page).toHaveURL(`/${id}/reports?from=${day(50)}&to=${day(50)}`);
  await expect(page.getByRole("heading", { name: "Nada publicado neste período" })).toBeVisible();
});

test("with nothing published the page leads to the calendar", async ({ page }) => {
  await signIn(page, await newPerson());
  await createProject(page, "Café Aurora");
  const id = await projectOf(page);
  await page.goto(`/${id}/reports`);
  await expect(page.getByRole("heading", { name: "Nada publicado ainda" })).toBeVisible();
  await lookHere(page, "reports-none");
  await expect(page.getByRole("link", { name: "Ir para o calendário" })).toHaveAttribute("href", `/${id}/calendar`);
});

for (const viewport of SIZES) {
  test(`nothing that axe finds at ${viewport.width}, in both themes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openReports(page);
    await expect(page.getByRole("table", { name: "Post a post" })).toBeVisible();
    for (const summary of await page.getByText("Ver em tabela").all()) await summary.click();
    await lookHere(page, "reports-tables");
    await page.getByRole("radio", { name: "Datas" }).click();
    await expect(page.getByLabel("Até", { exact: true })).toBeVisible();
    await lookHere(page, "reports-own", ["light"]);
  });
}
