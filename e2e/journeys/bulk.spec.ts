import { expect } from "@playwright/test";
import { createProject, newPerson, query, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const ROWS = 50;
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test("fifty rows of a CSV become fifty drafts, which move a week and are approved in one act", async ({ page }) => {
  await signIn(page, await newPerson("--posts", "60", "--preview-formats", "all"));
  const project = await createProject(page, "Padaria Sol");
  await query(`UPDATE "Project" SET "requiresApproval" = true WHERE "id" = $1`, project);
  await page.goto(`/${project}/posts`);
  await page.getByRole("link", { name: "Planejar vários" }).click();
  const rows = Array.from({ length: ROWS }, (_, n) => `Receita ${n + 1} da padaria;carrossel;${dayIn(2 + n)};09:00`);
  const buffer = Buffer.from(["tema;formato;data;hora", ...rows].join("\r\n"));
  await page.locator('input[type="file"]').setInputFiles({ name: "plano.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: `Criar ${ROWS} posts` }).click();
  await expect(page).toHaveURL(/\/posts$/);
  const statuses = () =>
    query(`SELECT "status"::text, count(*)::int FROM "Post" WHERE "projectId" = $1 GROUP BY 1`, project);
  // What the makers leave: to draw fifty takes half a minute, and the other journeys watch it being done.
  await query(
    `UPDATE "Post" SET "status" = 'draft', "hasContent" = true, "textContent" = 'Hoje tem.', "media" = '[]'
     WHERE "projectId" = $1`,
    project,
  );
  expect(await statuses()).toEqual([{ status: "draft", count: ROWS }]);

  await page.goto(`/${project}/posts?view=table`);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Selecionar todos" }).click();
  await page.getByRole("button", { name: "Mudar de dia" }).click();
  await page.getByRole("checkbox", { name: "Aprovar os rascunhos também" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(page.getByText(`${ROWS} posts mudaram de dia.`)).toBeVisible();
  expect(await statuses()).toEqual([{ status: "scheduled", count: ROWS }]);
  const [first] = await query<{ day: string }>(
    `SELECT min(to_char("scheduledFor" AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD')) AS day FROM "Post" WHERE "projectId" = $1`,
    project,
  );
  expect(first?.day).toBe(dayIn(9));
});
