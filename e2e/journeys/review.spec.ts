import { expect } from "@playwright/test";
import sharp from "sharp";
import { look } from "./look.ts";
import { call, createProject, newPerson, query, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

const PHOTOS = ["coffee-cup", "candles-and-stones"];

test("a client without an account approves by a link, and the post goes live by itself", async ({ page, baseURL }) => {
  const ana = await newPerson("--posts", "12");
  await signIn(page, ana);
  const projectId = await createProject(page, "Padaria Aurora");
  const { url } = await call<{ url: string }>(page, "POST", `/projects/${projectId}/connect`);
  await page.request.get(`${url}&auto=allow&handle=padaria.${ana.ownerId.slice(-8)}`);
  const media = [];
  for (const name of PHOTOS) {
    const data = await sharp(`public/library/photos/${name}.jpg`).resize(1080, 1350).jpeg().toBuffer();
    const sent = await page.request.post(`/api/upload?projectId=${projectId}&purpose=picture`, {
      data,
      headers: { "Content-Type": "image/jpeg", Origin: new URL(baseURL ?? "").origin },
    });
    const { url } = (await sent.json()) as { url: string };
    media.push({ key: url.split("/media/")[1], type: "image" });
  }
  // A Thursday at noon: on any day of the year in the same week for the brand and for the database.
  const [{ day, week } = { day: "", week: "" }] = await query<{ day: string; week: string }>(
    `SELECT to_char(monday, 'YYYY-MM-DD') AS week, to_char(monday + interval '3 days 15 hours', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS day
     FROM date_trunc('week', now() AT TIME ZONE 'UTC' + interval '7 days') AS monday`,
  );
  for (const n of [1, 2]) {
    await query(
      `INSERT INTO "Post" ("id", "workspaceId", "projectId", "format", "status", "theme", "textContent", "origin",
         "hasContent", "media", "scheduledFor", "createdAt")
       VALUES ('post_' || md5($2 || $3), $1, $2, 'carousel', 'draft', 'Tema ' || $3::text || ': pães da semana',
         'Pão de fermentação natural sai do forno às 7h, todo dia.' || E'\\n\\n' || 'Reserve o seu pela mensagem e busque quentinho. #pao #padaria',
         'app', true, $4, $5::timestamptz, now())`,
      ana.workspaceId,
      projectId,
      String(n),
      JSON.stringify(media),
      day,
    );
  }
  await page.goto(`/${projectId}/review`);
  await page.getByRole("button", { name: "Novo link" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Para quem").fill("Ana da padaria");
  await dialog.getByLabel("Semana").selectOption(week);
  await dialog.getByRole("button", { name: "Criar link" }).click();
  const address = await dialog.getByLabel("Link de revisão").inputValue();
  await dialog.getByRole("button", { name: "Concluir" }).click();
  await look(page, "review-page");

  // A page that is signed out leaves by itself, and would meet the way to the link.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(address);
  const [first, second] = [page.getByRole("article").first(), page.getByRole("article").last()];
  await first.getByRole("button", { name: "Aprovar" }).waitFor();
  await look(page, "review-client");
  await first.getByRole("button", { name: "Aprovar" }).click();
  await expect(first.getByText("Aprovado", { exact: true })).toBeVisible();
  await second.getByRole("button", { name: "Pedir mudanças" }).click();
  await second.getByLabel("O que precisa mudar?").fill("Troque a primeira foto");
  await second.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(second.getByText("Mudanças pedidas")).toBeVisible();
  await look(page, "review-client-answered");

  // The hour comes that both had agreed on.
  await query(
    `UPDATE "Post" SET "scheduledFor" = now() WHERE "projectId" = $1 AND "scheduledFor" IS NOT NULL`,
    projectId,
  );
  await expect
    .poll(async () => query(`SELECT "status" FROM "Post" WHERE "projectId" = $1 ORDER BY "status"`, projectId))
    .toEqual([{ status: "draft" }, { status: "published" }]);
});
