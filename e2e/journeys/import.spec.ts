import { expect } from "@playwright/test";
import { look } from "./look.ts";
import { createProject, newPerson, query, signIn } from "./people.ts";
import { test } from "./test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo", reducedMotion: "reduce" });

test("a workspace is exported in the app, and brought into an empty one from its first steps", async ({ page }) => {
  test.setTimeout(180_000);
  const ana = await newPerson();
  await signIn(page, ana);
  const project = await createProject(page, "Torra da Serra");
  await page.goto("/team");
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar .zip" }).click();
  const zip = await (await saving).path();
  await expect(page.getByRole("button", { name: "Importar .zip" })).toHaveCount(0);
  // As it is on another instance, which has nothing of it.
  await query('DELETE FROM "Project" WHERE "id" = $1', project);

  await signIn(page, await newPerson());
  await page.goto("/start");
  await page.getByRole("button", { name: "Importar .zip" }).click();
  const dialog = page.getByRole("dialog", { name: "Trazer um espaço de outra Pauta" });
  await look(page, "import");
  const wrong = { name: "fotos.zip", mimeType: "application/zip", buffer: Buffer.from("no archive") };
  await dialog.getByLabel("Escolher o arquivo .zip").setInputFiles(wrong);
  await expect(dialog.getByRole("alert")).toContainText("Este arquivo não é uma exportação da Pauta");
  await look(page, "import-wrong");

  await dialog.getByLabel("Escolher o arquivo .zip").setInputFiles(zip);
  await expect(page.getByText("Importação concluída: 1 projeto, nenhum post.")).toBeVisible();
  await expect(page).toHaveURL("/projects");
  await expect(page.getByRole("heading", { name: "Torra da Serra" })).toBeVisible();
});
